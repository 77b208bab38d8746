// node finish.mjs FOLDER PICTURES: denoises what render.py left in FOLDER and encodes its pictures, given as JSON.
import { join } from 'node:path'
import { denoise } from './denoise.mjs'
import { encodePicture } from './encode.mjs'

const [, , folder, pictures] = process.argv
const clean = join(folder, 'clean.png')
await denoise(folder, clean)
for (const picture of JSON.parse(pictures)) await encodePicture(clean, picture)
