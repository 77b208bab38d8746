import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Octaves of smooth colour noise: cells across, and how strong. */
const octaves = [
  [6, 1],
  [24, 0.5],
  [96, 0.22],
] as const
const grainStrength = 9

const pictures = [
  { name: 'hero', width: 1920, height: 900, widths: [480, 828, 1280, 1920] },
  ...Array.from({ length: 7 }, (_, place) => ({
    name: `servicio-${place + 1}`,
    width: 1200,
    height: 800,
    widths: [360, 720],
  })),
]

/** The same numbers in [0, 1) at each run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const within = (value: number) => Math.max(0, Math.min(255, value))

async function photo(width: number, height: number, next: () => number): Promise<Buffer> {
  let sum = Buffer.alloc(width * height * 3, 128)
  for (const [cells, strength] of octaves) {
    const rows = Math.max(2, Math.round((cells * height) / width))
    const raw = Buffer.from(Array.from({ length: cells * rows * 3 }, () => 128 + (next() - 0.5) * 230 * strength))
    const coarse = sharp(raw, { raw: { width: cells, height: rows, channels: 3 } })
    const layer = await coarse.resize(width, height, { kernel: 'cubic' }).raw().toBuffer()
    sum = Buffer.from(sum.map((value, place) => within(value + (layer[place] ?? 128) - 128)))
  }
  for (let pixel = 0; pixel < sum.length; pixel += 3) {
    const grain = (next() - 0.5) * grainStrength
    for (let channel = pixel; channel < pixel + 3; channel += 1) sum[channel] = within((sum[channel] ?? 0) + grain)
  }
  return sharp(sum, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/**
 * Pictures that compress about as photographs do, without a download: hero and servicio-1 to 7 as AVIF in some widths.
 */
export async function makePictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const next = numbers(7)
  for (const { name, width, height, widths } of pictures) {
    const png = await photo(width, height, next)
    for (const wide of widths)
      await sharp(png)
        .resize(wide)
        .avif({ quality: 45, effort: 3 })
        .toFile(join(folder, `${name}-${wide}.avif`))
  }
}
