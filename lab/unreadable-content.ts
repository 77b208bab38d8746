/**
 * The sentence for a file of content/ that Node cannot read, by what it says of it; undefined for another error. The
 * checker that knows more (`npm run build`) is not installed where the site only runs.
 */
export function unreadableContent(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const [, file, missing] = /[\\/](content[\\/].+)' does not provide an export named '(\w+)'/.exec(error.message) ?? []
  if (file) return `${file}: falta ${missing}; no cambies los nombres de las claves.`
  const [, name, line] = /[\\/](content[\\/][^:\n]+\.ts):(\d+)/.exec(error.stack ?? '') ?? []
  if (!name) return undefined
  return `${name}: renglón ${line}: aquí o poco antes falta o sobra un signo: una coma, una comilla, { } o [ ].`
}
