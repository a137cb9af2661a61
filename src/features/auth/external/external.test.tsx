import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ReactElement } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import type { ConnectParameters } from '#contracts/external-identity.ts'
import { setConfig } from '#shared/config.ts'
import { setAppName } from '#shared/api/appName.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { leavePage, leavePageForGood } from '#shared/address/leavePage.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { readSession, setSessionPlace, writeSession } from '#shared/session/tokens.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { LogoutCredentialScreen } from '../session/LogoutCredentialScreen.tsx'
import { CallbackScreen } from './CallbackScreen.tsx'
import { ExternalSignIn } from './ExternalSignIn.tsx'

jest.mock('#shared/address/leavePage.ts')

type Sent = { path: string; headers: Headers; body: unknown }

/** Answers every call with this; 'drop' breaks the connection. */
function serve(answer: { status?: number; body?: unknown; text?: string } | 'drop'): Sent[] {
  const sent: Sent[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push({
      path: String(input),
      headers: new Headers(init?.headers),
      body: init?.body === undefined ? null : JSON.parse(String(init.body)),
    })
    if (answer === 'drop') throw new TypeError('Failed to fetch')
    return new Response(answer.text ?? JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
  return sent
}

function Where() {
  const { pathname, search, state } = useLocation()
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
}

async function show(screenToShow: ReactElement, theme = findTheme('oidc', null)): Promise<void> {
  setAppName(theme.appname)
  setSessionPlace(theme.key)
  i18n.changeLanguage(theme.tenantLanguage)
  render(
    <StrictMode>
      <ThemeContext value={theme}>
        <MemoryRouter initialEntries={['/here']}>
          <Routes>
            <Route path="/here" element={screenToShow} />
            <Route path="*" element={<Where />} />
          </Routes>
        </MemoryRouter>
      </ThemeContext>
    </StrictMode>,
  )
  await act(async () => undefined)
}

const user = userEvent.setup()
const parts: ConnectParameters = {
  provider: 'Mi <b>Banco</b>',
  authority: `${location.origin}/idp/authorize`,
  clientId: 'portal-ibuhoo',
  redirectUri: `${location.origin}/signin-credential/callback`,
  scope: 'openid',
}

beforeEach(() => setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') }))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  jest.clearAllMocks()
})

describe("'Ingresar con'", () => {
  it('names the provider and opens it once, with state and challenge [CLG-07, CAL-17]', async () => {
    const sent = serve({ body: parts })
    await show(<ExternalSignIn />)
    const button = await screen.findByRole('button', { name: 'Ingresar con Mi <b>Banco</b>' })
    expect(sent.map(({ path }) => path)).toContain('/authentication/api/Login/OidcConnectParameters')
    expect(sent[0]!.headers.get('appName')).toBe('ibuhoo')
    expect(sent[0]!.headers.get('tenantLanguage')).toBe('es')
    expect(sent[0]!.headers.has('tenant')).toBe(false)
    await act(async () => {
      button.click()
      button.click()
    })
    await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1))
    const address = new URL(jest.mocked(leavePage).mock.calls[0]![0])
    const kept = JSON.parse(sessionStorage.getItem('externalSignIn')!)
    expect(address.searchParams.get('state')).toBe(kept.state)
    expect(kept.state).toMatch(/^[\w-]{43}$/)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(kept.codeVerifier))
    expect(address.searchParams.get('code_challenge')).toBe(Buffer.from(digest).toString('base64url'))
    expect(button).toHaveAttribute('aria-busy', 'true')
    await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(button).not.toHaveAttribute('aria-busy')
  })

  it('requests the parameters of its tenant and language [CAL-17]', async () => {
    const sent = serve({ body: parts })
    await show(<ExternalSignIn />, findTheme('bemyself', 'bmsbra'))
    await waitFor(() => expect(sent).not.toEqual([]))
    const headers = ['appName', 'tenant', 'tenantLanguage'].map((name) => sent[0]!.headers.get(name))
    expect(headers).toEqual(['bemyself', 'bmsbra', 'pt'])
  })

  it('stores no verifier for a configured complete address', async () => {
    serve({ body: { url: `${location.origin}/idp?code_challenge=theirs` } })
    await show(<ExternalSignIn />)
    await user.click(await screen.findByRole('button', { name: 'Ingresar con otra identidad' }))
    await waitFor(() => expect(leavePage).toHaveBeenCalled())
    expect(JSON.parse(sessionStorage.getItem('externalSignIn')!)).toMatchObject({ codeVerifier: null })
  })

  it.each<[string, Parameters<typeof serve>[0]]>([
    ['nobody answers', 'drop'],
    ['the service fails', { status: 500, body: {} }],
    ['there is no provider', { status: 404, body: {} }],
    ['the answer is none', { body: [] }],
    ['the answer is a page', { text: '<html>' }],
    ['the parameters lead nowhere', { body: { provider: 'X' } }],
    ['they lead to a host that is not on the list', { body: { url: 'https://evil.test/' } }],
    ['they are code', { body: { url: 'javascript:alert(1)' } }],
  ])('is hidden when %s', async (_what, answer) => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined)
    const sent = serve(answer)
    await show(<ExternalSignIn />)
    await waitFor(() => expect(sent.length).toBeGreaterThan(0))
    await act(async () => undefined)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['oidc', true],
    ['firmaya', true],
    ['myselfcert', true],
    ['letmicert', true],
    ['ibuhoo', false],
    ['bemyself', false],
    ['biometria', false],
  ])('of %s depends on its theme: %p', (product, isOffered) => {
    expect(findTheme(product, null).externalSignIn).toBe(isOffered)
  })
})

