import { clockText } from './lockCountdown.ts'

describe('clockText', () => {
  it.each([
    [900, '15:00'],
    [899, '14:59'],
    [61, '01:01'],
    [60, '01:00'],
    [9, '00:09'],
    [0, '00:00'],
    [-5, '00:00'],
    [5400, '90:00'],
    [360_000, '6000:00'],
    [0.2, '00:01'],
  ])('writes %p seconds as %p [LCK-09]', (seconds, text) => {
    expect(clockText(seconds)).toBe(text)
  })
})
