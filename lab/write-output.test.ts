import { expect, test, vi } from 'vitest'
import { writeOutput } from './write-output.ts'

test('what --json prints is made only where it is printed', async () => {
  const json = vi.fn(() => [])
  const output = { format: 'csv', content: 'A\r\n', json, said: 'nada', count: {} }
  const answer = await writeOutput({ salida: undefined, ...output })
  expect(answer).toMatchObject({ content: 'A\r\n', json })
  expect(json).not.toHaveBeenCalled()
})
