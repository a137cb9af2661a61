/** @jest-environment node */
import { api } from '#shared/api/api.ts'
import { store } from '#shared/api/store.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, isAlive, keepReturnPath, readSession, writeSession } from '#shared/session/tokens.ts'
import { checkAddressToken, checkLinkToken, checkStoredToken } from './checkToken.ts'

afterEach(() => {
  clearSession()
  store.dispatch(api.util.resetApiState())
})

/** A service that answers every check with this status and refuses refreshes. */
function answerWith(status: number | 'drop', body: object = { statusCode: 200 }): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (String(input).endsWith('/RefreshToken')) return new Response('{}', { status: 401 })
    if (status === 'drop') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(body), { status })
  })
}

describe('a token check', () => {
  it.each<[number | 'drop', string]>([
    [200, 'valid'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [408, 'no-answer'],
    [429, 'no-answer'],
    // A server that rejects the header's length has not judged the token (hardening T44).
    [431, 'no-answer'],
    [500, 'no-answer'],
    [503, 'no-answer'],
    ['drop', 'no-answer'],
  ])('answered with %s is %s, for a session and for a link [SES-08, SES-12]', async (status, kind) => {
    answerWith(status)
    writeSession({ token: testToken(), refreshToken: 'refresh-1' })
    beginSessionEpoch()
    expect((await checkStoredToken()).kind).toBe(kind)
    expect(readSession() === null).toBe(kind === 'refused')
    expect((await checkLinkToken({ user: 'maria', token: 'a.b.c' })).kind).toBe(kind)
  })

  it.each<[object, string]>([
    [{}, 'valid'],
    [{ informationCode: 'A10' }, 'valid'],
    [{ statusCode: '200', informationCode: 'A10' }, 'valid'],
    [{ statusCode: 401, informationCode: 'R101' }, 'refused'],
    [{ statusCode: 401 }, 'refused'],
    [{ statusCode: 200, informationCode: 'R11' }, 'refused'],
    [{ code: 'R11' }, 'refused'],
    [{ result: { informationCode: 'R11' } }, 'refused'],
    [{ statusCode: 503 }, 'no-answer'],
  ])(
    'answered %j with status 200 is %s, for session, link and address (D43) [SES-10, SES-12]',
    async (body, kind) => {
      answerWith(200, body)
      writeSession({ token: testToken(), refreshToken: 'refresh-1' })
      beginSessionEpoch()
      expect((await checkStoredToken()).kind).toBe(kind)
      expect(readSession() === null).toBe(kind === 'refused')
      expect((await checkLinkToken({ user: 'maria', token: 'a.b.c' })).kind).toBe(kind)
      clearSession()
      expect((await checkAddressToken({ user: 'maria', token: testToken() })).kind).toBe(kind)
      expect(readSession() !== null).toBe(kind === 'valid')
    },
  )
})

describe('a good token of the address', () => {
  it('uses the clock of the service, even with a machine an hour ahead (hardening T32)', async () => {
    const service = Date.now() - 3_600_000
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        async () =>
          new Response('{"statusCode":200}', { headers: { Date: new Date(service).toUTCString() } }),
      )
    const exp = Math.floor(service / 1000) + 1_800
    await checkAddressToken({ token: testToken({ exp }), user: 'admin' })
    const session = readSession()!
    expect(isAlive(session)).toBe(true)
    expect(session.skewMs).toBeGreaterThan(3_590_000)
  })

  it.each([
    ['the stored path', '/users?page=2', '/users?page=2'],
    ['the home without one', null, '/'],
    ['the home instead of another host', '//evil.test', '/'],
  ])('signs in and opens %s [SES-10, SES-11]', async (_where, stored, path) => {
    answerWith(200)
    const token = testToken()
    if (stored !== null) keepReturnPath(stored)
    expect(await checkAddressToken({ token, user: 'admin' })).toEqual({ kind: 'valid', path })
    expect(readSession()?.token).toBe(token)
    expect(store.getState().session.isAuthenticated).toBe(true)
  })
})
