import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { i18n } from '#shared/lib/i18n.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { ComingScreen } from './ComingScreen.tsx'
import { HomeScreen } from './HomeScreen.tsx'

function signIn(claims: object): void {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  writeSession({ token: `${part({})}.${part({ exp: 4e9, ...claims })}.x`, refreshToken: null })
}

function show(element: ReactElement, at: { pathname: string; state?: unknown }): void {
  render(
    <ThemeContext value={findTheme('ibuhoo', null)}>
      <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
    </ThemeContext>,
  )
}

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 9) })
  signIn({ given_name: 'María', family_name: 'Gómez', customerName: 'Andina S.A.S.' })
})
afterEach(() => {
  jest.useRealTimers()
  clearSession()
})

describe('home', () => {
  it('greets the person by the time of day, with the company', () => {
    show(<HomeScreen />, { pathname: '/' })
    expect(screen.getByRole('heading', { level: 1, name: 'Buenos días, María Gómez' })).toBeVisible()
    expect(screen.getByText('Andina S.A.S.')).toBeVisible()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('does without what the token does not say', () => {
    signIn({})
    show(<HomeScreen />, { pathname: '/' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Inicio$/)
  })

  it('shows names as text', () => {
    signIn({ name: '<b>Ana</b>\u202E', customerName: '<i>x</i>' })
    show(<HomeScreen />, { pathname: '/' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Buenos días, <b>Ana</b>\uFFFD')
    expect(screen.getByText('<i>x</i>')).toBeVisible()
  })

  it('has one card per screen and says honestly which are still being built', () => {
    show(<HomeScreen />, { pathname: '/home' })
    const cards = within(screen.getByRole('list', { name: 'Administración' }))
    expect(cards.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Usuarios', '/users'],
      ['Aplicaciones', '/apps'],
      ['Privilegios', '/privileges'],
      ['Roles', '/roles'],
      ['Ajustes de menú', '/menuSettings'],
      ['Notificaciones de correo', '/notifications'],
    ])
    expect(cards.getByRole('link', { name: 'Roles' })).toHaveAccessibleDescription(
      /Conjuntos de privilegios por aplicación\. ?En construcción/,
    )
  })

  it('tells whoever opened a mailed link that signing out comes first', () => {
    i18n.addResourceBundle('es', 'session', { linkNotUsed: 'Abriste un enlace.' })
    show(<HomeScreen />, { pathname: '/', state: { linkNotUsed: true } })
    const notice = screen.getByRole('status')
    expect(notice).toHaveTextContent('Abriste un enlace.')
    expect(within(notice).getByRole('link', { name: 'Cerrar sesión' })).toHaveAttribute('href', '/logout')
  })

  it.each([['text'], [{ linkNotUsed: 'yes' }], [null]])('ignores the navigation state %j', (state) => {
    show(<HomeScreen />, { pathname: '/', state })
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})

describe('a screen that is still being built', () => {
  it('says what it will be, and leads back', () => {
    show(<ComingScreen />, { pathname: '/menusettings' })
    expect(screen.getByRole('heading', { level: 1, name: 'Ajustes de menú' })).toBeVisible()
    expect(screen.getByText(/Estamos construyendo esta pantalla/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
  })

  it.each([
    ['en', 'Roles', 'Coming soon'],
    ['pt', 'Funções', 'Em construção'],
  ] as const)('speaks %s', async (language, title, state) => {
    await i18n.changeLanguage(language)
    show(<ComingScreen />, { pathname: '/roles' })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(state)).toBeVisible()
    cleanup()
    await i18n.changeLanguage('es')
  })
})
