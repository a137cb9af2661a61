import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { setConfig } from '#shared/config.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { expiredUser, keepExpiredUser } from '#shared/session/tokens.ts'
import { findTheme } from '#themes/registry.ts'
import { fillInUser } from './sign-in/LoginForm.tsx'
import { failure, openLogin, serve, signIn, submit, typed, user } from './testLogin.tsx'

beforeAll(() => setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') }))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the form', () => {
  it('asks for both fields before it sends anything [LOG-11, LOG-12, ERR-03]', async () => {
    const sent = serve({ login: [failure({})] })
    await openLogin()
    await user.click(submit())
    expect(await screen.findAllByText('Campo obligatorio.')).toHaveLength(2)
    expect(screen.getByLabelText('Usuario')).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toHaveLength(0)
  })

  it('says that the session expired, fills in the user name and focuses the password', async () => {
    keepExpiredUser('maria.gomez')
    const sent = serve({
      login: [{ status: 200, body: { url: '/home', token: testToken(), refreshToken: 'r' } }],
    })
    await openLogin()
    expect(screen.getByText('Tu sesión terminó. Ingresa para volver a donde estabas.')).toBeVisible()
    expect(screen.getByLabelText('Usuario')).toHaveValue('maria.gomez')
    expect(typed()).toHaveFocus()
    await signIn('')
    expect(await screen.findByText(/^\/home/)).toBeInTheDocument()
    expect(sent[0]!.body['user']).toBe('maria.gomez')
    expect(expiredUser()).toBeNull()
  })

  it('keeps a user name that the browser filled in', async () => {
    serve({ login: [failure({})] })
    await openLogin()
    screen.getByLabelText<HTMLInputElement>('Usuario').value = 'guardado'
    fillInUser(typed().form!, 'maria.gomez')
    expect(screen.getByLabelText('Usuario')).toHaveValue('guardado')
  })

  it('has a link to the forgotten password [LOG-04]', async () => {
    serve({ login: [failure({})] })
    await openLogin()
    expect(screen.getByRole('link', { name: 'Recordar contraseña' })).toHaveAttribute(
      'href',
      '/resetPassword',
    )
  })

  it.each(['maria. gomez', '\u202Amaria.gomez\u202C', '\u00A0maria.gomez\u200B'])(
    'removes invisible characters from %j, and the keyboard corrects nothing [T24]',
    async (name) => {
      const sent = serve({ login: [failure({ informationCode: 'R11' })] })
      await openLogin()
      await signIn(name)
      await screen.findByRole('alert')
      expect(sent[0]!.body['user']).toBe('maria.gomez')
      expect(screen.getByLabelText('Usuario')).toHaveAttribute('autocorrect', 'off')
    },
  )

  it('sends one request for many submits', async () => {
    const sent = serve({ login: [failure({ informationCode: 'R11' })] })
    await openLogin()
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
    await openLogin()
    screen.getByLabelText<HTMLInputElement>('Usuario').value = 'guardado'
    typed().value = 'guardada'
    await user.click(submit())
    await screen.findByRole('alert')
    expect(sent[0]!.body['user']).toBe('guardado')
  })

  it('sends page from the query and no tenant without one [LOG-13, LOG-14]', async () => {
    const sent = serve({ login: [failure({ informationCode: 'R11' })] })
    await openLogin(undefined, '/login?page=informes')
    await signIn()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.body).toMatchObject({ page: 'informes', appname: 'ibuhoo', user: 'maria' })
    expect(sent[0]!.headers.get('tenant')).toBeNull()
    expect(sent[0]!.headers.get('tenantLanguage')).toBe('es')
  })

  it('sends tenant and language of a tenant as headers [LOG-14]', async () => {
    const sent = serve({ login: [failure({ informationCode: 'R11' })] })
    await openLogin(findTheme('bemyself', 'bmsbra'))
    await signIn()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.headers.get('tenant')).toBe('bmsbra')
    expect(sent[0]!.headers.get('tenantLanguage')).toBe('pt')
  })
})

