import type { Locator, Page } from '@playwright/test'
import type { MockControl } from './mockControl.ts'
import { expect } from './portal.ts'
import { texts, type Texts } from './texts.ts'

/** Password of everybody in the seed. */
export const password = 'Portal.2026*'

/** Types the credentials and sends them; what follows is for the test to judge. */
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

/** What only a signed-in person sees, in every language of the name: the button of their own menu. */
export function ownMenu(page: Page): Locator {
  return page.locator('button.user-button')
}

/**
 * Gives the tab a session of its own on the plain host, as if somebody had signed in there before; how people sign in
 * is walked through elsewhere. What ends the session ends it for good.
 */
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

/** Waits until a signed-in tab has nothing more to ask: the service knows the channel of its session. */
export async function untilSettled(mock: MockControl, before = 0): Promise<void> {
  await expect.poll(async () => (await mock.requests('validateSession')).length).toBeGreaterThan(before)
}

/** The network goes, but not in the middle of a connection: the browser itself would complain of that. */
export async function goOffline(page: Page, mock: MockControl): Promise<void> {
  await untilSettled(mock)
  await page.context().setOffline(true)
}
