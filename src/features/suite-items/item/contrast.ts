import { contrast } from '#themes/contrast.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/** Light and dark page background, for the contrast check of logos. */
export const grounds = { light: [255, 255, 255], dark: [24, 32, 44] } as const satisfies Record<string, Rgb>

/** Minimum contrast of graphics (WCAG 1.4.11). */
const enough = 3
/** Share of visible pixels that need it. */
const share = 0.1
/** Pixels below this alpha count as invisible. */
const leastAlpha = 26

/** True if a picture has low contrast on a background. `pixels` is RGBA data of a canvas. */
export function isFaint(pixels: Uint8ClampedArray, ground: Rgb): boolean {
  const behind = parts(ground)
  let [drawn, clear] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!
    if (alpha < leastAlpha) continue
    drawn += 1
    const part = alpha / 255
    const over = (channel: 0 | 1 | 2): number => pixels[at + channel]! * part + ground[channel] * (1 - part)
    if (contrast(parts([over(0), over(1), over(2)]), behind) >= enough) clear += 1
  }
  return drawn > 0 && clear / drawn < share
}

/** 0 to 255 as 0 to 1. */
function parts([red, green, blue]: Rgb): Rgb {
  return [red / 255, green / 255, blue / 255]
}

const sampleEdge = 48

/** Pixels of a scaled-down picture, decoded asynchronously; null if they may not be read. */
export async function samplePixels(picture: Blob | HTMLImageElement): Promise<Uint8ClampedArray | null> {
  try {
    const sample = await createImageBitmap(picture, { resizeWidth: sampleEdge, resizeHeight: sampleEdge })
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = sampleEdge
    const context = canvas.getContext('2d')!
    context.drawImage(sample, 0, 0)
    sample.close()
    return context.getImageData(0, 0, sampleEdge, sampleEdge).data
  } catch {
    return null
  }
}
