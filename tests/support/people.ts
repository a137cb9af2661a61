import type { Locator, Page } from '@playwright/test'
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
