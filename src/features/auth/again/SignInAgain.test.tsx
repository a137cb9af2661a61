import { screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { store } from '#shared/api/store.ts'
import { sessionStore } from '#shared/browser/storage.ts'
import { setConfig } from '#shared/config.ts'
import { press, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { findTheme } from '#themes/registry.ts'
import { openScreen } from '../page/testPublicScreen.tsx'
import { SignInAgain, type SignInAgainProps } from './SignInAgain.tsx'

const services = testServices([], {})
const onLeave = jest.fn()

beforeAll(() => setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') }))
beforeEach(() => {
  services.start()
  onLeave.mockReset()
})

async function open(given: Partial<SignInAgainProps>, product = 'ibuhoo'): Promise<void> {
  const session = { id: 's', key: null, refreshes: 0, userName: 'maria' }
  const props = { session, titleId: 'title', hasSignedOut: false, hasWork: false, changes: '', onLeave }
  await openScreen(
    <Provider store={store}>
      <SignInAgain {...props} {...given} />
    </Provider>,
    { path: '/users', theme: findTheme(product, null), language: 'es' },
  )
}

it.each([true, false])('asks before unsaved work is abandoned, and only then: %s', async (hasWork) => {
  await open({ hasWork })
  await press('Salir')
  expect(screen.queryAllByRole('alert')).toHaveLength(hasWork ? 1 : 0)
  expect(onLeave).toHaveBeenCalledTimes(hasWork ? 0 : 1)
})

it.each([true, false])(
  'offers to copy the changes after a sign-out in another tab: %s',
  async (hasSignedOut) => {
    await open({ hasSignedOut, hasWork: true, changes: 'Nombres: Ana' })
    expect(screen.queryAllByRole('button', { name: 'Copiar Mis cambios' })).toHaveLength(hasSignedOut ? 1 : 0)
  },
)

it('clears and focuses the field after a wrong password, and requires one', async () => {
  services.answerNext('/authentication/api/Login/Login', {
    status: 400,
    body: { informationCode: 'R11', failedLoginInformation: { failedAttempts: 1 } },
  })
  await open({})
  const password = screen.getByLabelText('Contraseña')
  expect(password).toHaveFocus()
  await press('Ingresar')
  expect(password).toHaveAccessibleDescription(expect.stringContaining('Campo obligatorio.'))
  await user.type(password, 'mala')
  await press('Ingresar')
  expect(await screen.findByRole('alert')).toHaveTextContent('tienes dos (2) intentos más')
  expect(password).toHaveValue('')
  expect(password).toHaveFocus()
  expect(screen.getByLabelText('Usuario')).toHaveValue('maria')
})

it('asks for the captcha of the application before it sends anything', async () => {
  services.answerNext('/security/api/application/GetParametersApp', {
    body: { result: { records: [{ key: 'captchaApply', value: 'true' }] } },
  })
  await open({})
  await user.type(screen.getByLabelText('Contraseña'), 'buena')
  await press('Ingresar')
  expect(await screen.findByText('Por favor valida que no eres un robot')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'No soy un robot' })).toBeVisible()
  expect(services.callsOf('/authentication/api/Login/Login')).toEqual([])
})

it.each(['ibuhoo', 'letmicert'])(
  'offers a link if the browser blocks the window: %s [T107]',
  async (product) => {
    const opened = jest.spyOn(window, 'open').mockReturnValueOnce(null)
    await open({}, product)
    await press('Ingresar en otra ventana')
    expect(opened).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('alert')).toHaveTextContent('El navegador bloqueó la ventana.')
    const link = screen.getByRole('link', { name: 'Ingresar en otra ventana' })
    expect(link).toHaveFocus()
    expect(link).toHaveAttribute('href', '/login')
    expect(link).toHaveAttribute('target', '_blank')
    // With an opener the new window gets a copy of this tab's session storage.
    expect(link).toHaveAttribute('rel', 'opener')
    let lent: string | null = null
    document.addEventListener('click', () => (lent = sessionStore.get('waitingSession')), { once: true })
    await user.click(link)
    expect(lent).not.toBeNull()
    await waitFor(() => expect(sessionStore.get('waitingSession')).toBeNull())
  },
)

it('explains that another window needs storage, and offers no link without it', async () => {
  jest.spyOn(sessionStore, 'set').mockReturnValue(false)
  await open({})
  await press('Ingresar en otra ventana')
  expect(screen.getByRole('alert')).toHaveTextContent('El navegador no permite guardar datos')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Ingresar en otra ventana' })).toHaveFocus()
})

it('shows nothing after a window has opened', async () => {
  jest.spyOn(window, 'open').mockReturnValueOnce(window)
  await open({})
  await press('Ingresar en otra ventana')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Ingresar en otra ventana' })).toHaveFocus()
})
