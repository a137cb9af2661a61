import { screen, waitFor } from '@testing-library/react'
import { setConfig } from '#shared/config.ts'
import { leavePage } from '#shared/address/leavePage.ts'
import type { Language } from '#shared/texts/language.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { findTheme } from '#themes/registry.ts'
import { LoginMessageNotice } from './sign-in/LoginMessageNotice.tsx'
import { openScreen } from './page/testPublicScreen.tsx'
import { failure, openLogin, serve, signIn, submit, typed, user, type Service } from './testLogin.tsx'

jest.mock('#shared/address/leavePage.ts')
jest.mock('./sign-in/captcha/captchaProvider.ts', () => {
  let solved = 0
  return { captchaProvider: async () => ({ solve: async () => `solved ${(solved += 1)}` }) }
})

beforeAll(() => setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') }))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  jest.clearAllMocks()
})

describe('a refused attempt', () => {
  it.each([
    ['two attempts left [LCK-16]', 1, 'tienes dos (2) intentos más'],
    ['one attempt left [LCK-17]', 2, 'tienes solo un (1) intento más'],
  ])('tells %s', async (_fact, failedAttempts, text) => {
    serve({ login: [failure({ informationCode: 'R11', failedLoginInformation: { failedAttempts } })] })
    await openLogin()
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Usuario o contraseña incorrectos.')
    expect(screen.getByRole('alert')).toHaveTextContent(text)
  })

  it.each<[Language, string, string]>([
    ['es', 'ibuhoo', 'Palabras del servicio.'],
    ['en', 'ibuhoo', 'Wrong user name or password.'],
    ['pt', 'ibuhoo', 'Usuário ou senha incorretos.'],
    ['en', 'firmaya', 'Wrong document or password.'],
  ])('says in %s of %s that the credentials are wrong', async (language, product, text) => {
    const message = { kind: 'wrong', message: 'Palabras del servicio.', left: null } as const
    await openScreen(<LoginMessageNotice message={message} onReleased={() => {}} forgot="" />, {
      path: '/login',
      theme: findTheme(product, null),
      language,
    })
    expect(screen.getByRole('alert').textContent).toBe(text)
  })

  it('says nothing about attempts where the service counts none', async () => {
    serve({
      login: [failure({ informationCode: 'R11', failedLoginInformation: { failedAttempts: null } })],
    })
    await openLogin()
    await signIn()
    expect(await screen.findByRole('alert')).not.toHaveTextContent(/intento|NaN|null/)
  })

  it('keeps the user name, clears the password and marks both', async () => {
    serve({ login: [failure({ informationCode: 'R11' })] })
    await openLogin()
    await signIn()
    await screen.findByRole('alert')
    await waitFor(() => expect(typed()).toHaveValue(''))
    expect(typed()).toHaveFocus()
    expect(screen.getByLabelText('Usuario')).toHaveValue('maria')
    expect(screen.getByLabelText('Usuario')).toHaveAttribute('aria-invalid', 'true')
    expect(typed()).toHaveAttribute('aria-invalid', 'true')
  })

  it('hides the password again [LOG-02]', async () => {
    serve({ login: [failure({ informationCode: 'R11' })] })
    await openLogin()
    await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
    expect(typed()).toHaveAttribute('type', 'text')
    await signIn()
    await screen.findByRole('alert')
    expect(typed()).toHaveAttribute('type', 'password')
    expect(screen.getByRole('button', { name: 'Mostrar contraseña', pressed: false })).toBeVisible()
  })

  it('uses up the captcha, so the next attempt needs another [CAP-03]', async () => {
    const wrong = failure({ informationCode: 'R11' })
    const sent = serve({ login: [wrong, wrong], parameters: [{ key: 'captchaApply', value: 'true' }] })
    await openLogin()
    const box = (): Promise<HTMLElement> => screen.findByRole('checkbox', { name: 'No soy un robot' })
    await user.click(await box())
    await waitFor(async () => expect(await box()).toBeChecked())
    await signIn()
    await screen.findByText('Usuario o contraseña incorrectos.')
    await waitFor(async () => expect(await box()).not.toBeChecked())
    await user.type(typed(), 'otra')
    await user.click(submit())
    expect(await screen.findByText('Por favor valida que no eres un robot')).toBeVisible()
    expect(sent).toHaveLength(1)
    await user.click(await box())
    await waitFor(async () => expect(await box()).toBeChecked())
    await user.click(submit())
    await waitFor(() =>
      expect(sent.map(({ body }) => body['tokenCaptcha'])).toEqual(['solved 1', 'solved 2']),
    )
  })

  it('asks again whether a captcha is needed after a lost answer, and shows it [CAP-01]', async () => {
    const wrong = failure({ informationCode: 'R11' })
    const parameters = [{ key: 'captchaApply', value: 'true' }]
    const sent = serve({ login: [wrong], parameters, lostParameters: 1 })
    await openLogin()
    await signIn()
    await waitFor(() => expect(sent).toHaveLength(1))
    await user.click(await screen.findByRole('checkbox', { name: 'No soy un robot' }))
    await user.type(typed(), 'secreta')
    await user.click(submit())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]!.body['tokenCaptcha']).toMatch(/^solved/)
  })

  it('of another code shows the server message as text [LCK-18]', async () => {
    serve({ login: [failure({ informationCode: 'R21', message: '<b>Sin empresa</b>' })] })
    await openLogin()
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('<b>Sin empresa</b>')
    expect(screen.getByLabelText('Usuario')).not.toHaveAttribute('aria-invalid')
  })

  it('without a target address marks no field [LCK-19]', async () => {
    serve({ login: [failure({ informationCode: 'A10' })] })
    await openLogin()
    await signIn()
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Usuario')).not.toHaveAttribute('aria-invalid')
    expect(typed()).not.toHaveAttribute('aria-invalid')
  })

  it('of a blocked person names the contact [LCK-13, LCK-14]', async () => {
    serve({ login: [failure({ isBlocked: true, informationCode: 'R13', messageParameter: '601 555 0100' })] })
    await openLogin()
    await signIn()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('El usuario se encuentra bloqueado.')
    expect(alert).toHaveTextContent('Para solucionarlo, comunícate al 601 555 0100')
    expect(screen.getByRole('link', { name: '601 555 0100' })).toHaveAttribute('href', 'tel:6015550100')
    expect(submit()).toBeEnabled()
  })

  it('of a blocked person names the contact of the product where the answer has none [LCK-14]', async () => {
    serve({ login: [failure({ isBlocked: true })] })
    await openLogin({ ...findTheme('ibuhoo', null), contact: '601 555 0120' })
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Para solucionarlo, comunícate al 601 555 0120',
    )
  })

  it('of a blocked person without any contact omits that sentence', async () => {
    serve({ login: [failure({ isBlocked: true })] })
    await openLogin({ ...findTheme('ibuhoo', null), contact: null })
    await signIn()
    expect(await screen.findByRole('alert')).not.toHaveTextContent('Para solucionarlo')
  })

  it.each<[string, Service['login'][number]]>([
    ['500 [ERR-02]', { status: 500, body: { message: 'at Object.x' } }],
    ['no answer [ERR-01]', 'drop'],
    ['HTML', { status: 200, body: '<html>' }],
    ['an empty answer', { status: 200, body: '' }],
    ['a wrong type', { status: 200, body: { url: 7 } }],
  ])('by %s shows the generic message with a reference and keeps the form', async (_fact, answer) => {
    serve({ login: [answer] })
    await openLogin()
    await signIn()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Error al realizar la petición.')
    expect(alert).toHaveTextContent(/Referencia: [0-9A-Z]{7}/)
    expect(typed()).toHaveValue('secreta')
    expect(submit()).not.toHaveAttribute('aria-busy')
  })

  it.each<[string, number, string | object, RegExp]>([
    ['a firewall', 403, '<html>', /en la red bloqueó la petición/],
    ['a limit with words', 429, { message: 'Despacio' }, /Despacio/],
  ])('by %s says so and keeps the form', async (_fact, status, body, words) => {
    serve({ login: [{ status, body }] })
    await openLogin()
    await signIn()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words)
    expect(alert).toHaveTextContent(/Referencia: [0-9A-Z]{7}/)
    expect(typed()).toHaveValue('secreta')
  })

  it('can be retried with the same button', async () => {
    const sent = serve({
      login: ['drop', { status: 200, body: { url: '/home', token: testToken(), refreshToken: 'r' } }],
    })
    await openLogin()
    await signIn()
    await screen.findByRole('alert')
    await user.click(submit())
    expect(await screen.findByText(/^\/home/)).toBeInTheDocument()
    expect(sent).toHaveLength(2)
  })
})

