/** @jest-environment node */
import { clockText, countdownText } from './countdown.ts'

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

describe('the countdown', () => {
  it.each([
    [61, '01:01', false],
    [60, '01:00', false],
    [59, '59', true],
    [1, '1', true],
    [0, '0', true],
  ])('%i s is %s [RSD-10, RSD-11, RSD-12]', (seconds, time, hasLabel) => {
    expect(countdownText(seconds)).toEqual({ time, hasLabel })
  })
})
