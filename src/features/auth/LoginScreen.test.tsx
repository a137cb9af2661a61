import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import type { LoginAnswer } from '#contracts/auth.ts'
import { setConfig } from '#shared/config.ts'
import { setAppName } from '#shared/lib/appName.ts'
import { i18n } from '#shared/lib/i18n.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import type { Theme } from '#themes/theme.ts'
import { LoginScreen } from './LoginScreen.tsx'

type Sent = { path: string; headers: Headers; body: Record<string, unknown> }
type Service = {
  /** Answers to the login call, one after the other; the last one stays. */
  login: ({ status: number; body: LoginAnswer | object | string } | 'drop')[]
  parameters?: { key: string; value: string }[]
  maintenance?: string
  freeTrial?: { urlFreeTrial: string | null; codeFreeTrial: string | null }
}

/** The services behind the sign-in; keeps what the login call sent. */
function serve({ login, parameters = [], maintenance, freeTrial }: Service): Sent[] {
  const sent: Sent[] = []
  const json = (body: unknown, status = 200): Response =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.endsWith('GetParametersApp')) return json({ result: { records: parameters } })
    if (path.endsWith('getMaintenanceWindow'))
      return json({ isMaintenance: maintenance !== undefined, message: maintenance })
    if (path.endsWith('isFreeTrial')) return json({ isFreeTrial: freeTrial !== undefined, ...freeTrial })
    if (path.endsWith('getVersionApp')) return json({ version: '3.4.1' })
    sent.push({ path, headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) })
    const answer = login.length > 1 ? login.shift()! : login[0]!
    if (answer === 'drop') throw new TypeError('Failed to fetch')
    return json(answer.body, answer.status)
  })
  return sent
}

function Where() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}

async function open(theme: Theme = findTheme('ibuhoo', null), path = '/login') {
  setAppName(theme.appname)
  await i18n.changeLanguage(theme.tenantLanguage)
  window.history.replaceState(null, '', path)
  render(
    <ThemeContext value={theme}>
      <MemoryRouter initialEntries={['/login']}>
        <Routes>
          <Route path="/login" element={<LoginScreen />} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </ThemeContext>,
  )
  await act(async () => undefined)
}

const user = userEvent.setup()
const submit = () => screen.getByRole('button', { name: /^(Ingresar|Entrar)$/ })
const typed = () => screen.getByLabelText<HTMLInputElement>(/^(Contraseña|Senha)$/)

async function signIn(name = 'maria', password = 'secreta') {
  if (name) await user.type(screen.getByLabelText(/Usuario|Usuário/), name)
  if (password) await user.type(typed(), password)
  await user.click(submit())
}

const failure = (body: LoginAnswer) => ({ status: 400, body })

beforeAll(() => setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') }))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the form', () => {
  it('asks for both fields before it sends anything [LOG-11, LOG-12, ERR-03]', async () => {
    const sent = serve({ login: [failure({})] })
    await open()
    await user.click(submit())
    expect(await screen.findAllByText('Campo obligatorio.')).toHaveLength(2)
    expect(screen.getByLabelText('Usuario')).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toHaveLength(0)
  })

  it('has a link to the forgotten password [LOG-04]', async () => {
    serve({ login: [failure({})] })
    await open()
    expect(screen.getByRole('link', { name: 'Recordar contraseña' })).toHaveAttribute(
      'href',
      '/resetPassword',
    )
  })

  it('sends one request however often it is submitted', async () => {
    const sent = serve({ login: [failure({ informationCode: 'R11' })] })
    await open()
    await user.type(screen.getByLabelText('Usuario'), 'maria')
    await user.type(typed(), 'secreta')
    await act(async () => {
      submit().click()
      submit().click()
      typed().form!.requestSubmit()
    })
    await screen.findByRole('alert')
    expect(sent).toHaveLength(1)
  })

  it('reads what a password manager filled in without an event', async () => {
    const sent = serve({ login: [failure({ informationCode: 'R11' })] })
    await open()
    screen.getByLabelText<HTMLInputElement>('Usuario').value = 'guardado'
    typed().value = 'guardada'
    await user.click(submit())
    await screen.findByRole('alert')
    expect(sent[0]!.body['user']).toBe('guardado')
  })

  it('sends page from the query and no tenant without one [LOG-13, LOG-14]', async () => {
    const sent = serve({ login: [failure({ informationCode: 'R11' })] })
    await open(undefined, '/login?page=informes')
    await signIn()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.body).toMatchObject({ page: 'informes', appname: 'ibuhoo', user: 'maria' })
    expect(sent[0]!.headers.get('tenant')).toBeNull()
    expect(sent[0]!.headers.get('tenantLanguage')).toBe('es')
  })

  it('sends tenant and language of a tenant as headers [LOG-14]', async () => {
    const sent = serve({ login: [failure({ informationCode: 'R11' })] })
    await open(findTheme('bemyself', 'bmsbra'))
    await signIn()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.headers.get('tenant')).toBe('bmsbra')
    expect(sent[0]!.headers.get('tenantLanguage')).toBe('pt')
  })
})

