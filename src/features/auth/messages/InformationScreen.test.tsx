import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findTheme } from '#themes/registry.ts'
import { place, visit } from '../password/testPasswordPage.tsx'
import { AlertScreen } from './AlertScreen.tsx'
import { CheckEmailScreen, InvalidLinkScreen } from './messageScreens.tsx'

const user = userEvent.setup({ delay: null })
const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 })
const alert = (state: unknown, product = 'ibuhoo'): Promise<void> =>
  visit(<AlertScreen />, { pathname: '/alert', state }, findTheme(product, null))

describe('the e-mail-sent screen', () => {
  const sent = { messageType: 'CHECK_EMAIL', email: '***gomez@suite.test' }

  it.each([
    ['/alert', <AlertScreen key="alert" />, {}],
    ['/check-email', <CheckEmailScreen key="check" />, {}],
    ['/check-email', <CheckEmailScreen key="check" />, { from: '/resetpassword', message: 'Otra cosa.' }],
  ])(
    'at %s names the masked e-mail and links back %# [RST-14, RST-16, INF-05, RTE-28]',
    async (pathname, element, more) => {
      await visit(element, { pathname, state: { ...sent, ...more } })
      expect(heading()).toHaveTextContent('Revisa tu correo')
      expect(heading()).toHaveFocus()
      expect(screen.getByText(/\*\*\*gomez@suite\.test/)).toBeVisible()
      expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login')
    },
  )

  it.each([[null], [{}], [{ messageType: 'CHECK_EMAIL' }], [{ messageType: 'CHECK_EMAIL', email: 7 }]])(
    'with the state %j goes to /login [RST-15]',
    async (state) => {
      await visit(<CheckEmailScreen />, { pathname: '/check-email', state })
      expect((await place()).path).toBe('/login')
    },
  )

  it.each(['/Alert', '/alert'])('that comes from %s is the alert [RTE-27, INF-03, CON-34]', async (from) => {
    const state = { from, message: 'Tu cuenta necesita una revisión.' }
    await visit(<CheckEmailScreen />, { pathname: '/check-email', state })
    expect(heading()).toHaveTextContent('Tu cuenta necesita una revisión.')
    await user.click(screen.getByRole('button', { name: 'Aceptar' }))
    expect((await place()).path).toBe('/login')
  })
})

describe('an alert', () => {
  it('without a page continues to the sign-in [CON-34]', async () => {
    await alert({ message: 'Tu cuenta necesita una revisión.' })
    await user.click(screen.getByRole('button', { name: 'Aceptar' }))
    expect((await place()).path).toBe('/login')
  })

  it.each([['ibuhoo'], ['firmaya'], ['bemyself'], ['myselfcert'], ['letmicert'], ['lstinhib']])(
    'of %s is an information screen [RTE-26]',
    async (product) => {
      await alert({ message: 'Tu cuenta necesita una revisión.', pageName: '/resetpassword' }, product)
      expect(heading()).toHaveTextContent('Tu cuenta necesita una revisión.')
      expect(document.querySelector('.information')).toBeVisible()
      await user.click(screen.getByRole('button', { name: /Aceptar/ }))
      expect((await place()).path).toBe('/resetpassword')
    },
  )

  const newLink = 'Pedir un enlace nuevo'
  it.each([
    ['linkEmpty', 'El enlace no es válido.', /se haya cortado al copiarlo/, [newLink]],
    ['linkBroken', 'Error al procesar el enlace.', /se haya cortado al copiarlo/, [newLink]],
    ['noUserData', 'No hay información del usuario.', /desde el correo que te enviamos/, []],
    [
      'passwordExpired',
      'Su clave se encuentra venciada debe realizar el cambio.',
      /elegir una contraseña/,
      [],
    ],
  ])(
    'with the text %s shows a cause or a next step and a button [PWD-11, PWD-12, RSD-02]',
    async (text, words, detail, links) => {
      await alert({ text, pageName: '/login' })
      expect(heading()).toHaveTextContent(words)
      expect(screen.getByText(detail)).toBeVisible()
      expect(screen.getAllByRole('button')).toHaveLength(1)
      expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
    },
  )

  it('of a truncated link offers a new one', async () => {
    await alert({ text: 'linkBroken', pageName: '/login' })
    await user.click(screen.getByRole('link', { name: newLink }))
    expect((await place()).path).toBe('/resetpassword')
  })
})

describe('a message type', () => {
  it('error info shows its message and a button [INF-07]', async () => {
    await alert({ messageType: 'ERROR_INFO', message: 'No fue posible.', pageName: '/resetpassword' })
    expect(heading()).toHaveTextContent('No fue posible.')
    await user.click(screen.getByRole('button', { name: 'Aceptar' }))
    expect((await place()).path).toBe('/resetpassword')
  })

  it('password updated says so and has a button to /login [INF-08, INF-09]', async () => {
    await alert({ messageType: 'PASSWORD_UPDATED' })
    expect(heading()).toHaveTextContent('¡Contraseña actualizada!')
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
    expect((await place()).path).toBe('/login')
  })

  it.each([
    ['PASSWORD_UPDATED', 'Ya puedes entrar con la contraseña nueva de tu certificado.'],
    ['ASSIGN_INITIAL_PASSWORD', 'Ya puedes usar tu certificado.'],
  ])(
    '%s mentions the certificate in a product with certificate passwords [PRD-24]',
    async (messageType, text) => {
      await alert({ messageType }, 'firmaya')
      expect(screen.getByText(text)).toBeVisible()
    },
  )

  it('resend email asks for the e-mail again [INF-06]', async () => {
    await alert({ messageType: 'RESEND_EMAIL' })
    expect(heading()).toHaveTextContent('¡Este enlace ya no es válido!')
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible()
  })

  it('assign initial password counts down four seconds and opens the login [INF-10, INF-11, PWD-33]', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] })
    await alert({ messageType: 'ASSIGN_INITIAL_PASSWORD' })
    expect(screen.getByText('Te llevaremos al inicio de sesión en 4 s.')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(screen.getByText('Te llevaremos al inicio de sesión en 3 s.')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    jest.useRealTimers()
    expect((await place()).path).toBe('/login')
  })

  it('assign initial password has a button that skips the countdown', async () => {
    await alert({ messageType: 'ASSIGN_INITIAL_PASSWORD' })
    await user.click(screen.getByRole('button', { name: 'Ir ahora' }))
    expect((await place()).path).toBe('/login')
  })

  it.each([[{ messageType: 'UNHEARD_OF' }], [null]])(
    'that is unknown (%j) shows the invalid link with a button back [INF-15, INF-16]',
    async (state) => {
      await visit(<InvalidLinkScreen />, { pathname: '/invalid-link', state })
      expect(heading()).toHaveTextContent('Enlace inválido.')
      expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login')
      expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute(
        'href',
        '/resetpassword',
      )
    },
  )
})
