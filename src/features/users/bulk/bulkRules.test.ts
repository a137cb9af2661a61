/** @jest-environment node */
import type { UserRow } from '#contracts/users.ts'
import { byConcern, countOf, planOf, skipReason, withFailedWaiting, type Entry } from './bulkRules.ts'

const user = (fields: Partial<UserRow> = {}): UserRow => ({
  id: 1,
  names: '',
  surnames: '',
  email: '',
  document: '',
  userName: 'u',
  idTypeUser: 2,
  idstate: 0,
  ...fields,
})

it.each<[Partial<UserRow>, boolean, ReturnType<typeof skipReason>]>([
  [{}, false, null],
  [{}, true, 'already'],
  [{ idstate: 1 }, true, null],
  [{ idstate: 1 }, false, 'already'],
  [{ idTypeUser: 4 }, false, null],
  [{ idTypeUser: 1 }, false, 'type'],
  [{ idTypeUser: 3, idstate: 1 }, true, 'type'],
  [{ idTypeUser: null, typeuserid: 2 }, false, null],
  [{ idTypeUser: null, typeuserid: null }, false, 'type'],
  [{ idstate: 6 }, true, 'opaque'],
  [{ idstate: 6 }, false, 'opaque'],
  [{ idTypeUser: 1, idstate: 6 }, true, 'type'],
  [{ idstate: 2 }, true, null],
])('%j to be switched on (%s) is left out because of %s', (fields, turnsOn, reason) => {
  expect(skipReason(user(fields), turnsOn)).toBe(reason)
})

const entries: Entry[] = [
  { user: user({ id: 1 }), result: 'done' },
  { user: user({ id: 2 }), result: 'skipped', reason: 'type' },
  { user: user({ id: 3 }), result: 'failed', problem: { said: null, isTold: false } },
  { user: user({ id: 4 }), result: 'unsent' },
  { user: user({ id: 5 }), result: 'failed', problem: { said: 'no', isTold: false } },
]

it('plans who is switched and who is left out', () => {
  expect(planOf([user(), user({ id: 2, idTypeUser: 3 })], false).map(({ result }) => result)).toEqual([
    'waiting',
    'skipped',
  ])
})

it('a retry makes the failed ones wait, and nobody else', () => {
  expect(withFailedWaiting(entries).map(({ result }) => result)).toEqual([
    'done',
    'skipped',
    'waiting',
    'unsent',
    'waiting',
  ])
})

it('shows failures first, and counts', () => {
  expect(byConcern(entries).map(({ user: { id } }) => id)).toEqual([3, 5, 4, 2, 1])
  expect(countOf(entries, 'failed')).toBe(2)
})
