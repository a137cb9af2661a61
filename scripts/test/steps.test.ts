/** @jest-environment node */
import { stepsOf } from './steps.ts'

const named = (isWhole: boolean) => stepsOf(isWhole).map(({ name }) => name)

it('leaves release steps to test:all, and sets a variable for steps of the gate', () => {
  expect(named(true)).toEqual(expect.arrayContaining(named(false)))
  expect(named(true)).toContain('contracts notice drift')
  expect(named(false)).not.toContain('contracts notice drift')
  expect(stepsOf(false).every(({ env }) => env?.['GATE'] === 'true')).toBe(true)
  expect(stepsOf(true).some(({ env }) => env && 'GATE' in env)).toBe(false)
})
