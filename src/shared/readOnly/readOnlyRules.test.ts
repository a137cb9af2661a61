/** @jest-environment node */
import type { ScreenId } from '#shared/address/consoleScreens.ts'
import { rightIn, rightsOf, roomOf, roomsAfter, type WriteAnswer } from './readOnlyRules.ts'

const refused = { error: { kind: 'status', call: 'modifyUser', status: 403, message: null, at: 1 } }
const broken = { error: { kind: 'status', call: 'modifyUser', status: 500, message: null, at: 1 } }
const blocked = { error: { kind: 'between', call: 'modifyUser', edge: 403, message: null, at: 1 } }
const lost = { error: { kind: 'network', call: 'modifyUser', message: null, at: 1 } }
const done = { data: { informationCode: 'A10' } }
const judged = {
  error: { kind: 'status', call: 'modifyUser', status: 200, code: 'R11', message: 'No', at: 1 },
}

it.each([
  ['setUserState', 'users'],
  ['deleteNotification', 'notifications'],
  ['modifyApplication', 'apps'],
  ['userExists', undefined],
  ['validateSession', undefined],
  ['createMenu', 'menuSettings'],
  ['modifyMenu', 'menuSettings'],
  ['uploadImageMenu', undefined],
])('%s writes in %s', (call, room) => {
  expect(roomOf(call)).toBe(room)
})

it.each<[string, WriteAnswer, ReturnType<typeof rightIn>]>([
  ['a 403', refused, 'refused'],
  ['a 500', broken, null],
  ['no answer', lost, null],
  ['a firewall', blocked, null],
  ['what was done', done, 'given'],
  ['an answer without a code', { data: {} }, 'given'],
  ['a refusal for its content', judged, null],
])('%s says of the right to write: %3$s', (_, answer, right) => {
  expect(rightIn(answer)).toBe(right)
})

it.each<[ScreenId[], string, WriteAnswer, ScreenId[]]>([
  [[], 'modifyUser', refused, ['users']],
  [['roles'], 'modifyUser', refused, ['roles', 'users']],
  [['users'], 'modifyUser', refused, ['users']],
  [['users', 'roles'], 'setUserState', done, ['roles']],
  [['users'], 'modifyRole', done, ['users']],
  [['users'], 'setUserState', judged, ['users']],
  [['users'], 'setUserState', lost, ['users']],
  [['users'], 'userExists', done, ['users']],
  [[], 'validateSession', refused, []],
])('where %j only read, %s with %j leaves %j', (before, call, answer, after) => {
  const rooms = new Set(before)
  const next = roomsAfter(rooms, call, answer)
  expect([...next].toSorted()).toEqual(after.toSorted())
  expect(next === rooms).toBe(before.length === after.length)
})

const claims = (privileges: string[], userId = '1') => ({
  userId,
  uniqueName: 'lector',
  fullName: '',
  customerName: '',
  privileges,
  apps: [],
  issuedAt: null,
  expiresAt: 1,
})

it.each([
  ['the same in another order', { id: 's', claims: claims(['B', 'A']) }, true],
  ['one more privilege', { id: 's', claims: claims(['A', 'B', 'C']) }, false],
  ['another person', { id: 's', claims: claims(['A', 'B'], '2') }, false],
  ['another session', { id: 't', claims: claims(['A', 'B']) }, false],
])('what was refused counts for %s: %3$s', (_, session, counts) => {
  expect(rightsOf(session) === rightsOf({ id: 's', claims: claims(['A', 'B']) })).toBe(counts)
})
