/** @jest-environment node */
import { applicationsAfter, changesTo } from './privilegeParts.ts'

const choosable = new Set(['suite', 'colnomina', 'firmaya'])

it.each([
  ['nothing', ['suite'], ['suite'], []],
  ['one more', ['suite'], ['suite', 'firmaya'], [['firmaya', true]]],
  ['one less', ['suite', 'firmaya'], ['firmaya'], [['suite', false]]],
  [
    'others',
    ['suite'],
    ['colnomina'],
    [
      ['suite', false],
      ['colnomina', true],
    ],
  ],
  ['nothing about what cannot be chosen', ['RESETOTP', 'suite'], ['suite'], []],
] as [string, string[], string[], [string, boolean][]][])(
  'a choice says %s',
  (_what, stored, chosen, changes) => {
    expect([...changesTo(stored, chosen, choosable)]).toEqual(changes)
  },
)

it.each([
  [['suite', 'RESETOTP'], [['suite', false]], ['RESETOTP']],
  [['suite'], [['colnomina', true]], ['suite', 'colnomina']],
  [['suite'], [['suite', true]], ['suite']],
] as [string[], [string, boolean][], string[]][])(
  '%j with the changes %j is %j',
  (stored, changes, after) => {
    expect(applicationsAfter(stored, new Map(changes))).toEqual(after)
  },
)
