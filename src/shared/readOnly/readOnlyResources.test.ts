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
import { selectReadOnlyResources } from './readOnlyResources.ts'

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
