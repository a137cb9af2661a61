import { expect } from '@playwright/test'
import type { Language } from '#shared/texts/language.ts'
import type { MockControl } from '../mockControl.ts'
import { password } from '../people.ts'
import { patience, type Part } from './part.ts'
import type { Tab } from './tab.ts'

/** Types and submits the credentials; does not wait for the result. */
export async function signIn(tab: Tab, userName: string, typed = password): Promise<void> {
  await tab.get('textbox', 'Usuario').fill(userName)
  await tab.get('textbox', 'Contraseña').fill(typed)
  await tab.get('button', 'Ingresar').click()
}

/** The button of the user menu in all languages, which only signed-in users see. */
export function ownMenu(tab: Tab): Part {
  return tab.css('button.user-button')
}

export async function signOut(tab: Tab): Promise<void> {
  await ownMenu(tab).click()
  await tab.get('menuitem', 'Cerrar sesión').click()
}

/** Opens an address of the console with a new session, without the sign-in screen. */
export async function enter(
  tab: Tab,
  mock: MockControl,
  path: string,
  { userName = 'admin', language = 'es' }: { userName?: string; language?: Language } = {},
): Promise<void> {
  const { token, refreshToken } = await mock.providerState('a session is open', { userName })
  await tab.goto('/login')
  await tab.run(
    (session: Record<string, string>, chosen: string) => {
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
      localStorage.setItem('bms_lang', chosen)
    },
    { token, refreshToken, sessionId: userName, sessionPlace: 'ibuhoo', sessionKey: btoa('k'.repeat(32)) },
    language,
  )
  await tab.goto(path)
  await ownMenu(tab).isThere()
}

/** The stored session of the tab. */
export function storedKeys(tab: Tab): Promise<string[]> {
  return tab.run(() => Object.keys({ ...sessionStorage }))
}

/** Waits until the service knows the session channel of a signed-in tab, its last request. */
export async function untilSettled(mock: MockControl, tabs = 1): Promise<void> {
  await expect
    .poll(async () => (await mock.requests('validateSession')).length, patience)
    .toBeGreaterThanOrEqual(tabs)
}
