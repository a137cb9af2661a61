import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.node'
import { StaticRouter } from 'react-router-dom'
import { LoginScreen } from '#features/auth/LoginScreen.tsx'
import '#features/auth/certificate/CertificateLogin.tsx'
import { certificatePage, sentTo, serve, type Sent } from '#features/auth/certificate/testCertificates.tsx'
import { hashOf, removeLock, storeLock } from '#features/auth/sign-in/signInLock.ts'
import { setAppName } from '#shared/api/appName.ts'
import { setConfig } from '#shared/config.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { findTheme } from '#themes/registry.ts'
import { App } from './App.tsx'
import { restoreOnMismatch, restoreTyped } from './prerenderedLogin.ts'

const theme = findTheme('ibuhoo', null)
const page = <App theme={theme} />
const submit = () => screen.getByRole('button', { name: 'Ingresar' })
let sent: Sent[]
const lock = (name: string): void => storeLock({ until: Date.now() + 60_000, nameHash: hashOf(name) })

beforeEach(() => {
  window.history.replaceState(null, '', '/login')
  sent = serve({})
  setAppName(theme.appname)
  setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') })
  i18n.changeLanguage('es')
})
afterEach(removeLock)

function prerendered(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(
    <App
      theme={theme}
      Router={({ children }) => <StaticRouter location="/login">{children}</StaticRouter>}
    />,
  )
  return container
}

function field(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { name, value })
}

/** Types into the prerendered form, then hydrates it. */
async function hydrate(name: string): Promise<void> {
  const container = prerendered()
  container.querySelector<HTMLInputElement>('[name=user]')!.value = name
  await act(async () => void render(page, { container, hydrate: true }))
}

/** Types into a form that is then replaced. */
async function restore(name: string): Promise<void> {
  const { container } = render(page)
  await act(async () => restoreTyped(container, { inputs: [field('user', name)], focused: undefined }))
}

describe.each([
  ['before the code came', hydrate],
  ['and taken over into another form', restore],
])('a name that was typed %s', (_when, type) => {
  it('can sign in while another is locked', async () => {
    lock('pedro')
    await type('maria')
    expect(screen.getByLabelText('Usuario')).toHaveValue('maria')
    expect(submit()).toBeEnabled()
  })

  it('cannot sign in if it is the locked one', async () => {
    lock('pedro')
    await type('Pedro ')
    expect(submit()).toBeDisabled()
  })
})

it('a hydrated document number can sign in while another is locked', async () => {
  const login = await certificatePage(<LoginScreen />)
  lock('1 1032456789')
  // Awaited, since the form is a separate chunk.
  const { container } = await act(async () => render(login))
  await screen.findByRole('option', { name: 'Pasaporte' })
  expect(submit()).toBeDisabled()
  const inputs = [field('documentNumber', '52123456')]
  await act(async () => restoreTyped(container, { inputs, focused: undefined }))
  expect(screen.getByLabelText('Número de documento')).toHaveValue('52123456')
  expect(submit()).toBeEnabled()
})

describe('a prerendered form changed by an extension', () => {
  const user = () => screen.getByLabelText('Usuario')
  const secret = () => screen.getByLabelText('Contraseña')
  const changes: [string, (form: HTMLFormElement) => void][] = [
    [
      'an icon behind the password',
      (form) => form.querySelector('[name=password]')!.after(document.createElement('div')),
    ],
    ['a frame around the form', (form) => form.before(document.createElement('com-manager'))],
    ['another text', (form) => form.querySelector('[type=submit]')!.replaceChildren('OK')],
  ]

  it.each(changes)('keeps values, focus and button: %s [T106]', async (_what, change) => {
    // Missing in jsdom.
    const reported = (window.reportError = jest.fn())
    const container = prerendered()
    change(container.querySelector('form')!)
    await userEvent.type(user(), 'maria')
    await userEvent.type(secret(), 'Cl4ve')
    const [before] = container.getElementsByTagName('form')
    const onRecoverableError = restoreOnMismatch(container)
    await act(async () => void render(page, { container, hydrate: true, onRecoverableError }))
    expect(reported).toHaveBeenCalled()
    expect(before).not.toBeInTheDocument()
    expect(user()).toHaveValue('maria')
    expect(secret()).toHaveFocus()
    await userEvent.keyboard('*{Enter}')
    expect(secret()).toHaveValue('Cl4ve*')
    await waitFor(() => expect(sentTo(sent, 'Login')).toHaveLength(1))
  })
})
