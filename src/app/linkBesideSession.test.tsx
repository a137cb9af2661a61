import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { sessionEndpoints } from '#contracts/session.ts'
// Preloads the lazy screens.
import '#features/auth/passwordScreens.ts'
import '#features/auth/messages/AlertScreen.tsx'
import '#features/auth/session/TokenChecks.tsx'
import { setConfig } from '#shared/config.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { encryptText } from '#shared/address/linkCipher.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { testServices, type TestReply } from '#shared/testing/testServices.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { readSession, writeSession } from '#shared/session/tokens.ts'
import { findTheme } from '#themes/registry.ts'
import { App } from './App.tsx'

jest.mock('./ConsoleRouter.tsx', () => ({
  ConsoleRouter: function ConsoleRouter({ onOpen }: { onOpen?: () => void }) {
    useLayoutEffect(() => onOpen?.(), [onOpen])
    const { pathname, search } = window.location
    const { usr } = window.history.state as { usr: unknown }
    return <output>{`console at ${pathname}${search} ${JSON.stringify(usr)}`}</output>
  },
}))

const user = userEvent.setup({ delay: null })
const stored = testToken({ unique_name: 'luis' })
const linked = testToken({ unique_name: 'maria', email: 'maria@suite.test', isUserActivation: false })
const services = testServices([sessionEndpoints], {
  validateToken: () => ({ statusCode: 200, informationCode: 'A10' }),
})
const refusal: TestReply = { status: 401 }

beforeAll(async () => {
  setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') })
  i18n.changeLanguage('es')
})
beforeEach(() => {
  services.start()
  // A session that the service does not refresh.
  writeSession({ token: stored, refreshToken: null })
  beginSessionEpoch()
})
afterEach(() => sessionStorage.clear())

/** Opens the portal at an address, with a session in storage. */
async function open(address: string): Promise<void> {
  // Awaited for lazy code.
  await act(async () => {
    window.history.replaceState(null, '', address)
    render(<App theme={findTheme('ibuhoo', null)} />)
  })
}

const mailedLink = async (): Promise<string> =>
  `/resetpassword?${await encryptText(JSON.stringify({ user: 'maria', token: linked }))}`

const askedTokens = (): (string | undefined)[] =>
  services.callsOf('validateToken').map(({ headers }) => headers['token'])

describe('a link with a stored token that is refused [D46]', () => {
  it('opens its screen and is checked there', async () => {
    services.answerNext('validateToken', refusal)
    await open(await mailedLink())
    expect(await screen.findByLabelText('Nueva contraseña')).toBeVisible()
    expect(askedTokens()).toEqual([stored, linked])
    expect(readSession()).toBeNull()
  })

  it('signs in with a token of the address', async () => {
    services.answerNext('validateToken', refusal)
    await open(`/home?token=${linked}&user=maria`)
    expect(await screen.findByText('console at / null')).toBeVisible()
    expect(readSession()?.token).toBe(linked)
    expect(askedTokens()).toEqual([stored, linked])
  })

  it('says that a refused token is invalid and opens the sign-in [SES-16]', async () => {
    jest.useFakeTimers()
    services.answerNext('validateToken', refusal, refusal)
    await open(`/home?token=${linked}&user=maria`)
    expect(await screen.findByText('El enlace de ingreso no es válido.')).toBeVisible()
    expect(readSession()).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    jest.useRealTimers()
  })

  it('keeps the session without an answer and retries', async () => {
    services.answerNext('validateToken', { status: 503 }, refusal)
    await open(await mailedLink())
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByLabelText('Nueva contraseña')).toBeVisible()
    expect(askedTokens()).toEqual([stored, stored, linked])
  })
})

describe('a link escaped by a mail program (hardening T61)', () => {
  /** A link in standard base64 with a plus sign, a slash and padding. */
  async function escapedLink(): Promise<string> {
    for (;;) {
      const link = await encryptText(JSON.stringify({ user: 'maria', token: linked }))
      if (!/-.*_|_.*-/.test(link)) continue
      const standard = link.replaceAll('-', '+').replaceAll('_', '/')
      return encodeURIComponent(`${standard}${'='.repeat(-standard.length & 3)}`)
    }
  }
  beforeEach(() => sessionStorage.clear())

  it('opens /changepassword, although it points to the request [PWD-10]', async () => {
    await open(`/resetpassword?${await escapedLink()}`)
    expect(await screen.findByLabelText('Nueva contraseña')).toBeVisible()
    expect(askedTokens()).toEqual([linked])
  })

  it.each(['/', '/home'])('signs in at %s [SES-09]', async (path) => {
    await open(`${path}?${await escapedLink()}%20`)
    expect(await screen.findByText('console at / null')).toBeVisible()
    expect(readSession()?.token).toBe(linked)
  })
})

describe('a link with a valid session [D46]', () => {
  it('opens the console of that session without the token in the address', async () => {
    await open(`/users?token=${linked}&user=maria`)
    expect(await screen.findByText('console at /users null')).toBeVisible()
    expect(readSession()?.token).toBe(stored)
    expect(askedTokens()).toEqual([stored])
  })

  it('is not used up, and the home says so', async () => {
    await open(await mailedLink())
    expect(await screen.findByText('console at / {"notice":"linkNotUsed"}')).toBeVisible()
    expect(readSession()?.token).toBe(stored)
    expect(askedTokens()).toEqual([stored])
  })
})

it('an unknown address opens the home, which says so', async () => {
  await open('/nowhere')
  expect(await screen.findByText('console at / {"notice":"unknownAddress"}')).toBeVisible()
})
