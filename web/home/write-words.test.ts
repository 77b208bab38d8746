import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { typewriterTimes } from './typewriter.ts'
import { writeWords, writeWordsScript } from './write-words.ts'

const words = ['uno', 'dos']
let place: { dataset: Record<string, string>; isConnected: boolean; textContent: string }
let isLessMotion: boolean
beforeEach(() => {
  place = { dataset: {}, isConnected: true, textContent: 'uno' }
  isLessMotion = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: isLessMotion }))
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === '#x' ? place : null) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ways = [
  { name: 'by React', start: () => writeWords(place as unknown as HTMLElement, words) },
  // As it stands in the page: whatever it used of its module would be missing there.
  { name: 'by the page’s script', start: () => new Function(writeWordsScript('#x', words))() },
]
const { back, rest, type } = typewriterTimes

describe.each(ways)('words written $name', ({ start }) => {
  test('are taken back after a rest, and the next one is written', () => {
    start()
    vi.advanceTimersByTime(rest)
    expect(place.textContent).toBe('un')
    vi.advanceTimersByTime(2 * back)
    // An empty line would have no height.
    expect(place.textContent).toBe('\u200b')
    vi.advanceTimersByTime(3 * type)
    expect(place.textContent).toBe('dos')
  })

  test('are written once, whoever else begins', () => {
    start()
    for (const { start: again } of ways) again()
    expect(vi.getTimerCount()).toBe(1)
  })

  test('rest while they are stopped, and go on from there', () => {
    start()
    vi.advanceTimersByTime(rest)
    delete place.dataset.writes
    vi.advanceTimersByTime(10_000)
    expect(place.textContent).toBe('un')
    place.dataset.writes = ''
    vi.advanceTimersByTime(back)
    expect(place.textContent).toBe('u')
  })

  test('do not move for those who ask for less motion', () => {
    isLessMotion = true
    start()
    for (let step = 0; step < 100; step += 1) {
      vi.advanceTimersByTime(back)
      expect(place.textContent).toBe('uno')
    }
  })

  test('leave no timer behind when the page is left', () => {
    start()
    place.isConnected = false
    vi.advanceTimersByTime(rest)
    expect([place.textContent, vi.getTimerCount()]).toEqual(['uno', 0])
  })
})

test('a page without the place is left alone', () => {
  new Function(writeWordsScript('#other', words))()
  expect(vi.getTimerCount()).toBe(0)
})
