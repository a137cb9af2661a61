import { contrast, darkColors } from './darkColors.ts'
import { findTheme } from './registry.ts'

const { colors } = findTheme('ibuhoo', null)

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBeCloseTo(ratio, 2)
  })
})

describe('dark colours of a brand', () => {
  it('keep what stands under white text, and the ornament', () => {
    expect(darkColors(colors)).toMatchObject({ brandDeep: colors.brandDeep, accent: colors.accent })
  })

  it.each([
    ['red', '#b02a2d'],
    ['green', '#197037'],
    ['blue', '#3353ae'],
    ['grey', '#4a5872'],
    ['plain grey', '#777777'],
  ])('of a %s brand can be read on every dark ground', (_hue, brand) => {
    const dark = darkColors({ ...colors, brand })
    for (const ground of ['#0d0e15', '#171821', dark.brandFaint])
      expect(contrast(dark.brand, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark.brandStrong, dark.brandSoft)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark.onBrand, dark.brand)).toBeGreaterThanOrEqual(4.5)
  })
})
