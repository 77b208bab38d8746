/** What is cut from a scene's render: pixels of the render, then the size of the file. */
interface StudioPicture {
  crop: { left: number; top: number; width: number; height: number }
  width: number
  height: number
  /** Pixels of the plate's grey to add at the left and the right: a page's square figure from an upright render. */
  ground?: [left: number, right: number]
}

/** A scene of scenes/SCENE.py: its render, and the pictures of content/pictures that are cut from it. */
export interface StudioScene {
  width: number
  height: number
  /** Paths a pixel: 32 do for shapes, small lettering wants 48 and more. */
  samples: number
  pictures: Record<string, StudioPicture>
}

const cut = (left: number, top: number, width: number, height: number, scale = 1): StudioPicture => ({
  crop: { left, top, width, height },
  width: Math.round(width * scale),
  height: Math.round(height * scale),
})

export const scenes: Record<string, StudioScene> = {
  dry_block: {
    width: 720,
    height: 900,
    samples: 48,
    // The lowest rows stay out: at the frame's edge the denoiser leaves flecks in the block's shadow.
    pictures: {
      'fig-termometro': {
        crop: { left: 6, top: 0, width: 714, height: 892 },
        width: 576,
        height: 720,
        ground: [144, 0],
      },
      'l-temperatura': { crop: { left: 6, top: 0, width: 714, height: 892 }, width: 540, height: 675 },
    },
  },
  gauge: {
    width: 1280,
    height: 800,
    samples: 56,
    pictures: {
      'fig-manometro': cut(0, 0, 1280, 800),
      'fig-manometro-v': cut(590, 0, 640, 800),
      'fig-presion': cut(560, 0, 720, 720),
      'l-presion': cut(616, 0, 600, 750),
    },
  },
  multimeter: {
    width: 720,
    height: 900,
    samples: 48,
    pictures: {
      'fig-multimetro': { crop: { left: 0, top: 0, width: 720, height: 900 }, width: 520, height: 650 },
      'fig-electrica': { ...cut(0, 0, 720, 900, 0.8), ground: [90, 54] },
      'l-electrica': cut(0, 0, 720, 900, 0.75),
    },
  },
  weights: {
    width: 1280,
    height: 800,
    samples: 40,
    pictures: { 'fig-pesas': cut(220, 30, 1060, 740), 'l-masa': cut(360, 88, 570, 712) },
  },
}
