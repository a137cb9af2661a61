/** Red, green and blue, each 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number]

export function channels(hex: string): Channels {
  const at = (from: number): number => parseInt(hex.slice(from, from + 2), 16) / 255
  return [at(1), at(3), at(5)]
}

/** Contrast of two opaque colours as WCAG 2 defines it: 1 to 21. */
export function contrast(one: Channels, other: Channels): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
