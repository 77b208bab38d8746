import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serviceDocuments, services } from './services.ts'

const folder = join(import.meta.dirname, 'documents')

describe('the documents', () => {
  test.each(readdirSync(folder))('%s is a small PDF that says that it is a sample', (name) => {
    const file = readFileSync(join(folder, name))
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(statSync(join(folder, name)).size).toBeLessThan(15_000)
    // The title stands in the file as UTF-16: 'SIN VALIDEZ' with a zero before each letter.
    expect(file.includes(Buffer.from('SIN VALIDEZ', 'utf16le').swap16())).toBe(true)
  })
  test('a service shows accreditation, ratification, then what was added', () => {
    const [pressure] = structuredClone(services)
    if (!pressure) throw new Error('no service')
    pressure.accreditation.otherDocuments = [{ title: 'Alcance', note: 'Anexo', link: '/documentos/anexo.pdf' }]
    expect(serviceDocuments(pressure).map(({ link }) => link)).toEqual([
      '/documentos/presion-acreditacion.pdf',
      '/documentos/presion-ratificacion-10-24.pdf',
      '/documentos/anexo.pdf',
    ])
  })
})
