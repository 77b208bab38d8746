import { readFileSync } from 'node:fs'

/** A half-precision float (IEEE 754 binary16) from its bits. */
function half(bits) {
  const sign = bits >> 15 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  return sign * (exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : (2 ** -14 * fraction) / 1024)
}

/**
 * The tensors of a .tza file by name, each { shape, values }. Format: Open Image Denoise, core/tza.cpp (Apache-2.0).
 */
export function readTrainedWeights(path) {
  const file = readFileSync(path)
  let at = Number(file.readBigUInt64LE(4))
  const count = file.readUInt32LE(at)
  at += 4
  const tensors = {}
  for (let i = 0; i < count; i++) {
    const nameLength = file.readUInt16LE(at)
    const name = file.toString('ascii', at + 2, at + 2 + nameLength)
    at += 2 + nameLength
    const dimensions = file.readUInt8(at)
    const shape = Array.from({ length: dimensions }, (_, k) => file.readUInt32LE(at + 1 + 4 * k))
    // Each dimension also has a letter (its layout), which is always the same here.
    at += 1 + 5 * dimensions
    const isFloat = file.toString('ascii', at, at + 1) === 'f'
    const data = Number(file.readBigUInt64LE(at + 1))
    at += 9
    const values = new Float32Array(shape.reduce((product, size) => product * size, 1))
    for (let k = 0; k < values.length; k++)
      values[k] = isFloat ? file.readFloatLE(data + 4 * k) : half(file.readUInt16LE(data + 2 * k))
    tensors[name] = { shape, values }
  }
  return tensors
}
