/** @jest-environment node */
import { roleEndpoints } from '#contracts/roles.ts'
import { userEndpoints } from '#contracts/users.ts'
import { rolesApi } from '#features/roles/api.ts'
import { usersApi } from '#features/users/api.ts'
import { store } from '#shared/api/store.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { writeSession } from '#shared/session/tokens.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { selectReadOnlyResources, rightIn, rightsOf, resourceOf, readOnlyAfter } from './readOnlyResources.ts'
import type { ResourceId } from '#shared/address/consoleAddresses.ts'

const services = testServices([userEndpoints, roleEndpoints], {})

function sign(privileges: string[]): void {
  writeSession({ token: testToken({ privileges }), refreshToken: null, id: 'one' })
}

async function switchUser(status = 200): Promise<void> {
  services.answerNext('setUserState', { status, body: { informationCode: 'A10' } })
  const body = { id: 7, state: 1 }
  await store.dispatch(usersApi.endpoints.setUserState.initiate({ body: body as never }, { track: false }))
}

const resources = () => selectReadOnlyResources(store.getState())

beforeEach(() => {
  services.start()
  beginSessionEpoch()
  sign(['LEER'])
})
afterEach(() => endSession({ reason: 'signed-out', message: null }))

it('makes only the resource of a refused write read-only', async () => {
  expect(resources()).toEqual([])
  await switchUser(403)
  expect(resources()).toEqual(['users'])
})

it('allows writing again after a successful write', async () => {
  await switchUser(403)
  const body = { id: 1, application: [] }
  await store.dispatch(rolesApi.endpoints.modifyRole.initiate({ body: body as never }, { track: false }))
  expect(services.callsOf('modifyRole')).toHaveLength(1)
  expect(resources()).toEqual(['users'])
  await switchUser()
  expect(resources()).toEqual([])
})

it('is reset by a token with other privileges, not by one with the same', async () => {
  await switchUser(403)
  sign(['LEER'])
  expect(resources()).toEqual(['users'])
  sign(['LEER', 'ESCRIBIR'])
  expect(resources()).toEqual([])
})

it.each(['expired', 'signed-out'] as const)('is reset when the session is %s', async (reason) => {
  await switchUser(403)
  endSession({ reason, message: null })
  await switchUser(403)
  sign(['LEER'])
  expect(resources()).toEqual([])
})

const refused = { kind: 'status', call: 'modifyUser', status: 403, message: null, at: 1 }
const broken = { ...refused, status: 500 }
const blocked = { kind: 'between', call: 'modifyUser', edge: 403, message: null, at: 1 }
const lost = { kind: 'network', call: 'modifyUser', message: null, at: 1 }
const judged = { ...refused, status: 200, code: 'R11', message: 'No' }

it.each([
  ['setUserState', 'users'],
  ['deleteNotification', 'notifications'],
  ['modifyApplication', 'apps'],
  ['userExists', undefined],
  ['validateSession', undefined],
  ['createMenu', 'menuSettings'],
  ['modifyMenu', 'menuSettings'],
  ['uploadImageMenu', undefined],
])('%s writes in %s', (call, resource) => {
  expect(resourceOf(call)).toBe(resource)
})

it.each<[string, unknown, ReturnType<typeof rightIn>]>([
  ['a 403', refused, 'refused'],
  ['a 500', broken, null],
  ['no answer', lost, null],
  ['a firewall', blocked, null],
  ['what was done', undefined, 'given'],
  ['a refusal for its content', judged, null],
])('%s tells about writing: %3$s', (_, error, right) => {
  expect(rightIn(error)).toBe(right)
})

it.each<[ResourceId[], string, unknown, ResourceId[]]>([
  [[], 'modifyUser', refused, ['users']],
  [['roles'], 'modifyUser', refused, ['roles', 'users']],
  [['users'], 'modifyUser', refused, ['users']],
  [['users', 'roles'], 'setUserState', undefined, ['roles']],
  [['users'], 'modifyRole', undefined, ['users']],
  [['users'], 'setUserState', judged, ['users']],
  [['users'], 'setUserState', lost, ['users']],
  [['users'], 'userExists', undefined, ['users']],
  [[], 'validateSession', refused, []],
])('with %j read-only, %s with %j leaves %j', (before, call, error, after) => {
  const next = readOnlyAfter(before, call, error)
  expect(next).toEqual(after)
  expect(next === before).toBe(before.length === after.length)
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
])('a refusal applies to %s: %3$s', (_, session, counts) => {
  expect(rightsOf(session) === rightsOf({ id: 's', claims: claims(['A', 'B']) })).toBe(counts)
})
