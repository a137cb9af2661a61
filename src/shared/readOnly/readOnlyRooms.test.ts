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
import { selectReadOnlyRooms } from './readOnlyRooms.ts'

const services = testServices([userEndpoints, roleEndpoints], {})

function sign(privileges: string[]): void {
  writeSession({ token: testToken({ privileges }), refreshToken: null, id: 'one' })
}

async function switchUser(status = 200): Promise<void> {
  services.answerNext('setUserState', { status, body: { informationCode: 'A10' } })
  const body = { id: 7, state: 1 }
  await store.dispatch(usersApi.endpoints.setUserState.initiate({ body: body as never }, { track: false }))
}

const rooms = () => selectReadOnlyRooms(store.getState())

beforeEach(() => {
  services.start()
  beginSessionEpoch()
  sign(['LEER'])
})
afterEach(() => endSession({ reason: 'signed-out', message: null }))

it('knows after a refused write that this room is only read, and no other one', async () => {
  expect(rooms()).toEqual([])
  await switchUser(403)
  expect(rooms()).toEqual(['users'])
})

it('forgets it once a write in the room is done', async () => {
  await switchUser(403)
  const body = { id: 1, application: [] }
  await store.dispatch(rolesApi.endpoints.modifyRole.initiate({ body: body as never }, { track: false }))
  expect(services.callsOf('modifyRole')).toHaveLength(1)
  expect(rooms()).toEqual(['users'])
  await switchUser()
  expect(rooms()).toEqual([])
})

it('forgets it with a renewed token of other rights, and keeps it with one of the same', async () => {
  await switchUser(403)
  sign(['LEER'])
  expect(rooms()).toEqual(['users'])
  sign(['LEER', 'ESCRIBIR'])
  expect(rooms()).toEqual([])
})

it.each(['expired', 'signed-out'] as const)('is over with a session that is %s', async (reason) => {
  await switchUser(403)
  endSession({ reason, message: null })
  await switchUser(403)
  sign(['LEER'])
  expect(rooms()).toEqual([])
})
