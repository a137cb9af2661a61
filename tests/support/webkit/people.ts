import { expect } from '@playwright/test'
import type { Language } from '#shared/texts/language.ts'
import type { MockControl } from '../mockControl.ts'
import { password } from '../people.ts'
import { patience, type Part } from './part.ts'
import type { Tab } from './tab.ts'

/** Types the credentials and sends them; what follows is for the test to judge. */
export async function signIn(tab: Tab, userName: string, typed = password): Promise<void> {
  await tab.get('textbox', 'Usuario').fill(userName)
  await tab.get('textbox', 'Contraseña').fill(typed)
  await tab.get('button', 'Ingresar').click()
}

/** What only a signed-in person sees, in every language of the name: the button of their own menu. */
export function ownMenu(tab: Tab): Part {
  return tab.css('button.user-button')
}

export async function signOut(tab: Tab): Promise<void> {
  await ownMenu(tab).click()
  await tab.get('menuitem', 'Cerrar sesión').click()
}

/** Opens an address of the console with a session of its own, as if somebody had signed in there before. */
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

/** What the tab keeps of a session. */
export function storedKeys(tab: Tab): Promise<string[]> {
  return tab.run(() => Object.keys({ ...sessionStorage }))
}

/** Waits until a signed-in tab has nothing more to ask: the service knows the channel of its session. */
export async function untilSettled(mock: MockControl, tabs = 1): Promise<void> {
  await expect
    .poll(async () => (await mock.requests('validateSession')).length, patience)
    .toBeGreaterThanOrEqual(tabs)
}
