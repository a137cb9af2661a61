import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { validateToken } from '#contracts/examples/session.ts'
import { assignPassword, changePassword } from '#contracts/examples/passwords.ts'
import { setConfig } from '#shared/config.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { decryptText, encryptText } from '#shared/address/linkCipher.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { findTheme } from '#themes/registry.ts'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'
import { place, serve, visit, type Reply, type Sent } from './testPasswordPage.tsx'

const user = userEvent.setup({ delay: null })
const good = 'Nogal.Tibio7'
const valid: Reply = validateToken.outcomes['A10']!
const refused: Reply = validateToken.outcomes['401']!
const done: Reply = assignPassword.outcomes['A10']!

beforeAll(() => setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') }))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const resetToken = testToken({ email: 'maria@suite.test', isUserActivation: false })
const createToken = testToken({ email: 'maria@suite.test', isUserActivation: true })

async function open(payload: unknown, product = 'ibuhoo'): Promise<void> {
  const search = payload === null ? '' : `?${await encryptText(JSON.stringify(payload))}`
  await visit(<ChangePasswordScreen />, { pathname: '/changepassword', search }, findTheme(product, null))
}

const openReset = async (replies: Record<string, Reply | Reply[]> = {}): Promise<Sent[]> => {
  const sent = serve({ ValidateToken: valid, AssignPassword: done, ...replies })
  await open({ user: 'maria', token: resetToken })
  await screen.findByRole('heading', { level: 1 })
  return sent
}

const openChange = async (reply: Reply): Promise<Sent[]> => {
  const sent = serve({ ChangePassword: reply })
  await visit(<ChangePasswordScreen />, { pathname: '/changepassword', state: { user: 'luis' } })
  await screen.findByRole('heading', { level: 1 })
  return sent
}

const first = (): HTMLInputElement => screen.getByLabelText('Nueva contraseña')
const second = (): HTMLInputElement => screen.getByLabelText('Confirmar contraseña')
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Restablecer' })

async function type(password: string, confirm = password): Promise<void> {
  await user.click(first())
  await user.paste(password)
  await user.click(second())
  await user.paste(confirm)
}

async function send(password: string, confirm = password): Promise<void> {
  await type(password, confirm)
  await user.click(submit())
}

it('names the button that shows a password by its field', async () => {
  await openReset()
  const names = screen
    .getAllByRole('button', { name: /^Mostrar/ })
    .map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['Mostrar: Nueva contraseña', 'Mostrar: Confirmar contraseña'])
})

