import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { PLATE, settleBackdrop } from './backdrop.mjs'

const site = join(import.meta.dirname, '../../content/pictures')
const qualities = [62, 58, 54, 50, 46, 42, 40]

/** The best quality whose file is not above `limit` bytes, or the lowest of `qualities`. */
async function avif(image, limit) {
  let file
  for (const quality of qualities) {
    file = await image.clone().avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer()
    if (file.length <= limit) break
  }
  return file
}

/** Cuts a picture of the site out of a clean render (a 16-bit PNG) and writes NAME.avif and NAME.jpg. */
export async function encodePicture(clean, { name, crop, width, height, ground = 0, limit }) {
  const pixels = await sharp(clean)
    .extract(crop)
    .resize(width, height, { kernel: 'lanczos3' })
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer()
  const rgb = new Uint16Array(pixels.buffer, pixels.byteOffset, width * height * 3)
  const settled = sharp(settleBackdrop({ width, height, rgb }), { raw: { width, height, channels: 3 } })
  const image = sharp(await settled.extend({ left: ground, background: PLATE }).png().toBuffer())
  const encoded = await avif(image, limit)
  await writeFile(join(site, `${name}.avif`), encoded)
  await image
    .clone()
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(site, `${name}.jpg`))
  console.log(`${name}: ${ground + width} × ${height}, AVIF ${(encoded.length / 1000).toFixed(1)} kB`)
}
