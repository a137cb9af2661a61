import type { Locator, Page } from '@playwright/test'
import type { MockControl } from './mockControl.ts'
import { expect } from './portal.ts'
import { openAs } from './userCard.ts'

export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

/** The dialog of an item. */
export const form = (page: Page): Locator => page.getByRole('dialog')

/** Opens the suite menu of ibuhoo and waits for its items. */
export async function openSuite(page: Page): Promise<void> {
  await openAs(page, '/menuSettings/suite?app=1')
  await expect(page.getByRole('article').first()).toBeVisible()
}

type Item = { name: string; iconName: string; iconNameDark: string; isActivate: boolean }

/** The stored items of the suite menu of ibuhoo. */
export async function storedItems(mock: MockControl): Promise<Item[]> {
  const menus = await mock.records('menus')
  const menu = menus.find((one) => one.idapplication === 1 && one.idmenulocation === 4)
  return JSON.parse(menu!.menujson) as Item[]
}

/** Fills in the three text fields of a new item. */
export async function fillItem(page: Page, name: string): Promise<void> {
  await form(page).getByLabel('Nombre ítem').fill(name)
  await form(page).getByLabel('URL de presentación').fill('https://www.suite.test/')
  await form(page).getByLabel('URL de la aplicación').fill('https://app.suite.test/')
}

/** Chooses a file for a logo field. */
export async function chooseLogo(page: Page, ground: 'claro' | 'oscuro', bytes: Uint8Array): Promise<void> {
  const file = { name: `${ground}.png`, mimeType: 'image/png', buffer: Buffer.from(bytes) }
  await form(page)
    .getByLabel(new RegExp(`^Logo para fondo ${ground}: `))
    .setInputFiles(file)
  await expect(
    form(page).getByRole('img', { name: `Logo para fondo ${ground}, sobre fondo claro` }),
  ).toBeVisible()
}
