/** @jest-environment node */
import { inCi } from './inCi.ts'

it.each([
  [{}, false],
  [{ CI: '' }, false],
  [{ CI: 'false' }, false],
  [{ CI: '0' }, false],
  [{ CI: 'true' }, true],
  [{ CI: '1' }, true],
])('%j means a machine for checks: %j', (environment, expected) => {
  expect(inCi(environment)).toBe(expected)
})
