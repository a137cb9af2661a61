/** @jest-environment node */
import { countdownText } from './countdownText.ts'

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
