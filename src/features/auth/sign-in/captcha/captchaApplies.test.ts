/** @jest-environment node */
import { captchaApplies } from './captchaApplies.ts'

const row = (value: string | number | boolean | null): { key: string; value: typeof value }[] => [
  { key: 'other', value: 'true' },
  { key: 'captchaApply', value },
]

describe('captchaApplies', () => {
  it.each([
    ['true', true],
    [true, true],
    ['1', true],
    ['S', true],
    ['false', false],
    [false, false],
    ['N', false],
    ['0', false],
  ])('follows captchaApply %p before any default [CAP-01, CAP-09]', (value, applies) => {
    expect(captchaApplies(row(value), !applies)).toBe(applies)
  })

  it.each([true, false])('uses the default %p of the product without the parameter [CAP-09]', (byDefault) => {
    expect(captchaApplies([], byDefault)).toBe(byDefault)
    expect(captchaApplies(row(null), byDefault)).toBe(byDefault)
  })
})
