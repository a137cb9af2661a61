/** @jest-environment node */
import { channels, contrast } from './contrast.ts'
import { darkColors } from './darkColors.ts'
import { findTheme } from './registry.ts'

const { colors } = findTheme('ibuhoo', null)

const ratio = (one: string, other: string): number => contrast(channels(one), channels(other))

describe('dark colours of a brand', () => {
  it('keep the colours under white text and of ornaments', () => {
    expect(darkColors(colors)).toMatchObject({ brandDeep: colors.brandDeep, accent: colors.accent })
  })

  it.each([
    ['red', '#b02a2d'],
    ['green', '#197037'],
    ['blue', '#3353ae'],
    ['grey', '#4a5872'],
    ['plain grey', '#777777'],
  ])('of a %s brand are readable on every dark background', (_hue, brand) => {
    const dark = darkColors({ ...colors, brand })
    for (const ground of ['#0d0e15', '#171821', dark.brandFaint])
      expect(ratio(dark.brand, ground)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(dark.brandStrong, dark.brandSoft)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(dark.onBrand, dark.brand)).toBeGreaterThanOrEqual(4.5)
  })
})
