export type Rgb = readonly [red: number, green: number, blue: number]

/** The grounds that logos are judged on: those of a page in light and in dark. */
export const grounds = { light: [255, 255, 255], dark: [24, 32, 44] } as const satisfies Record<string, Rgb>

/** Contrast that pictures need to be seen (WCAG 1.4.11). */
const enough = 3
/** So much of what is drawn has to have it. */
const share = 0.1
/** Below this alpha nothing is seen. */
const leastAlpha = 26

/** Whether a picture can hardly be seen on a ground. `pixels` are red, green, blue, alpha, as a canvas has them. */
export function isFaint(pixels: Uint8ClampedArray, ground: Rgb): boolean {
  const behind = luminance(ground)
  let [drawn, clear] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!
    if (alpha < leastAlpha) continue
    drawn += 1
    const seen = [0, 1, 2].map((channel) => {
      const part = alpha / 255
      return pixels[at + channel]! * part + ground[channel]! * (1 - part)
    })
    if (contrast(luminance(seen), behind) >= enough) clear += 1
  }
  return drawn > 0 && clear / drawn < share
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const sampleEdge = 48

/** A small copy of a picture, decoded beside the page's own work; null where its pixels may not be read. */
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
