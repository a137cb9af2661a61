import { store } from '#shared/api/store.ts'
import { allowOriginsOf } from '#shared/address/safeUrl.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, keepReturnPath, readSession } from '#shared/session/tokens.ts'
import { enterSession } from './enterSession.ts'

const token = testToken()
const own = `${location.origin}/users?page=2`
const elsewhere = 'https://app.nomina.test/in'

beforeEach(() => allowOriginsOf([elsewhere]))
afterEach(clearSession)

it.each([
  ['the page that was left', '/roles/7', own, { kind: 'path', path: '/roles/7' }],
  ['the address of the answer without one', null, own, { kind: 'path', path: '/users?page=2' }],
  ['that address instead of another host', '//evil.test', own, { kind: 'path', path: '/users?page=2' }],
  ['another application, whatever was left', '/roles/7', elsewhere, { kind: 'leave', href: elsewhere }],
])('a sign-in opens %s and stores the session', async (_where, left, target, expected) => {
  if (left !== null) keepReturnPath(left)
  expect(await enterSession('login', target, { token, refreshToken: 'r1' })).toEqual(expected)
  expect(readSession()).toMatchObject({ token, refreshToken: 'r1' })
  expect(store.getState().session.isAuthenticated).toBe(true)
})

it.each([undefined, null, '', 'no-token'])(
  'an answer with the token %j opens an application but no portal screen [LCK-02]',
  async (none) => {
    const answer = { token: none, refreshToken: 'r1' }
    expect(await enterSession('login', own, answer)).toMatchObject({
      kind: 'failed',
      error: { kind: 'schema', call: 'login' },
    })
    expect(await enterSession('login', elsewhere, answer)).toEqual({ kind: 'leave', href: elsewhere })
    expect(readSession()).toBeNull()
  },
)
