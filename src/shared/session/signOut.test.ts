/** @jest-environment node */
import { setConfig } from '#shared/config.ts'
import { signOut } from './signOut.ts'
import { prepareChannel } from './testChannel.ts'
import { testToken } from './testTokens.ts'
import { readSession, writeSession } from './tokens.ts'

prepareChannel()

beforeEach(() => setConfig({ logoutVerify: '/security/logout/verify' }))

describe('a sign-out', () => {
  it.each<[number, object, string]>([
    [200, { statusCode: 200 }, '/security/logout/verify?url=information'],
    [200, {}, '/security/logout/verify?url=information'],
    [200, { statusCode: 200, informationCode: 'A10' }, '/security/logout/verify?url=information'],
    [200, { informationCode: 'R11' }, '/login'],
    [200, { statusCode: 401, informationCode: 'R101' }, '/login'],
    [200, { result: { informationCode: 'R11' } }, '/login'],
    [401, {}, '/login'],
    [500, {}, '/login'],
  ])(
    'whose revoke is answered %s %j clears the tab and leads to %s [SES-26, SES-27]',
    async (status, body, to) => {
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })))
      writeSession({ token: testToken(), refreshToken: 'r1' })
      expect(await signOut()).toBe(to)
      expect(readSession()).toBeNull()
    },
  )
})
