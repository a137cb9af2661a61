import { authEndpoints } from '#contracts/auth.ts'
import { store } from '#shared/api/store.ts'
import { setConfig } from '#shared/config.ts'
import { setSessionPlace } from '#shared/session/tokens.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { signIn, type SignInResult, browserName, deviceType } from './signIn.ts'

const services = testServices([authEndpoints], {})
const wrong = { informationCode: 'R11', message: 'Usuario o contraseña incorrectos.' }

beforeAll(() => setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') }))
beforeEach(() => services.start())
afterEach(() => sessionStorage.clear())

function attempt(search = ''): Promise<SignInResult> {
  const place = { search, tokenCaptcha: '', tenant: null, tenantLanguage: 'es' }
  return signIn({ user: 'maria', password: 'secreta', ...place })
}
const sent = (): Record<string, unknown>[] => services.callsOf('login').map(({ body }) => body!)

it.each([
  [200, 'wrong'],
  [400, 'wrong'],
  [401, 'wrong'],
  // From a gateway, not about the password.
  [403, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
])('a wrong password with status %i is %s [ERR-01, ERR-02]', async (status, kind) => {
  services.answerNext('login', { status, body: wrong })
  expect((await attempt()).kind).toBe(kind)
})

it('a refusal without a message is a failure with a reference', async () => {
  services.answerNext('login', { status: 400, body: { informationCode: 'R99' } })
  expect(await attempt()).toMatchObject({ kind: 'failed', error: { status: 400 } })
})

it('keeps no answer in the store', async () => {
  services.answerNext('login', { body: { informationCode: 'A10', urlApp: '/', token: testToken() } })
  await attempt()
  expect(store.getState().api.mutations).toEqual({})
})

it('sends the same tab id at every attempt, and another one from another tab', async () => {
  services.answerNext('login', ...[1, 2, 3].map(() => ({ status: 400, body: wrong })))
  await attempt()
  await attempt()
  sessionStorage.clear()
  await attempt()
  const [first, second, third] = sent().map(({ idSessionTab }) => idSessionTab)
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it.each([
  [200, { informationCode: 'A10', urlApp: '/', token: testToken() }, 'classic'],
  [200, { informationCode: 'A10', urlApp: 'https://evil.test/', token: testToken() }, 'classic'],
  [200, { informationCode: 'A10', urlApp: '/' }, null],
  [400, wrong, null],
  [500, {}, null],
])('stores the sign-in method only after a success: %i %j', async (status, body, kept) => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  setSessionPlace('oidc')
  services.answerNext('login', { status, body })
  await attempt()
  expect(localStorage.getItem('last-way.oidc')).toBe(kept)
  localStorage.clear()
})

const agents: [string, string, number][] = [
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Chrome 156',
    1,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0',
    'Edge 156',
    1,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox 150', 1],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari 19',
    2,
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    'Chrome 156',
    2,
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Chrome 156',
    3,
  ],
  ['something else', 'Other', 1],
]

describe('device', () => {
  it.each(agents)('reads %s', (agent, browser, type) => {
    expect([browserName(agent), deviceType(agent)]).toEqual([browser, type])
  })
})