describe('a link', () => {
  it('is validated as a link token [PWD-14, CAL-10]', async () => {
    const [check] = await openReset()
    expect(check!.call).toBe('ValidateToken')
    const { headers } = check!
    expect(['user', 'token', 'option', 'currentApp'].map((name) => headers.get(name))).toEqual([
      'maria',
      resetToken,
      '2',
      'ibuhoo',
    ])
  })

  it('shows no form before its token is judged [PWD-14]', async () => {
    let judge = (_: Response): void => undefined
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (judge = resolve)))
    await open({ user: 'maria', token: resetToken })
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('status')).toHaveTextContent('Comprobando tu enlace…')
    expect(screen.queryByLabelText('Nueva contraseña')).toBeNull()
    await act(async () => judge(new Response(JSON.stringify((valid as { body: unknown }).body))))
    expect(await screen.findByLabelText('Nueva contraseña')).toBeVisible()
  })

  it.each([
    ['Restablecer contraseña', '[PWD-01]', resetToken],
    ['Crear contraseña', '[PWD-02]', createToken],
  ])('has the title of its kind: %s %s', async (title, _row, token) => {
    serve({ ValidateToken: valid })
    await open({ user: 'maria', token })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull()
  })

  it('without a token is a change, and nothing is validated [PWD-03, PWD-28]', async () => {
    const sent = serve({})
    await open({ user: 'maria' })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cambiar contraseña')
    expect(screen.getByLabelText('Contraseña actual')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('shows whose password it is, as text, and hands it to password managers [PWD-04]', async () => {
    serve({ ValidateToken: valid })
    await open({ user: '<img src=x onerror=alert(1)>', token: resetToken })
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(document.querySelector('form img')).toBeNull()
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')!.value).toMatch(/^<img/)
  })

  it.each<[string, unknown, string]>([
    ['empty', null, 'linkEmpty'],
    ['of the wrong shape', { token: resetToken }, 'linkBroken'],
  ])('that is %s leads to the alert and on to /login [PWD-11, PWD-12, PWD-13]', async (_, payload, text) => {
    const sent = serve({})
    await open(payload)
    expect(await place()).toEqual({ path: '/alert', state: { text, pageName: '/login' } })
    expect(sent).toEqual([])
  })

  it.each([
    ['a reset', resetToken, { messageType: 'RESEND_EMAIL' }],
    ['an activation', createToken, { messageType: 'INVALID_LINK', user: 'maria' }],
  ])(
    'of %s that the service refuses leads to /resendemail [PWD-15, SES-14, SES-15]',
    async (_, token, state) => {
      serve({ ValidateToken: refused })
      await open({ user: 'maria', token })
      expect(await place()).toEqual({ path: '/resendemail', state })
      const { store } = await import('#shared/api/store.ts')
      expect(store.getState().session.invalidToken).toBe(true)
    },
  )

  it('is asked about again when nobody answered', async () => {
    const sent = serve({ ValidateToken: ['drop', { status: 503, body: {} }, valid] })
    await open({ user: 'maria', token: resetToken })
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByLabelText('Nueva contraseña')).toBeVisible()
    expect(sent).toHaveLength(3)
  })

  it.each([
    [null, 'pt', 'Redefinir senha'],
    ['es', 'pt', 'Restablecer contraseña'],
    [null, 'xx', 'Restablecer contraseña'],
  ])(
    'with %s chosen before and %s in it speaks for this visit only [CRY-06]',
    async (stored, language, title) => {
      if (stored) localStorage.setItem('bms_lang', stored)
      serve({ ValidateToken: valid })
      await open({ user: 'maria', token: resetToken, tenantlanguage: language })
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
      expect(localStorage.getItem('bms_lang')).toBe(stored)
    },
  )
})