describe('a lock', () => {
  const locked = (lockTime: unknown) =>
    failure({ informationCode: 'R13', failedLoginInformation: { lockTime: lockTime as number } })

  it('counts down from lockTime, closes the form and hints at the forgotten password [LCK-08, LCK-09, LCK-12]', async () => {
    serve({ login: [locked(90)] })
    await openLogin()
    await signIn()
    expect(
      await screen.findByText(/^El usuario se encuentra bloqueado, vuelve a intentarlo en 01:(30|29)$/),
    ).toBeVisible()
    expect(screen.getByText(/usa «Recordar contraseña»/)).toBeVisible()
    expect(submit()).toBeDisabled()
  })

  it.each([
    [0.5, /vuelve a intentarlo en 00:0[01]$|El usuario ya fue liberado/],
    [1e9, /vuelve a intentarlo en \d{2,}:\d\d$/],
  ])('of %j seconds shows the right time', async (lockTime, text) => {
    serve({ login: [locked(lockTime)] })
    await openLogin()
    await signIn()
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('without a duration shows the text and keeps the form enabled', async () => {
    serve({ login: [locked(null)] })
    await openLogin()
    await signIn()
    expect(await screen.findByText(/El usuario se encuentra bloqueado/)).toBeVisible()
    expect(screen.queryByText(/\d\d:\d\d|NaN/)).toBeNull()
    expect(submit()).toBeEnabled()
  })
})

describe('an answer with an address', () => {
  it('an information code goes to the alert with its message [LCK-05]', async () => {
    serve({ login: [{ status: 200, body: { informationCode: 'I05', message: 'Revisa tu cuenta' } }] })
    await openLogin()
    await signIn()
    expect(await screen.findByText(/^\/alert/)).toHaveTextContent('"message":"Revisa tu cuenta"')
    expect(screen.getByText(/^\/alert/)).toHaveTextContent('"pageName":"/login"')
  })

  it.each([
    ['javascript:alert(1)', 'javascript:'],
    ['https://evil.test/', 'https://evil.test'],
    ['https://localhost@evil.test/', 'https://evil.test'],
    [`${location.origin}//home`, `${location.origin}//home`],
  ])('a 200 with the url %s signs in, and the home says that the address was refused', async (url, place) => {
    serve({ login: [{ status: 200, body: { url, token: testToken() } }] })
    await openLogin()
    await signIn()
    const home = await screen.findByText(/^\/ /)
    expect(JSON.parse(home.textContent.slice(2))).toMatchObject({
      refusedAddress: { place, isChecked: true, error: { call: 'login' } },
    })
    expect(sessionStorage.getItem('token')).toMatch(/^Bearer /)
  })

  it('a refused address without a session shows its message in the form', async () => {
    serve({ login: [{ status: 200, body: { url: 'https://evil.test/', informationCode: 'A20' } }] })
    await openLogin()
    await signIn()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('No abrimos la dirección que dio el servicio')
    expect(alert).toHaveTextContent('Dirección: https://evil.test')
    expect(alert).toHaveTextContent(/Referencia: [0-9A-Z]{7}/)
    expect(submit()).toBeEnabled()
  })

  it.each(['A10', 'A20'])('%s leads to an application of the list on another host [LCK-04]', async (code) => {
    const urlApp = 'https://app.nomina.test/in'
    serve({
      login: [{ status: 200, body: { urlApp, informationCode: code, token: testToken() } }],
      applications: ['https://app.nomina.test/'],
    })
    await openLogin()
    await signIn()
    await waitFor(() => expect(jest.mocked(leavePage).mock.calls).toEqual([[urlApp]]))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(submit()).toHaveAttribute('aria-busy', 'true')
  })

  it('a 200 with a url stores the session and opens the url [LCK-02, LCK-03]', async () => {
    serve({
      login: [
        { status: 200, body: { url: `${location.origin}/home`, token: testToken(), refreshToken: 'r1' } },
      ],
    })
    await openLogin()
    await signIn()
    expect(await screen.findByText(/^\/home/)).toBeInTheDocument()
    expect(sessionStorage.getItem('token')).toMatch(/^Bearer /)
    expect(sessionStorage.getItem('refreshToken')).toBe('r1')
  })
})
