import { channels, contrast } from './contrast.ts'
import type { Colors } from './theme.ts'

type Hsl = { hue: number; saturation: number; lightness: number }

/** Backgrounds of brand colours in the dark scheme: `--surface`, `--surface-raised` of tokens.css. */
const darkGrounds = ['#0d0e15', '#171821']

/**
 * Dark variant of a light theme: the same hue, light enough for text (4.5 : 1, WCAG 1.4.3), with dark tints instead of
 * light ones. Panels under white text (`brandDeep`) and ornaments (`accent`) do not change.
 */
export function darkColors(colors: Colors): Colors {
  const { hue, saturation } = toHsl(colors.brand)
  const tint = (most: number, lightness: number): string =>
    toHex({ hue, saturation: Math.min(saturation, most), lightness })
  const brandSoft = tint(0.45, 0.19)
  const brandFaint = tint(0.35, 0.13)
  const from = { hue, saturation: Math.min(saturation, 0.58), lightness: 0.6 }
  const brand = lightUntil(from, [...darkGrounds, brandFaint], 4.7)
  const { lightness } = toHsl(brand)
  return {
    ...colors,
    brand,
    brandStrong: lightUntil({ ...from, lightness: Math.min(lightness + 0.1, 0.95) }, [brandSoft], 5),
    brandSoft,
    brandFaint,
    onBrand: tint(0.5, 0.06),
  }
}

/** Darkest colour of this hue, from the given lightness up, with at least this contrast on each background. */
function lightUntil(start: Hsl, grounds: readonly string[], least: number): string {
  for (let lightness = start.lightness; lightness < 1; lightness += 0.01) {
    const color = toHex({ ...start, lightness })
    if (grounds.every((ground) => contrast(channels(color), channels(ground)) >= least)) return color
  }
  return '#ffffff'
}

function toHsl(hex: string): Hsl {
  const [red, green, blue] = channels(hex)
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  const lightness = most - span / 2
  const sixth =
    span === 0
      ? 0
      : most === red
        ? ((green - blue) / span + 6) % 6
        : most === green
          ? (blue - red) / span + 2
          : (red - green) / span + 4
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1))
  return { hue: sixth * 60, saturation, lightness }
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const strength = saturation * Math.min(lightness, 1 - lightness)
  const channel = (shift: number): string => {
    const place = (shift + hue / 30) % 12
    const value = lightness - strength * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
