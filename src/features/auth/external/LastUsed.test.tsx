import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setConfig } from '#shared/config.ts'
import { setSessionPlace } from '#shared/session/tokens.ts'
import { findTheme } from '#themes/registry.ts'
import { LoginScreen } from '../LoginScreen.tsx'
import { forgetWay, lastWay, noteWay, type Way } from '../page/lastWay.ts'
import { openScreen } from '../page/testPublicScreen.tsx'

const parameters = {
  provider: 'Banco',
  authority: `${location.origin}/idp/authorize`,
  clientId: 'portal',
  redirectUri: `${location.origin}/signin-credential/callback`,
  scope: 'openid',
}

/** Renders the sign-in of a product and waits for its provider. */
async function openLogin(product: string): Promise<void> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const isProvider = String(input).endsWith('OidcConnectParameters')
    return isProvider ? new Response(JSON.stringify(parameters)) : new Response('{}', { status: 404 })
  })
  const theme = findTheme(product, null)
  setSessionPlace(theme.key)
  await openScreen(<LoginScreen />, { path: '/login', theme, language: 'es' })
  await screen.findByRole('button', { name: /Banco/ })
}

const names = (): string[] =>
  screen
    .getAllByRole('button', { name: /^(Ingresar|Entrar)/ })
    .map((button) => button.textContent.replace(/\s+/g, ' ').trim())

beforeEach(() => setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') }))
afterEach(() => {
  localStorage.clear()
  setSessionPlace('')
})

it.each<[string, Way | 'anything else' | null, string[]]>([
  ['oidc', null, ['Ingresar', 'Ingresar con Banco']],
  ['oidc', 'classic', ['Ingresar Usado la última vez', 'Ingresar con Banco']],
  ['oidc', 'external', ['Ingresar', 'Ingresar con Banco Usado la última vez']],
  ['oidc', 'certificate', ['Ingresar', 'Ingresar con Banco']],
  ['oidc', 'anything else', ['Ingresar', 'Ingresar con Banco']],
  ['firmaya', 'certificate', ['Ingresar Usado la última vez', 'Ingresar con Banco']],
])('the sign-in of %s after %s has the buttons %j', async (product, last, buttons) => {
  if (last) localStorage.setItem(`last-way.${product}`, last)
  await openLogin(product)
  expect(names().toSorted()).toEqual(buttons.toSorted())
  const isMarked = buttons.some((name) => name.endsWith('vez'))
  expect(screen.queryByRole('button', { name: 'Olvidar en este dispositivo' }) !== null).toBe(isMarked)
})

it('is not shared with another product', async () => {
  localStorage.setItem('last-way.letmicert', 'certificate')
  await openLogin('firmaya')
  expect(screen.queryByText('Usado la última vez')).toBeNull()
})

it('is removed by a button, which confirms it', async () => {
  localStorage.setItem('last-way.oidc', 'classic')
  await openLogin('oidc')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Olvidar en este dispositivo' }))
  expect(screen.getByText('Este dispositivo ya no recuerda cómo ingresaste.')).toHaveFocus()
  expect(screen.queryByText('Usado la última vez')).toBeNull()
  expect(localStorage.getItem('last-way.oidc')).toBeNull()
})

it.each([
  ['oidc', 'classic'],
  // The product has only one method.
  ['ibuhoo', null],
  ['nothing known', null],
])('the method used for %s is stored as %s until it is removed', (place, kept) => {
  setSessionPlace(place)
  noteWay('classic')
  expect(lastWay()).toBe(kept)
  expect(Object.values(localStorage)).toEqual(kept ? [kept] : [])
  forgetWay()
  expect(lastWay()).toBeNull()
})