describe('the form', () => {
  it('has two passwords, opens its button when both are there, and leads back [PWD-05, PWD-06, PWD-08, PWD-09, PWD-16]', async () => {
    await openReset()
    expect(submit()).toBeDisabled()
    await user.type(first(), 'x')
    expect(submit()).toBeDisabled()
    await user.type(second(), 'x')
    expect(submit()).toBeEnabled()
    await user.clear(first())
    expect(submit()).toBeDisabled()
    await user.type(first(), 'x')
    for (const field of [first(), second()]) {
      expect(field).toHaveAttribute('autocomplete', 'new-password')
      expect(field).not.toHaveAttribute('maxlength')
    }
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login')
  })

  it('ticks off each rule that is met while one types [PWD-07]', async () => {
    await openReset()
    const met = (): string[] =>
      screen.queryAllByText(', cumplido').map((mark) => mark.parentElement!.textContent.split(/[:,]/)[0]!)
    expect(met()).toEqual([])
    const ticked = new Set<string>()
    for (const [next, rules] of [
      ['a', ['Una letra minúscula', 'Nada más']],
      ['B', ['Una letra mayúscula']],
      ['3', ['Un número']],
      ['.', ['Un carácter especial']],
      ['aaaa', ['Al menos 8 caracteres']],
    ] as const) {
      await user.type(first(), next)
      for (const rule of rules) ticked.add(rule)
      expect(new Set(met())).toEqual(ticked)
    }
    await user.type(first(), ' ')
    ticked.delete('Nada más')
    expect(new Set(met())).toEqual(ticked)
  })

  const strongWords = 'La contraseña no cumple con el nivel mínimo de seguridad requerida.'
  const otherWords = 'La contraseña no cumple con los mínimos requeridos.'
  it.each([
    ['ibuhoo', strongWords],
    ['colnomina', strongWords],
    ['bemyself', otherWords],
    ['myselfcert', otherWords],
    ['letmicert', otherWords],
    ['lstinhib', otherWords],
  ])(
    'of %s refuses a weak password in its words and sends nothing [PWD-25, PWD-26]',
    async (product, text) => {
      const sent = serve({ ValidateToken: valid })
      await open({ user: 'maria', token: resetToken }, product)
      await screen.findByRole('heading', { level: 1 })
      await send('abc')
      expect(first()).toHaveAccessibleDescription(expect.stringContaining(text))
      expect(first()).toHaveFocus()
      expect(sent).toHaveLength(1)
    },
  )

  it.each([[`${good}x`], [good.toLowerCase()], [`${good} `]])(
    'refuses the confirmation %j and sends nothing [PWD-24]',
    async (confirm) => {
      const sent = await openReset()
      await send(good, confirm)
      await waitFor(() =>
        expect(second()).toHaveAccessibleDescription(
          expect.stringContaining('Las contraseñas no coinciden.'),
        ),
      )
      expect(second()).toHaveFocus()
      expect(sent).toHaveLength(1)
    },
  )

  it('warns of a very common password and takes it', async () => {
    const sent = await openReset()
    await type('Password1!')
    expect(first()).toHaveAccessibleDescription(
      expect.stringContaining('Es una contraseña muy común; otra sería más segura.'),
    )
    await user.click(submit())
    await place()
    expect(sent).toHaveLength(2)
  })

  it('sends one request however often it is submitted', async () => {
    const sent = await openReset()
    await type(good)
    await act(async () => {
      submit().click()
      submit().click()
      first().form!.requestSubmit()
    })
    await place()
    expect(sent.filter(({ call }) => call === 'AssignPassword')).toHaveLength(1)
  })

  it('keeps what was typed and its errors when the language changes', async () => {
    await openReset()
    await send('abc', 'abd')
    await act(() => i18n.changeLanguage('en'))
    const field = screen.getByLabelText('New password')
    expect(field).toHaveValue('abc')
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining('The password does not reach the minimum level of security required.'),
    )
  })
})

describe('a password that is sent', () => {
  it('is assigned with the token of the link, unreadable [PWD-27, CAL-07, CRY-01]', async () => {
    const sent = await openReset()
    await send(good)
    await place()
    const { body } = sent.at(-1)!
    expect(Object.keys(body).sort()).toEqual(['appname', 'password', 'token', 'user'])
    expect(body).toMatchObject({ user: 'maria', token: resetToken, appname: 'ibuhoo' })
    expect(JSON.stringify(body)).not.toContain(good)
    expect(await decryptText(body['password'] as string)).toBe(good)
  })

  it('for an activation says so [PWD-30]', async () => {
    const sent = serve({ ValidateToken: valid, AssignPassword: done })
    await open({ user: 'maria', token: createToken })
    await screen.findByRole('heading', { level: 1 })
    await send(good)
    expect(await place()).toEqual({ path: '/alert', state: { messageType: 'ASSIGN_INITIAL_PASSWORD' } })
    expect(sent.at(-1)!.body).toMatchObject({ isUserActivation: true })
  })

  it('of a reset ends at the message that it is updated', async () => {
    await openReset()
    await send(good)
    expect(await place()).toEqual({ path: '/alert', state: { messageType: 'PASSWORD_UPDATED' } })
  })

  it('opens the session that the answer brings, at an address of this portal [PWD-31]', async () => {
    const token = testToken()
    await openReset({
      AssignPassword: {
        body: { responseCode: 200, token, refreshToken: 'r1', url: `${location.origin}/home` },
      },
    })
    await send(good)
    expect((await place()).path).toBe('/home')
    expect(sessionStorage.getItem('token')).toBe(`Bearer ${token}`)
  })

  it('goes to no address outside the list, which the home tells', async () => {
    await openReset({
      AssignPassword: { body: { responseCode: 200, token: testToken(), url: 'https://evil.test/' } },
    })
    await send(good)
    expect(await place()).toMatchObject({
      path: '/',
      state: { refusedAddress: { place: 'https://evil.test' } },
    })
  })

  it.each<[string, Reply, string]>([
    ['a refusal', assignPassword.outcomes['R11 link']!, 'El enlace ya no es válido. Solicita uno nuevo.'],
    ['a refusal with status 200', { body: { responseCode: 400, result: 'Ya la usaste.' } }, 'Ya la usaste.'],
    ['an answer that says nothing', { body: {} }, 'Error al realizar la petición.'],
    ['a 500', { status: 500, body: { message: 'at Object.<anonymous>' } }, 'Error al realizar la petición.'],
    ['no answer', 'drop', 'Error al realizar la petición.'],
  ])('keeps what was typed after %s and says why [PWD-32, CER-09]', async (_, reply, text) => {
    await openReset({ AssignPassword: [reply, done] })
    await send(good)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(first()).toHaveValue(good)
    await user.click(submit())
    expect((await place()).path).toBe('/alert')
  })
})

