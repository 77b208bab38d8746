/** The plate's grey, on which the pages lay every picture. Source: web/styles/base.css, --plate. */
export const PLATE = '#e1e6e7'
const plateChannels = [0xe1, 0xe6, 0xe7]
const smooth = (from, to, value) => {
  const u = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return u * u * (3 - 2 * u)
}
const terms = (x, y) => [1, x, y, x * x, x * y, y * y]
/** Where shadows leave little backdrop to fit, the parabola must not run away. */
const within = (value, middle) => Math.min(middle * 1.05, Math.max(middle * 0.95, value))
const sum = (row, of) => row.reduce((total, value, i) => total + value * of[i], 0)

/** Solves the square system `rows` (each with its right-hand side last) by elimination with pivots. */
function solve(rows) {
  const n = rows.length
  for (let i = 0; i < n; i++) {
    const pivot = rows.slice(i).reduce((best, row, k) => (Math.abs(row[i]) > Math.abs(rows[best][i]) ? k + i : best), i)
    ;[rows[i], rows[pivot]] = [rows[pivot], rows[i]]
    for (let k = 0; k < n; k++) {
      if (k === i) continue
      const factor = rows[k][i] / rows[i][i]
      rows[k] = rows[k].map((value, c) => value - factor * rows[i][c])
    }
  }
  return rows.map((row, i) => row[n] / row[i])
}

/** The parabola in x and y that fits `samples` ([terms, value]) best. */
function fit(samples) {
  const rows = Array.from({ length: 6 }, () => new Array(7).fill(0))
  for (const [t, value] of samples)
    for (let i = 0; i < 6; i++) {
      for (let k = 0; k < 6; k++) rows[i][k] += t[i] * t[k]
      rows[i][6] += t[i] * value
    }
  return solve(rows)
}

/**
 * The empty backdrop's colour over the frame, for each channel a parabola in x and y from -1 to 1. It starts at the
 * middle value of the frame's rim and keeps to what lies near it: instruments and their shadows do not count.
 */
function emptyBackdrop({ width, height, rgb }) {
  const samples = []
  for (let y = 2; y < height; y += 5)
    for (let x = 2; x < width; x += 5) {
      const at = (y * width + x) * 3
      const place = [(2 * x) / width - 1, (2 * y) / height - 1]
      samples.push({ place, t: terms(...place), colour: [0, 1, 2].map((c) => rgb[at + c] / 257) })
    }
  const rim = samples.filter(({ place }) => Math.max(...place.map(Math.abs)) > 0.94)
  let model = [0, 1, 2].map((c) => [
    rim.map(({ colour }) => colour[c]).sort((a, b) => a - b)[rim.length >> 1],
    0,
    0,
    0,
    0,
    0,
  ])
  for (const tolerance of [36, 24, 14, 10, 10]) {
    const near = samples.filter(({ t, colour }) =>
      colour.every((value, c) => Math.abs(value - sum(model[c], t)) < tolerance),
    )
    model = [0, 1, 2].map((c) => fit(near.map(({ t, colour }) => [t, colour[c]])))
  }
  return model
}

/**
 * Evens a picture of 16 bits out as a flat field does, so that its empty backdrop is the plate's grey, and lets what is
 * still backdrop run into exactly that grey at the edges; what differs (a cable that leaves) stays. Returns 8 bits.
 */
export function settleBackdrop(picture) {
  const { width, height, rgb } = picture
  const model = emptyBackdrop(picture)
  const reach = Math.min(width, height) * 0.16
  const settled = Buffer.alloc(rgb.length)
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    const t = terms((2 * x) / width - 1, (2 * y) / height - 1)
    const evened = plateChannels.map(
      (plate, c) => ((rgb[i * 3 + c] / 257) * plate) / within(sum(model[c], t), model[c][0]),
    )
    const difference = Math.max(...evened.map((value, c) => Math.abs(value - plateChannels[c])))
    // Longer at the left, where a wide picture's ground goes on; instruments stand close to the other edges.
    const outward = 1 - smooth(0, reach, Math.min(x / 1.5, y, width - 1 - x, height - 1 - y))
    const amount = outward * (1 - smooth(10, 34, difference))
    // Noise of half a step: without it, eight bits show bands in so slow a gradient.
    const noise = ((Math.sin(i * 12.9898) * 43758.5453) % 1) * 0.5 * (1 - amount)
    for (let c = 0; c < 3; c++)
      settled[i * 3 + c] = Math.min(255, Math.max(0, evened[c] + (plateChannels[c] - evened[c]) * amount + noise + 0.5))
  }
  return settled
}
