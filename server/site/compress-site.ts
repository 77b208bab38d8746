import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthIt = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/
const smallest = 512

/** Writes a .br and a .gz beside every text file of the built site, so that no server compresses while it answers. */
export function compressSite(siteDir: string): void {
  for (const name of readdirSync(siteDir, { recursive: true, encoding: 'utf8' })) {
    const path = join(siteDir, name)
    if (!worthIt.test(name) || !statSync(path).isFile()) continue
    const plain = readFileSync(path)
    if (plain.length < smallest) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }))
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
  }
}

const [, script, siteDir] = process.argv
if (script === import.meta.filename && siteDir) compressSite(siteDir)
