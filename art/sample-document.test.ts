import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeSample } from './sample-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'certeza-muestra-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function sample(name: string): Promise<Buffer> {
  const path = join(folder, name)
  await writeSample(path, {
    title: 'Acreditación',
    kind: 'Documento',
    facts: [['Norma', '17025']],
    paragraphs: ['Texto'],
  })
  return readFileSync(path)
}

test('a sample is a small PDF that says that it is one, the same byte by byte when made again', async () => {
  const file = await sample('a.pdf')
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.length).toBeLessThan(15_000)
  // The title stands in the file as UTF-16: 'SIN VALIDEZ' with a zero before each letter.
  expect(file.includes(Buffer.from('SIN VALIDEZ', 'utf16le').swap16())).toBe(true)
  expect(await sample('b.pdf')).toEqual(file)
})