describe('a refused attempt', () => {
  it.each([
    ['two attempts left [LCK-16]', 1, 'tienes dos (2) intentos más'],
    ['one attempt left [LCK-17]', 2, 'tienes solo un (1) intento más'],
  ])('tells %s', async (_fact, failedAttempts, text) => {
    serve({ login: [failure({ informationCode: 'R11', failedLoginInformation: { failedAttempts } })] })
    await open()
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Usuario o contraseña incorrectos.')
    expect(screen.getByRole('alert')).toHaveTextContent(text)
  })

  it.each([null, '5', -1, 'NaN'])(
    'says nothing about attempts when the service counts %p',
    async (failedAttempts) => {
      serve({ login: [failure({ informationCode: 'R11', failedLoginInformation: { failedAttempts } })] })
      await open()
      await signIn()
      const alert = await screen.findByRole('alert')
      expect(alert).not.toHaveTextContent(/intento|NaN|null|-1/)
    },
  )

  it('keeps the user name, clears the password and marks both', async () => {
    serve({ login: [failure({ informationCode: 'R11' })] })
    await open()
    await signIn()
    await screen.findByRole('alert')
    await waitFor(() => expect(typed()).toHaveValue(''))
    expect(typed()).toHaveFocus()
    expect(screen.getByLabelText('Usuario')).toHaveValue('maria')
    expect(screen.getByLabelText('Usuario')).toHaveAttribute('aria-invalid', 'true')
    expect(typed()).toHaveAttribute('aria-invalid', 'true')
  })

  it.each(['R21', 'R22', 'R23'])('%s shows the server message as text [LCK-18]', async (informationCode) => {
    serve({ login: [failure({ informationCode, message: '<b>Sin empresa</b>' })] })
    await open()
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('<b>Sin empresa</b>')
    expect(screen.getByLabelText('Usuario')).not.toHaveAttribute('aria-invalid')
  })

  it.each(['A10', 'A20'])('%s without an address marks no field [LCK-19]', async (informationCode) => {
    serve({ login: [failure({ informationCode })] })
    await open()
    await signIn()
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Usuario')).not.toHaveAttribute('aria-invalid')
    expect(typed()).not.toHaveAttribute('aria-invalid')
  })

  it('of a blocked person names the contact [LCK-13, LCK-14]', async () => {
    serve({ login: [failure({ isBlocked: true, informationCode: 'R13', messageParameter: '601 555 0100' })] })
    await open()
    await signIn()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('El usuario se encuentra bloqueado.')
    expect(alert).toHaveTextContent('Para solucionarlo, comunícate al 601 555 0100')
    expect(submit()).toBeEnabled()
  })

  it('of a blocked person without any contact leaves that sentence out', async () => {
    serve({ login: [failure({ isBlocked: true })] })
    await open({ ...findTheme('ibuhoo', null), contact: null })
    await signIn()
    expect(await screen.findByRole('alert')).not.toHaveTextContent('Para solucionarlo')
  })

  it.each<[string, Service['login'][number]]>([
    ['500 [ERR-02]', { status: 500, body: { message: 'at Object.x' } }],
    ['no answer [ERR-01]', 'drop'],
    ['HTML', { status: 200, body: '<html>' }],
    ['an empty answer', { status: 200, body: '' }],
    ['a wrong type', { status: 200, body: { url: 7 } }],
  ])('by %s shows the generic message with a reference and keeps what was typed', async (_fact, answer) => {
    serve({ login: [answer] })
    await open()
    await signIn()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Error al realizar la petición.')
    expect(alert).toHaveTextContent(/Referencia: [0-9A-Z]{7}/)
    expect(typed()).toHaveValue('secreta')
    expect(submit()).not.toHaveAttribute('aria-busy')
  })

  it.each(['javascript:alert(1)', '//evil.test', 'https://evil.test/', 'https://localhost@evil.test/'])(
    'goes nowhere when the service answers %s',
    async (url) => {
      serve({ login: [{ status: 200, body: { url, token: testToken() } }] })
      await open()
      await signIn()
      expect(await screen.findByRole('alert')).toHaveTextContent('Error al realizar la petición.')
      expect(sessionStorage.getItem('token')).toBeNull()
    },
  )

  it('works with the same button once the fault is gone', async () => {
    const sent = serve({
      login: ['drop', { status: 200, body: { url: '/home', token: testToken(), refreshToken: 'r' } }],
    })
    await open()
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
    await open()
    await signIn()
    expect(
      await screen.findByText(/^El usuario se encuentra bloqueado, vuelve a intentarlo en 01:(30|29)$/),
    ).toBeVisible()
    expect(screen.getByText(/usa «Recordar contraseña»/)).toBeVisible()
    expect(submit()).toBeDisabled()
  })

  it.each([null, -5, 'x', 0])(
    'without a time to wait (%p) shows the text and keeps the form open',
    async (lockTime) => {
      serve({ login: [locked(lockTime)] })
      await open()
      await signIn()
      expect(await screen.findByText(/El usuario se encuentra bloqueado/)).toBeVisible()
      expect(screen.queryByText(/\d\d:\d\d|NaN/)).toBeNull()
      expect(submit()).toBeEnabled()
    },
  )
})

