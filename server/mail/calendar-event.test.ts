import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-event.ts'

const at = (instant: string) => Temporal.Instant.from(instant)
const event: CalendarEvent = {
  uid: 'orden-1@certeza.example',
  revision: 7,
  createdAt: at('2026-12-01T10:00:00.123-06:00'),
  starts: at('2026-12-03T17:30:00-06:00'),
  ends: at('2026-12-03T18:00:00-06:00'),
  summary: 'Vence: orden OS-1; datos, factura \\ certificado',
  description: 'Vence el jueves.\nhttps://certeza.example/confirmacion?id=abc',
  url: 'https://certeza.example/confirmacion?id=abc',
  alarm: 180,
}

/** What a calendar reads: unfolded lines as names and values, TEXT unescaped. */
function read(file: string): Map<string, string> {
  expect(file.endsWith('\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n')
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? []
      return [name, value.replace(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))]
    }),
  )
}

/** Some lines long, of characters of one to four octets. */
const long = fc.string({ unit: fc.constantFrom('a', 'ñ', '→', '🜂'), minLength: 200, maxLength: 300 })

describe('calendarFile', () => {
  test('has what a calendar needs, in UTC', () => {
    const lines = read(calendarFile(event))
    expect(Object.fromEntries(lines)).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      UID: event.uid,
      SEQUENCE: '7',
      DTSTAMP: '20261201T160000Z',
      DTSTART: '20261203T233000Z',
      DTEND: '20261204T000000Z',
      SUMMARY: event.summary,
      URL: event.url,
      'TRIGGER;RELATED=END': '-PT180M',
    })
  })

  test('whatever a text holds comes back, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), long), (text) => {
        const file = calendarFile({ ...event, description: text })
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        // A character that was cut would come back as U+FFFD from the octets.
        expect(Buffer.from(file).toString()).toBe(file)
        const plain = text
          .replace(/\r\n?/g, '\n')
          .replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' ? '\n' : ' '))
        expect(read(file.replace(/BEGIN:VALARM[\s\S]*END:VALARM\r\n/, '')).get('DESCRIPTION')).toBe(plain)
      }),
    )
  })

  test('no value starts a line of its own', () => {
    const file = calendarFile({ ...event, summary: 'a\r\nATTENDEE:x', url: 'https://x.example/\r\nATTENDEE:x' })
    expect(file).not.toMatch(/^ATTENDEE/m)
  })
})
