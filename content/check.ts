import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { accreditations } from './accreditations.ts'
import { clientCounts, companyCounts, figures, gauges } from './figures.ts'
import { identity } from './identity.ts'
import { mdxProblems } from './mdx-problems.ts'
import { pictures } from './pictures.ts'
import { contentSchemas } from './schema.ts'
import { schemaProblems } from './schema-problems.ts'
import { services } from './services.ts'
import { workSteps } from './work-steps.ts'

/** What the laboratory edits, as read from content/; `servicePages` by file name. */
export type Content = {
  identity: unknown
  services: unknown
  accreditations: unknown
  figures: unknown
  gauges: unknown
  clientCounts: unknown
  companyCounts: unknown
  pictures: unknown
  workSteps: unknown
  servicePages: Record<string, unknown>
}

/** Reads the whole of content/ from its folder. */
export async function readContent(folder: string): Promise<Content> {
  const names = readdirSync(join(folder, 'services')).filter((name) => name.endsWith('.ts'))
  const servicePages: Content['servicePages'] = {}
  for (const name of names) {
    const { default: page } = await import(pathToFileURL(join(folder, 'services', name)).href)
    servicePages[name] = page
  }
  return {
    identity,
    services,
    accreditations,
    figures,
    gauges,
    clientCounts,
    companyCounts,
    pictures,
    workSteps,
    servicePages,
  }
}

const files = {
  identity: 'identity.ts',
  services: 'services.ts',
  accreditations: 'accreditations.ts',
  figures: 'figures.ts',
  gauges: 'figures.ts',
  clientCounts: 'figures.ts',
  companyCounts: 'figures.ts',
  pictures: 'pictures.ts',
  workSteps: 'work-steps.ts',
} as const

/**
 * Everything wrong with the content, a sentence each that names file and key; none when all is well.
 * `exists` tells whether a file stands at a path inside content/.
 */
export function contentProblems(content: Content, exists: (path: string) => boolean): string[] {
  const pictureNames = Object.keys(content.pictures as object)
  const ids = (Array.isArray(content.services) ? content.services : []).map((service) => String(service?.id))
  const schemas = contentSchemas(pictureNames, ids)
  const problems: string[] = []
  for (const name of Object.keys(files) as (keyof typeof files)[])
    problems.push(...schemaProblems(schemas[name], content[name], files[name], name))
  for (const [name, page] of Object.entries(content.servicePages))
    problems.push(...schemaProblems(schemas.servicePage, page, `services/${name}`, 'default'))
  // By the schemas above.
  return problems.length > 0 ? problems : loosePieces(content as CheckedContent, exists)
}

type CheckedContent = {
  services: typeof services
  accreditations: typeof accreditations
  pictures: typeof pictures
}

/** What fits its schema but not the rest: a file that is not there, an id given twice, an address of another. */
function loosePieces(content: CheckedContent, exists: (path: string) => boolean): string[] {
  const problems: string[] = []
  const need = (path: string, key: string) => {
    if (!exists(path)) problems.push(`${key}: falta el archivo content/${path}`)
  }
  content.services.forEach(({ id, href, accreditation }, index) => {
    const key = `content/services.ts: services[${index}]`
    need(`services/${id}.ts`, `${key}.id`)
    need(`services/${id}.mdx`, `${key}.id`)
    if (href !== `/services/${id}`) problems.push(`${key}.href no es /services/${id}`)
    const { accreditationLink, ratificationLink, otherDocuments = [] } = accreditation
    const links: [string, string][] = [
      ['accreditationLink', accreditationLink],
      ['ratificationLink', ratificationLink],
      ...otherDocuments.map(({ link }, each): [string, string] => [`otherDocuments[${each}].link`, link]),
    ]
    for (const [field, link] of links)
      if (link.startsWith('/')) need(link.replace(/^\/documentos\//, 'documents/'), `${key}.accreditation.${field}`)
    if (content.services.findIndex((other) => other.id === id) !== index)
      problems.push(`${key}.id está repetido: ${id}`)
  })
  content.accreditations.forEach(({ service }, index) => {
    if (content.accreditations.findIndex((other) => other.service === service) !== index)
      problems.push(`content/accreditations.ts: accreditations[${index}].service está repetido: ${service}`)
  })
  for (const [name, { kind }] of Object.entries(content.pictures)) {
    const wanted = kind === 'drawing' ? [`drawings/${name}.svg`] : [`pictures/${name}.avif`, `pictures/${name}.jpg`]
    for (const path of wanted) need(path, `content/pictures.ts: pictures.${name}`)
  }
  return problems
}

/**
 * Everything wrong with a content/ whose files can be read, with what is missing of it and its texts; a sentence each.
 */
export async function folderProblems(folder: string): Promise<string[]> {
  return [
    ...contentProblems(await readContent(folder), (path) => existsSync(join(folder, path))),
    ...(await mdxProblems(folder)),
  ]
}
