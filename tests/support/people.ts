import type { Locator, Page } from '@playwright/test'
import type { MockControl } from './mockControl.ts'
import { expect } from './portal.ts'
import { texts, type Texts } from './texts.ts'

/** Password of every user of the seed. */
export const password = 'Portal.2026*'

/** Types and submits the credentials; does not wait for the result. */
export async function signIn(
  page: Page,
  userName: string,
  typed: string = password,
  { login }: Texts = texts.es,
): Promise<void> {
  await page.getByLabel(login.user).fill(userName)
  await page.getByLabel(login.password, { exact: true }).fill(typed)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
}

/** The button of the user menu in all languages, which only signed-in users see. */
export function ownMenu(page: Page): Locator {
  return page.locator('button.user-button')
}

/** Gives the tab a session on the plain host without the sign-in screen, once: after its end a reload restores none. */
export async function holdSession(page: Page, userName = 'admin'): Promise<void> {
  const answer = await page.request.post('/__mock/v1/provider-states', {
    data: { state: 'a session is open', params: { userName } },
  })
  const { token, refreshToken } = (await answer.json()) as Record<'token' | 'refreshToken', string>
  await page.addInitScript(
    (session) => {
      if (window.location.hostname !== 'localhost' || window.name === 'has had its session') return
      window.name = 'has had its session'
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    },
    { token, refreshToken, sessionId: 'journey', sessionPlace: 'ibuhoo', sessionKey: btoa('k'.repeat(32)) },
  )
}

/** Waits until the service knows the session channel of a signed-in tab, its last request. */
export async function untilSettled(mock: MockControl, before = 0): Promise<void> {
  await expect.poll(async () => (await mock.requests('validateSession')).length).toBeGreaterThan(before)
}

/** Goes offline between connections, because the browser logs an interrupted one. */
export async function goOffline(page: Page, mock: MockControl): Promise<void> {
  await untilSettled(mock)
  await page.context().setOffline(true)
}
