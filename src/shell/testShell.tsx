import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { listMenu } from '#contracts/menus.ts'
import type { Store } from '#shared/api/createStore.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { setAppName } from '#shared/api/appName.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { answerMedia } from '#shared/testing/testMedia.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { Shell } from './Shell.tsx'

/** A stored item, and a menu reply: items, a raw text, or a status. */
export type Stored = Record<string, unknown>
export type Answered = Stored[] | string | number

export const theme = findTheme(null, null)
export const surroundings = { isWide: true }
export const asked: { path: string; headers: Record<string, string> }[] = []

/** Registers the setup for tests that render the shell. */
export function prepareShell(): void {
  beforeAll(() => i18n.changeLanguage('es'))
  answerMedia(() => surroundings.isWide)
  beforeEach(() => {
    setAppName(theme.appname)
    asked.length = 0
    surroundings.isWide = true
    signIn({ userId: '7', unique_name: 'maria.gomez', given_name: 'María', family_name: 'Gómez' })
    window.scrollTo = jest.fn()
  })
  afterEach(clearSession)
}

/** Stubs every menu request; missing locations get an empty menu. */
export function answer(menus: { drawer?: Answered; 2?: Answered; 3?: Answered; 4?: Answered }): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const headers = init?.headers as Record<string, string>
    const path = input as string
    asked.push({ path, headers })
    const isDrawer = path.endsWith(listMenu.path)
    const menu = menus[isDrawer ? 'drawer' : (Number(headers['idmenulocation']) as 2)] ?? []
    if (typeof menu === 'number') return Promise.resolve(new Response('{}', { status: menu }))
    const menuJson = typeof menu === 'string' ? menu : JSON.stringify(menu)
    return Promise.resolve(new Response(JSON.stringify({ result: { records: [{ id: 1, menuJson }] } })))
  })
}

/** The shell at a path, around a screen that shows the current path. */
export function TestShell({ path, store = freshStore() }: { path: string; store?: Store }): ReactElement {
  return (
    <Provider store={store}>
      <ThemeContext value={theme}>
        <MemoryRouter initialEntries={[path]}>
          <Shell theme={theme}>
            <Place />
          </Shell>
        </MemoryRouter>
      </ThemeContext>
    </Provider>
  )
}

/** Its links unmount with it, like on real screens; 'stay' exists at both paths, like the tabs of a card. */
function Place(): ReactElement {
  const { pathname } = useLocation()
  return (
    <>
      <p>at {pathname}</p>
      <Link key={pathname} to="/roles">
        elsewhere
      </Link>
      <Link to="/roles">stay</Link>
    </>
  )
}

function signIn(claims: object): void {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  writeSession({ token: `${part({})}.${part({ exp: 4e9, ...claims })}.x`, refreshToken: null })
}
