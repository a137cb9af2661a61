/** @jest-environment node */
import { roleEndpoints } from '#contracts/roles.ts'
import { rolesApi } from '#features/roles/api.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { store } from './store.ts'

const services = testServices([roleEndpoints], { listRoles: () => ({ result: { records: [] } }) })
const signIn = (user: string): void =>
  void writeSession({ token: testToken({ unique_name: user }), refreshToken: null })
const isKept = (): boolean => rolesApi.endpoints.listRoles.select({})(store.getState()).data !== undefined

afterEach(clearSession)

it.each([
  ['the same person', 'ana', true],
  ['another person', 'luis', false],
])('the cache is kept for %s: %s %s [T41]', async (_who, user, stays) => {
  services.start()
  signIn('ana')
  await store.dispatch(rolesApi.endpoints.listRoles.initiate({}, { subscribe: false, forceRefetch: true }))
  expect(isKept()).toBe(true)
  endSession({ reason: 'expired', message: null })
  signIn(user)
  expect(isKept()).toBe(stays)
})