describe('a product whose passwords are those of certificates', () => {
  const words = (): (string | null)[] =>
    [...document.querySelectorAll('.ui-heading p, label')].map(({ textContent }) => textContent)

  it.each([
    [resetToken, 'Restablecer contraseña', 'Elige una contraseña nueva para tu certificado.'],
    [createToken, 'Crear contraseña', 'Elige la contraseña con la que usarás tu certificado.'],
  ])('says so when one is set by a link %# [PRD-24]', async (token, title, lead) => {
    serve({ ValidateToken: valid, AssignPassword: done })
    await open({ user: 'maria', token }, 'firmaya')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(words()).toEqual([
      lead,
      'Nueva contraseña del certificado',
      'Confirmar contraseña del certificado',
    ])
    await user.click(screen.getByLabelText('Nueva contraseña del certificado'))
    await user.paste('corta')
    await user.click(screen.getByLabelText('Confirmar contraseña del certificado'))
    await user.paste('corta')
    await user.click(submit())
    expect(
      screen.getByText('La contraseña no cumple con el nivel mínimo de seguridad requerida.'),
    ).toBeVisible()
  })

  it('says so when one is changed [PRD-24]', async () => {
    await open({ user: 'maria' }, 'firmaya')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cambiar contraseña')
    expect(words()).toEqual([
      'La contraseña de tu certificado venció; elige una nueva.',
      'Contraseña actual del certificado',
      'Nueva contraseña del certificado',
      'Confirmar contraseña del certificado',
    ])
  })
})

describe('a change', () => {
  it('asks for the old password and sends both, unreadable [PWD-28, PWD-29, CAL-08, CRY-01]', async () => {
    const sent = await openChange(changePassword.outcomes['A10']!)
    await send(good)
    await waitFor(() =>
      expect(screen.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(
        expect.stringContaining('Campo obligatorio.'),
      ),
    )
    expect(sent).toEqual([])
    await user.type(screen.getByLabelText('Contraseña actual'), 'Vieja.2026*')
    await user.click(submit())
    expect((await place()).state).toEqual({ messageType: 'PASSWORD_UPDATED' })
    const { call, body } = sent[0]!
    expect([call, body['user'], body['appname']]).toEqual(['ChangePassword', 'luis', 'ibuhoo'])
    expect(JSON.stringify(body)).not.toMatch(/Vieja|Nogal/)
    expect(await decryptText(body['password'] as string)).toBe('Vieja.2026*')
    expect(await decryptText(body['newpassword'] as string)).toBe(good)
  })

  it('keeps everything when the old one is wrong [PWD-32]', async () => {
    await openChange(changePassword.outcomes['R11 password']!)
    await user.type(screen.getByLabelText('Contraseña actual'), 'wrong')
    await send(good)
    expect(await screen.findByRole('alert')).toHaveTextContent('La contraseña actual no es correcta.')
    await waitFor(() => expect(screen.getByLabelText('Contraseña actual')).toHaveValue('wrong'))
  })
})