describe('the captcha', () => {
  it('is hidden unless the application asks for it [CAP-01]', async () => {
    serve({ login: [failure({})], parameters: [{ key: 'captchaApply', value: 'false' }] })
    await openLogin()
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('must be validated before anything is sent [CAP-01, CAP-03, CAP-04]', async () => {
    const sent = serve({ login: [failure({})], parameters: [{ key: 'captchaApply', value: 'true' }] })
    await openLogin()
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
    await openLogin(findTheme(product, tenant))
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(findTheme(product, tenant).versionLabel ? 4 : 3))
    await act(async () => undefined)
    await waitFor(() => expect(screen.queryAllByRole('checkbox')).toHaveLength(isShown ? 1 : 0))
  })
})

describe('the rest of the page', () => {
  it('offers no external sign-in where the product has none', async () => {
    serve({ login: [failure({})] })
    await openLogin()
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
    const asked = jest.mocked(fetch).mock.calls.map(([path]) => String(path))
    expect(asked.filter((path) => path.includes('OidcConnectParameters'))).toEqual([])
    expect(screen.queryByRole('button', { name: /^Ingresar con/ })).toBeNull()
  })

  it('shows a maintenance message as plain formatted HTML until it is understood [MNT-01, MNT-02, MNT-03, PRD-22]', async () => {
    serve({
      login: [failure({})],
      maintenance:
        '<p>Volvemos a las <b>8:00</b></p><script>window.__pwn=1</script><form action="https://evil.test"><input type="password"></form><img src="https://evil.test/x.png"><p style="position:fixed" id="root">x</p><a href="javascript:alert(1)">mal</a><a href="https://estado.suite.test">estado</a>',
    })
    await openLogin()
    const dialog = await screen.findByRole('dialog', { name: 'Mantenimiento' })
    expect(dialog.querySelector('b')).toHaveTextContent('8:00')
    expect(dialog.querySelectorAll('form, input, img, script, [style], p[id]')).toHaveLength(0)
    expect(screen.getByText('mal')).not.toHaveAttribute('href')
    expect(screen.getByRole('link', { name: 'estado' })).toHaveAttribute('rel', 'noopener noreferrer')
    await user.click(screen.getByRole('button', { name: 'Entendido' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers the free trial with its code in a new tab [MNT-05, MNT-06, PRD-22]', async () => {
    serve({
      login: [failure({})],
      freeTrial: { urlFreeTrial: 'https://prueba.test/?a=1', codeFreeTrial: 'P 30' },
    })
    await openLogin()
    const link = await screen.findByRole('link', { name: 'Prueba Gratis' })
    expect(link).toHaveAccessibleDescription('prueba.test (se abre en otra pestaña)')
    expect(link).toHaveAttribute('href', 'https://prueba.test/?a=1&code=P+30')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it.each([null, 'javascript:alert(1)', 'prueba'])('offers no free trial at %p', async (urlFreeTrial) => {
    serve({ login: [failure({})], freeTrial: { urlFreeTrial, codeFreeTrial: 'X' } })
    await openLogin()
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
    await act(async () => undefined)
    expect(screen.queryByRole('link', { name: /Prueba Gratis/ })).toBeNull()
  })

  it.each(['ibuhoo', 'license', 'biometria', 'firmaya', 'bemyself'])(
    '%s has no purchase link [LOG-05]',
    async (product) => {
      serve({ login: [failure({})] })
      await openLogin(findTheme(product, null))
      expect(screen.queryByRole('link', { name: /^Comprar/ })).toBeNull()
    },
  )

  it.each([
    ['product', /^Comprar \S+$/, '[LOG-06]'],
    ['colnomina', /^Comprar \S+ nómina$/, '[LOG-07]'],
  ])(
    'the purchase link of %s reads %s and opens its landing beside the portal %s [LOG-05, LOG-08]',
    async (product, name) => {
      serve({ login: [failure({})] })
      const theme = findTheme(product, null)
      await openLogin({ ...theme, purchaseLink: { ...theme.purchaseLink!, landing: 'https://compra.test/' } })
      const link = screen.getByRole('link', { name })
      expect(link).toHaveAccessibleDescription('compra.test (se abre en otra pestaña)')
      expect(link).toHaveAttribute('href', 'https://compra.test/')
      expect(link).toHaveAttribute('target', '_blank')
    },
  )

  it('a purchase link without a landing address only logs [LOG-09]', async () => {
    serve({ login: [failure({})] })
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined)
    const theme = findTheme('product', null)
    await openLogin({ ...theme, purchaseLink: { ...theme.purchaseLink!, landing: null } })
    const before = location.href
    await user.click(screen.getByRole('link', { name: /^Comprar/ }))
    expect(log).toHaveBeenCalledWith(expect.stringContaining('landing'))
    expect(location.href).toBe(before)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the newer themed login shows the version, requested once per tab [LOG-10, CAL-22, CAL-23, CCL-25]', async () => {
    serve({ login: [failure({})] })
    await openLogin(findTheme('bemyself', 'bmscol'))
    expect(await screen.findByText('Versión 3.4.1')).toBeVisible()
    cleanup()
    await openLogin(findTheme('bemyself', 'bmscol'))
    expect(await screen.findByText('Versión 3.4.1')).toBeVisible()
    const asked = jest.mocked(fetch).mock.calls.filter(([path]) => String(path).endsWith('getVersionApp'))
    expect(asked).toHaveLength(1)
    const headers = new Headers(asked[0]![1]?.headers)
    expect(['appName', 'tenant', 'tenantLanguage'].map((name) => headers.get(name))).toEqual([
      'bemyself',
      'bmscol',
      'es',
    ])
    cleanup()
    sessionStorage.setItem('versionApp', '9.9.9')
    await openLogin(findTheme('bemyself', 'bmscol'))
    expect(await screen.findByText('Versión 9.9.9')).toBeVisible()
  })

  it('bemyself offers the languages, and typed text survives the choice [LNG-07, LNG-02, LNG-10]', async () => {
    serve({ login: [failure({})] })
    await openLogin(findTheme('bemyself', null))
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
    await openLogin(findTheme('ibuhoo', null))
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})
