import { setConfig } from '#shared/config.ts'
import { canEncrypt } from '#shared/browser/webCrypto.ts'
import { signInWithCertificate } from './certificate/certificateCalls.ts'
import { readProvider } from './external/beginSignIn.ts'
import { setPassword } from './password/setPassword.ts'
import { signIn } from './sign-in/signIn.ts'

const secret = 'Secreta.2026*'
const link = { user: 'maria', token: 'a.b.c', isUserActivation: false, language: null }
const credentials = { user: 'maria', password: secret, search: '', tokenCaptcha: '', tenant: null }
const typed = { documentType: '1', documentNumber: '1032456789', password: secret }
const told = { kind: 'problem', problem: { kind: 'own-text', text: 'common:insecureContext' } }

/** Every call that sends a password or starts an external sign-in, with its result without encryption. */
const cases: [string, () => Promise<unknown>, unknown][] = [
  ['a sign-in', () => signIn({ ...credentials, tenantLanguage: 'es' }), { kind: 'insecure' }],
  ['a sign-in by certificate', () => signInWithCertificate(typed, '', ''), { kind: 'insecure' }],
  ['a first password', () => setPassword({ link, current: '', password: secret }), told],
  [
    'another password',
    () => setPassword({ link: { ...link, token: null }, current: 'Vieja.2026*', password: secret }),
    told,
  ],
  ['a sign-in of another identity', () => readProvider(null, 'es'), null],
]

const sent = jest.fn()
const { crypto } = globalThis

beforeEach(() => {
  setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') })
  sent.mockClear()
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    sent(input)
    return Promise.resolve(new Response('{}', { status: 500 }))
  })
})
afterEach(() => {
  setCrypto(crypto)
  sessionStorage.clear()
})

/** Without https `crypto` exists, but cannot encrypt. */
function setCrypto(value: Partial<Crypto> | undefined): void {
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true, writable: true })
}

describe.each([
  ['without https', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
  ['without any crypto', undefined],
])('on a page %s', (_page, has) => {
  it.each(cases)('%s sends nothing and shows why', async (_what, run, answer) => {
    setCrypto(has)
    expect(canEncrypt()).toBe(false)
    expect(await run()).toEqual(answer)
    expect(sent).not.toHaveBeenCalled()
  })
})

it.each(cases)('%s is sent if the browser can encrypt', async (_what, run) => {
  await run()
  expect(sent).toHaveBeenCalledTimes(1)
})
