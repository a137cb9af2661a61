/** @jest-environment node */
import { clockAhead, noteServiceTime } from './serviceTime.ts'

const now = Date.parse('2025-11-20T00:30:00.400Z')

it('is unknown before the first answer', () => {
  expect(clockAhead()).toBeNull()
})

it.each([
  ['Thu, 20 Nov 2025 00:30:00 GMT', 400],
  ['Wed, 19 Nov 2025 23:30:00 GMT', 3_600_400],
  ['Thu, 20 Nov 2025 05:30:00 GMT', -17_999_600],
])('of an answer of %s differs by %d ms', (date, ms) => {
  noteServiceTime(date, now)
  expect(clockAhead()).toBe(ms)
})

it.each([[null], [''], ['yesterday'], ['<b>'], ['Thu, 99 Nov 2025 99:30:00 GMT']])(
  'does not change after an answer with %j',
  (date) => {
    noteServiceTime('Thu, 20 Nov 2025 00:29:00 GMT', now)
    noteServiceTime(date, now)
    expect(clockAhead()).toBe(60_400)
  },
)
