/** What is cut from a scene's render, in its pixels, and the size of the file. */
interface StudioPicture {
  crop: { left: number; top: number; width: number; height: number }
  width: number
  height: number
  /** Pixels of the plate's grey to add at the left. */
  ground?: number
}

/** A scene of scenes/SCENE.py: its render, and the pictures of content/pictures that are cut from it. */
export interface StudioScene {
  width: number
  height: number
  /** Paths a pixel: 24 do for shapes, small lettering wants 40 and more. */
  samples: number
  pictures: Record<string, StudioPicture>
}

const frame = { width: 720, height: 800 }
const upright = { left: 40, top: 0, width: 640, height: 800 }

/**
 * A service's three pictures, all from one render, so that they agree: the page's, wide, whose left is the empty
 * ground; the phone's, which is the wide one from pixel 600 to 1240; and the card, as upright as the phone's.
 */
const service = (id: string, samples: number): StudioScene => ({
  ...frame,
  samples,
  pictures: {
    [`fig-${id}`]: { crop: { left: 0, top: 0, ...frame }, ...frame, ground: 560 },
    [`fig-${id}-v`]: { crop: upright, width: 640, height: 800 },
    [`l-${id}`]: { crop: upright, width: 540, height: 675 },
  },
})

export const scenes: Record<string, StudioScene> = {
  gauge: service('presion', 40),
  force: service('fuerza', 28),
  dry_block: service('temperatura', 32),
  multimeter: service('electrica', 32),
  // More of the box in the wide picture; upright, the two weights and what is behind them.
  weights: {
    width: 1000,
    height: 800,
    samples: 24,
    pictures: {
      'fig-masa': { crop: { left: 0, top: 0, width: 1000, height: 800 }, width: 1000, height: 800, ground: 280 },
      'fig-masa-v': { crop: { left: 60, top: 40, width: 608, height: 760 }, width: 640, height: 800 },
      'l-masa': { crop: { left: 60, top: 40, width: 608, height: 760 }, width: 540, height: 675 },
    },
  },
  torque: service('par-torsional', 28),
  psychrometer: service('humedad', 28),
}
