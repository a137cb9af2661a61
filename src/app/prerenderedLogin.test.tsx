import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server.node'
import { MemoryRouter } from 'react-router-dom'
import { LoginScreen } from '#features/auth/LoginScreen.tsx'
import '#features/auth/certificate/CertificateLogin.tsx'
import { certificatePage, serve } from '#features/auth/certificate/testCertificates.tsx'
import { markOf, removeLock, storeLock } from '#features/auth/sign-in/signInLock.ts'
import { setAppName } from '#shared/api/appName.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { findTheme } from '#themes/registry.ts'
import { App } from './App.tsx'
import { restoreTyped } from './prerenderedLogin.ts'

const theme = findTheme('ibuhoo', null)
const page = (
  <MemoryRouter initialEntries={['/login']}>
    <App theme={theme} />
  </MemoryRouter>
)
const submit = () => screen.getByRole('button', { name: 'Ingresar' })
const lock = (name: string): void => storeLock({ until: Date.now() + 60_000, whose: markOf(name) })

beforeEach(() => {
  serve({})
  setAppName(theme.appname)
  i18n.changeLanguage('es')
})
afterEach(removeLock)

/** Typed into the form of the page, over which the code then comes. */
async function hydrate(name: string): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  container.querySelector<HTMLInputElement>('[name=user]')!.value = name
  await act(async () => void render(page, { container, hydrate: true }))
}

/** Typed into a form in whose place another one then stood. */
async function restore(name: string): Promise<void> {
  const { container } = render(page)
  await act(async () => restoreTyped(container, { values: new Map([['user', name]]), focused: null }))
}

describe.each([
  ['before the code came', hydrate],
  ['and taken over into another form', restore],
])('a name that was typed %s', (_when, type) => {
  it('may sign in while another is locked', async () => {
    lock('pedro')
    await type('maria')
    expect(screen.getByLabelText('Usuario')).toHaveValue('maria')
    expect(submit()).toBeEnabled()
  })

  it('may not where it is the locked one', async () => {
    lock('pedro')
    await type('Pedro ')
    expect(submit()).toBeDisabled()
  })
})

it('a document that was taken over may sign in while another is locked', async () => {
  const login = await certificatePage(<LoginScreen />)
  lock('1 1032456789')
  // Awaited, since the form is a chunk of its own.
  const { container } = await act(async () => render(login))
  await screen.findByRole('option', { name: 'Pasaporte' })
  expect(submit()).toBeDisabled()
  const values = new Map([['documentNumber', '52123456']])
  await act(async () => restoreTyped(container, { values, focused: null }))
  expect(screen.getByLabelText('Número de documento')).toHaveValue('52123456')
  expect(submit()).toBeEnabled()
})
