import { type PictureName, pictures } from './pictures.ts'

const photos = import.meta.glob<string>('./pictures/*', { eager: true, query: '?url', import: 'default' })
const drawings = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?url', import: 'default' })

function found(files: Record<string, string>, path: string): string {
  const file = files[path]
  if (file === undefined) throw new Error(`content/pictures.ts: falta el archivo content/${path.slice(2)}`)
  return file
}

/** Addresses of a picture's files, only in the built site: content's check runs without them. */
export function pictureFiles(name: PictureName): { avif?: string; src: string } {
  if (pictures[name].kind === 'drawing') return { src: found(drawings, `./drawings/${name}.svg`) }
  return { avif: found(photos, `./pictures/${name}.avif`), src: found(photos, `./pictures/${name}.jpg`) }
}
