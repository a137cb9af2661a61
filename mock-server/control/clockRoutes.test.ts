/** @jest-environment node */
import { durationMs } from './clockRoutes.ts'

describe('an ISO-8601 duration', () => {
  it.each([
    ['PT15M', 900_000],
    ['PT0.5S', 500],
    ['PT1H30M', 5_400_000],
    ['P2DT1H', 176_400_000],
    ['P1W', 604_800_000],
    ['-PT30S', -30_000],
    ['PT', null],
    ['P', null],
    ['15M', null],
    ['P1M', null],
    ['', null],
  ])('%s is %s ms', (text, ms) => {
    expect(durationMs(text)).toBe(ms)
  })
})