let arrivals = 0

/** Opens the callback with a new code. */
async function comeBack(query = '', theme = findTheme('oidc', null)): Promise<string> {
  const code = `code-${(arrivals += 1)}`
  window.history.replaceState(null, '', `/signin-credential/callback?code=${code}${query}`)
  await show(<CallbackScreen />, theme)
  return code
}

const good = (urlApp: unknown) => ({
  body: { statusCode: 200, response: { informationCode: 'A10', urlApp } },
})

async function expectApology(): Promise<void> {
  expect(await screen.findByRole('heading', { name: '¡Lo sentimos!' })).toHaveFocus()
  expect(
    screen.getByText(
      'En este momento no hemos podido verificar tu credencial, Por favor inténtalo más tarde.',
    ),
  ).toBeVisible()
  expect(leavePageForGood).not.toHaveBeenCalled()
}

describe('the callback', () => {
  it('exchanges its code once over remounts and opens the portal [OIC-03, OIC-04, CAL-16]', async () => {
    const sent = serve(good(`${location.origin}/?${'A'.repeat(80)}`))
    const code = await comeBack()
    expect(window.location.search).toBe('')
    expect(await screen.findByText(/^\/\?A{80}/)).toBeVisible()
    expect(localStorage.getItem('last-way.oidc')).toBe('external')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      path: '/authentication/api/Login/OidcToken',
      body: { code, tenant: '', appName: 'ibuhoo', tenantLanguage: 'es' },
    })
    cleanup()
    await show(<CallbackScreen />)
    expect(sent).toHaveLength(1)
  })

  it('sends the tenant, the language and the verifier of its state', async () => {
    const sent = serve(good(`${location.origin}/`))
    sessionStorage.setItem('externalSignIn', JSON.stringify({ state: 's', codeVerifier: 'v' }))
    const code = await comeBack('&state=s', findTheme('bemyself', 'bmsbra'))
    const body = { code, tenant: 'bmsbra', appName: 'bemyself', tenantLanguage: 'pt', codeVerifier: 'v' }
    await waitFor(() => expect(sent[0]?.body).toEqual(body))
    expect(sessionStorage.getItem('externalSignIn')).toBeNull()
  })

  it('opens an address of the suite, replacing the history entry [OIC-04]', async () => {
    setConfig({ suiteOrigins: ['https://app.suite.test'] })
    serve(good('https://app.suite.test/in?t=1'))
    await comeBack()
    await waitFor(() => expect(leavePageForGood).toHaveBeenCalledWith('https://app.suite.test/in?t=1'))
    expect(screen.getByRole('status')).toHaveTextContent('Verificando tu credencial…')
  })

  it('opens a listed application [OIC-04]', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      const urlApp = 'https://app.nomina.test/in'
      const record = { id: 1, name: 'n', title: 'N', isVisible: true, idState: 0, urlApp }
      const isList = String(input).endsWith('/api/application/list')
      return Promise.resolve(
        new Response(JSON.stringify(isList ? { result: { records: [record] } } : good(urlApp).body)),
      )
    })
    await comeBack()
    await waitFor(() => expect(leavePageForGood).toHaveBeenCalledWith('https://app.nomina.test/in'))
  })

  it.each(['https://evil.test/in?token=x', `${location.origin}//home`])(
    'names the refused address: %s',
    async (urlApp) => {
      jest.spyOn(console, 'info').mockImplementation(() => undefined)
      serve(good(urlApp))
      await comeBack()
      await expectApology()
      expect(screen.getByRole('alert')).toHaveTextContent(urlApp.replace('/in?token=x', ''))
      expect(screen.getByRole('alert')).not.toHaveTextContent('token')
      expect(localStorage.getItem('last-way.oidc')).toBeNull()
    },
  )

  it('with another state exchanges nothing', async () => {
    const sent = serve(good(`${location.origin}/`))
    sessionStorage.setItem('externalSignIn', JSON.stringify({ state: 's', codeVerifier: 'v' }))
    await comeBack('&state=other')
    await expectApology()
    expect(
      screen.getByText('Este intento ya no sirve. Vuelve a ingresar y elige la identidad.'),
    ).toBeVisible()
    expect(sent).toHaveLength(0)
    expect(localStorage.getItem('last-way.oidc')).toBeNull()
  })

  it.each(['', '?', '?code=', '?error=access_denied', '?code=a&code=b'])(
    'shows an error for the query %j and sends nothing [OIC-02]',
    async (query) => {
      const sent = serve(good(`${location.origin}/`))
      window.history.replaceState(null, '', `/signin-credential/callback${query}`)
      await show(<CallbackScreen />)
      await expectApology()
      expect(sent).toHaveLength(0)
    },
  )

  it('that this tab has already used exchanges nothing', async () => {
    const sent = serve({ status: 400, body: {} })
    const code = await comeBack()
    await expectApology()
    cleanup()
    window.history.replaceState(null, '', `/signin-credential/callback?code=${code}&x=1`)
    await show(<CallbackScreen />)
    await expectApology()
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['a refusal', { status: 400, body: { response: { informationCode: 'R11' } } }],
    ['a refusal that has the good code', { ...good('http://localhost/'), status: 400 }],
    ['another code', { body: { response: { informationCode: 'A20', urlApp: 'http://localhost/' } } }],
    ['another status in the body', { body: { ...good('http://localhost/').body, statusCode: 401 } }],
    ['no code', { body: { response: { urlApp: 'http://localhost/' } } }],
    ['no address', good(null)],
    ['no response', { body: { statusCode: 200 } }],
    ['no object', { body: 'A10' }],
    ['a broken service', { status: 500, body: {} }],
    ['no answer', 'drop' as const],
  ])('shows an error for %s [OIC-05, OIC-06, OIC-07]', async (_what, answer) => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined)
    serve(answer)
    await comeBack()
    await expectApology()
  })

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://localhost@evil.test/',
    'https://localhost.evil.test/',
    'https://localhost%2eevil.test/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:http://localhost/x',
    'file:///etc/passwd',
    'ftp://localhost/',
    'https://аpp.suite.test/',
  ])('shows an error for the address %j', async (urlApp) => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined)
    serve(good(urlApp))
    await comeBack()
    await expectApology()
    expect(log).toHaveBeenCalled()
  })

  it("returns to the sign-in by 'Entendido' [OIC-08]", async () => {
    serve('drop')
    await comeBack()
    await user.click(await screen.findByRole('button', { name: 'Entendido' }))
    expect(screen.getByText(/^\/login/)).toBeVisible()
  })

  it('shows a message when the exchange takes long', async () => {
    jest.useFakeTimers()
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
    await comeBack()
    await act(() => jest.advanceTimersByTimeAsync(6_000))
    expect(screen.getByRole('status')).toHaveTextContent('Seguimos trabajando en ello…')
    jest.useRealTimers()
  })
})

describe('the sign-out of a credential', () => {
  it('ends the session at once and waits two seconds before the sign-in [INF-21, INF-22]', async () => {
    jest.useFakeTimers()
    setConfig({ endSession: `${location.origin}/idp/end` })
    const sent = serve({ body: { statusCode: 200 } })
    writeSession({ token: testToken(), refreshToken: 'r1' })
    await show(<LogoutCredentialScreen />)
    expect(readSession()).toBeNull()
    expect(sent.map(({ path }) => path)).toEqual(['/authentication/api/login/RevokeToken'])
    expect(screen.getByRole('status')).toHaveTextContent('Cerrando tu sesión…')
    expect(screen.getByRole('status').querySelector('.ui-spinner')).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(1_999))
    expect(leavePageForGood).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(jest.mocked(leavePageForGood).mock.calls).toEqual([[`${location.origin}/idp/end`]])
    jest.useRealTimers()
  })
})