describe('an answer that leads elsewhere', () => {
  it('an information code goes to the alert with its message [LCK-05]', async () => {
    serve({ login: [{ status: 200, body: { informationCode: 'I05', message: 'Revisa tu cuenta' } }] })
    await open()
    await signIn()
    expect(await screen.findByText(/^\/alert/)).toHaveTextContent('"message":"Revisa tu cuenta"')
    expect(screen.getByText(/^\/alert/)).toHaveTextContent('"pageName":"/login"')
  })

  it('a 200 with a url keeps the session and goes there [LCK-02, LCK-03]', async () => {
    serve({
      login: [
        { status: 200, body: { url: `${location.origin}/home`, token: testToken(), refreshToken: 'r1' } },
      ],
    })
    await open()
    await signIn()
    expect(await screen.findByText(/^\/home/)).toBeInTheDocument()
    expect(sessionStorage.getItem('token')).toMatch(/^Bearer /)
    expect(sessionStorage.getItem('refreshToken')).toBe('r1')
  })
})

describe('the captcha', () => {
  it('is not there unless the application asks for it [CAP-01]', async () => {
    serve({ login: [failure({})], parameters: [{ key: 'captchaApply', value: 'false' }] })
    await open()
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('must be validated before anything is sent [CAP-01, CAP-03, CAP-04]', async () => {
    const sent = serve({ login: [failure({})], parameters: [{ key: 'captchaApply', value: 'true' }] })
    await open()
    expect(await screen.findByRole('checkbox', { name: 'No soy un robot' })).not.toBeChecked()
    await signIn()
    expect(await screen.findByText('Por favor valida que no eres un robot')).toBeVisible()
    expect(sent).toHaveLength(0)
    expect(typed()).toHaveValue('secreta')
  })

  it.each<[string, string | null, boolean, string]>([
    ['biometria', null, false, '[CAP-06]'],
    ['biometria', 'gse', true, '[CAP-07]'],
    ['biometria', 'fna', false, '[CAP-08]'],
  ])('default of %s/%s is %p %s', async (product, tenant, isShown) => {
    serve({ login: [failure({})] })
    await open(findTheme(product, tenant))
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(findTheme(product, tenant).versionLabel ? 4 : 3))
    await act(async () => undefined)
    await waitFor(() => expect(screen.queryAllByRole('checkbox')).toHaveLength(isShown ? 1 : 0))
  })
})

describe('what stands around the form', () => {
  it('shows a maintenance message as plain formatted HTML until it is understood [MNT-01, MNT-02, MNT-03]', async () => {
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false
    }
    serve({
      login: [failure({})],
      maintenance:
        '<p>Volvemos a las <b>8:00</b></p><script>window.__pwn=1</script><form action="https://evil.test"><input type="password"></form><img src="https://evil.test/x.png"><p style="position:fixed" id="root">x</p><a href="javascript:alert(1)">mal</a><a href="https://estado.suite.test">estado</a>',
    })
    await open()
    const dialog = await screen.findByRole('dialog', { name: 'Mantenimiento' })
    expect(dialog.querySelector('b')).toHaveTextContent('8:00')
    expect(dialog.querySelectorAll('form, input, img, script, [style], p[id]')).toHaveLength(0)
    expect(screen.getByText('mal')).not.toHaveAttribute('href')
    expect(screen.getByRole('link', { name: 'estado' })).toHaveAttribute('rel', 'noopener noreferrer')
    await user.click(screen.getByRole('button', { name: 'Entendido' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers the free trial with its code in a new tab [MNT-05, MNT-06]', async () => {
    serve({
      login: [failure({})],
      freeTrial: { urlFreeTrial: 'https://prueba.test/?a=1', codeFreeTrial: 'P 30' },
    })
    await open()
    const link = await screen.findByRole('link', { name: 'Prueba Gratis' })
    expect(link).toHaveAttribute('href', 'https://prueba.test/?a=1&code=P+30')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it.each([null, 'javascript:alert(1)', 'prueba'])('offers no free trial at %p', async (urlFreeTrial) => {
    serve({ login: [failure({})], freeTrial: { urlFreeTrial, codeFreeTrial: 'X' } })
    await open()
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
    await act(async () => undefined)
    expect(screen.queryByRole('link', { name: 'Prueba Gratis' })).toBeNull()
  })

  it.each(['ibuhoo', 'license', 'biometria', 'firmaya', 'bemyself'])(
    '%s has no purchase link [LOG-05]',
    async (product) => {
      serve({ login: [failure({})] })
      await open(findTheme(product, null))
      expect(screen.queryByRole('link', { name: /^Comprar/ })).toBeNull()
    },
  )

  it.each([
    ['suite', /^Comprar \S+$/, '[LOG-06]'],
    ['colnomina', /^Comprar \S+ nómina$/, '[LOG-07]'],
  ])(
    'the purchase link of %s reads %s and opens its landing beside the portal %s [LOG-05, LOG-08]',
    async (product, name) => {
      serve({ login: [failure({})] })
      const theme = findTheme(product, null)
      await open({ ...theme, purchaseLink: { ...theme.purchaseLink!, landing: 'https://compra.test/' } })
      const link = screen.getByRole('link', { name })
      expect(link).toHaveAttribute('href', 'https://compra.test/')
      expect(link).toHaveAttribute('target', '_blank')
    },
  )

  it('a purchase link without a landing address only logs [LOG-09]', async () => {
    serve({ login: [failure({})] })
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined)
    const theme = findTheme('suite', null)
    await open({ ...theme, purchaseLink: { ...theme.purchaseLink!, landing: null } })
    const before = location.href
    await user.click(screen.getByRole('link', { name: /^Comprar/ }))
    expect(log).toHaveBeenCalledWith(expect.stringContaining('landing'))
    expect(location.href).toBe(before)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the newer themed login shows the version, asked once per tab [LOG-10, CAL-22, CAL-23]', async () => {
    serve({ login: [failure({})] })
    await open(findTheme('bemyself', 'bmscol'))
    expect(await screen.findByText('Versión 3.4.1')).toBeVisible()
    cleanup()
    await open(findTheme('bemyself', 'bmscol'))
    expect(await screen.findByText('Versión 3.4.1')).toBeVisible()
    const asked = jest.mocked(fetch).mock.calls.filter(([path]) => String(path).endsWith('getVersionApp'))
    expect(asked).toHaveLength(1)
    expect(new Headers(asked[0]![1]?.headers).get('appName')).toBe('bemyself')
  })

  it('the language can be chosen for bemyself only, and typed text stays [LNG-07, LNG-02, LNG-10]', async () => {
    serve({ login: [failure({})] })
    await open(findTheme('bemyself', null))
    await user.type(screen.getByLabelText('Usuario'), 'maria')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'pt')
    expect(screen.getByLabelText('Usuário')).toHaveValue('maria')
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeVisible()
    expect(localStorage.getItem('bms_lang')).toBe('pt')
    expect(document.documentElement.lang).toBe('pt')
    localStorage.clear()
  })

  it('no other product offers a language [LNG-07]', async () => {
    serve({ login: [failure({})] })
    await open(findTheme('ibuhoo', null))
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})
