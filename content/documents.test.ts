import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serviceDocuments, services } from './services.ts'

const folder = join(import.meta.dirname, 'documents')

describe('the documents', () => {
  test.each(readdirSync(folder).filter((name) => name.endsWith('.pdf')))('%s is a PDF', (name) => {
    expect(readFileSync(join(folder, name)).subarray(0, 5).toString()).toBe('%PDF-')
  })
  test('a service shows accreditation, ratification, then what was added', () => {
    const [service] = structuredClone(services)
    if (!service) throw new Error('no service')
    const { accreditation } = service
    accreditation.otherDocuments = [{ title: 'Alcance', note: 'Anexo', link: '/documentos/anexo.pdf' }]
    expect(serviceDocuments(service).map(({ link }) => link)).toEqual([
      accreditation.accreditationLink,
      accreditation.ratificationLink,
      '/documentos/anexo.pdf',
    ])
  })
})
