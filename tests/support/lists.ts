import type { Locator, Page } from '@playwright/test'
import type { MockControl } from './mockControl.ts'
import { expect } from './portal.ts'
import { openAs } from './userCard.ts'

/** The links of a list's rows. */
export const links = (page: Page): Locator => page.locator('main tbody a[data-row]')

export const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

/** The range of rows and their total. */
export const range = (page: Page): Locator => page.locator('.pager-range')

/** Opens a list of the console, and waits for its rows. */
export async function openList(page: Page, path: string, userName?: string): Promise<void> {
  await openAs(page, path, userName)
  await expect(range(page)).toHaveText(/\d/)
}

/** Fails if the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
}

/** Gives `count` users of the seed, from 101 on, one surname, and a type and state that can be switched off. */
export async function family(mock: MockControl, surnames: string, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, at) =>
    mock.change('users', 101 + at, { surnames, idTypeUser: 2, idstate: 0 }),
  )
  return (await Promise.all(people)).map(({ userName }) => userName)
}
