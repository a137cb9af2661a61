import { act, screen, waitFor } from '@testing-library/react'
import { i18n } from '#shared/texts/i18n.ts'
import { place, serve } from './testPasswordPage.tsx'
import {
  user,
  good,
  valid,
  refused,
  resetToken,
  createToken,
  open,
  openReset,
  first,
  second,
  submit,
  type,
  send,
} from './testChangePassword.tsx'

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

  it('shows no form before its token is checked [PWD-14]', async () => {
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

  it('without a token is a change and sends no check [PWD-03, PWD-28]', async () => {
    const sent = serve({})
    await open({ user: 'maria' })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cambiar contraseña')
    expect(screen.getByLabelText('Contraseña actual')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('shows the user name as text and to password managers [PWD-04]', async () => {
    serve({ ValidateToken: valid })
    await open({ user: '<img src=x onerror=alert(1)>', token: resetToken })
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(document.querySelector('form img')).toBeNull()
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')!.value).toMatch(/^<img/)
  })

  it.each<[string, unknown, string]>([
    ['empty', null, 'linkEmpty'],
    ['of the wrong shape', { token: resetToken }, 'linkBroken'],
  ])('that is %s shows the alert and then /login [PWD-11, PWD-12, PWD-13]', async (_, payload, text) => {
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

  it('is checked again on retry after a lost answer', async () => {
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
    'with %s chosen before and %s in it sets the language of this visit only [CRY-06]',
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
  it('has two passwords, a button that needs both, and a link back [PWD-05, PWD-06, PWD-08, PWD-09, PWD-16]', async () => {
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

  it('marks each fulfilled rule while typing [PWD-07]', async () => {
    await openReset()
    const met = (): string[] =>
      screen.queryAllByText(', cumplido').map((mark) => mark.parentElement!.textContent.split(/[:,]/)[0]!)
    expect(met()).toEqual([])
    const ticked = new Set<string>()
    for (const [next, rules] of [
      ['a', ['Una letra minúscula', 'Ningún otro carácter']],
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
    ticked.delete('Ningún otro carácter')
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
    'of %s refuses a weak password with its texts and sends nothing [PWD-25, PWD-26]',
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

  it('removes the error of different passwords once the first one is made equal', async () => {
    await openReset()
    await send(`${good}x`, good)
    await waitFor(() => expect(second()).toBeInvalid())
    await user.type(first(), '{Backspace}')
    await waitFor(() => expect(second()).toBeValid())
    expect(screen.queryByText('Las contraseñas no coinciden.')).toBeNull()
  })

  it('warns of a very common password and accepts it', async () => {
    const sent = await openReset()
    await type('Password1!')
    expect(first()).toHaveAccessibleDescription(
      expect.stringContaining('Es una contraseña muy común; otra sería más segura.'),
    )
    await user.click(submit())
    await place()
    expect(sent).toHaveLength(2)
  })

  it('sends one request for many submits', async () => {
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

  it('keeps values and errors when the language changes', async () => {
    await openReset()
    await send('abc', 'abd')
    act(() => i18n.changeLanguage('en'))
    const field = screen.getByLabelText('New password')
    expect(field).toHaveValue('abc')
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining('The password does not reach the minimum level of security required.'),
    )
  })
})
