import type { Locator, Page } from '@playwright/test'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Vistas', exact: true })
const views = (page: Page): Locator => page.getByRole('list', { name: 'Vistas' })
const heading = (page: Page, name: string): Locator => page.getByRole('columnheader', { name })
const rows = (page: Page): Locator => page.locator('main a[data-row]')

async function openViews(page: Page): Promise<void> {
  await opener(page).click()
  await expect(views(page)).toBeVisible()
}

async function nameView(page: Page, name: string): Promise<void> {
  await openViews(page)
  await page.getByRole('textbox', { name: 'Nombre de la vista' }).fill(name)
  await page.getByRole('button', { name: 'Guardar esta vista' }).click()
  await expect(page.getByText(`Vista guardada: ${name}`)).toBeVisible()
}

test('a view is saved under a name, opens with the list in one call, and is shared as a link [beyond 27] @release', async ({
  page,
  mock,
}) => {
  await holdSession(page)
  await page.goto('/users?search=gomez&size=25')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('checkbox', { name: 'Empresa' }).check()
  await page.getByRole('radio', { name: 'Compacta' }).check()
  await page.keyboard.press('Escape')
  await nameView(page, 'Gómez, con empresa')
  const address = new URL(page.url())
  expect(address.search).toBe('?columns=customer&density=compact&search=gomez&size=25')

  // It is one navigation: what was read is not asked for again.
  const asked = (await mock.requests('listUsers')).length
  await openViews(page)
  await page.getByRole('button', { name: 'Abrir la lista con Gómez, con empresa' }).click()
  await page.keyboard.press('Escape')
  await expect(views(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  expect(await mock.requests('listUsers')).toHaveLength(asked)

  await page.goto('/users')
  await expect(page).toHaveURL(address.href)
  await expect(page.getByRole('searchbox')).toHaveValue('gomez')
  await expect(heading(page, 'Empresa')).toBeVisible()
  const reads = (await mock.requests('listUsers')).slice(asked)
  expect(reads.length).toBeGreaterThan(0)
  for (const { headers } of reads) expect(JSON.stringify(headers).toLowerCase()).toContain('gomez')

  await page.getByRole('link', { name: 'Roles', exact: true }).first().click()
  await expect(page).toHaveURL(/\/roles$/)
  await page.getByRole('link', { name: 'Usuarios', exact: true }).first().click()
  await expect(page).toHaveURL(address.href)
  await page.getByRole('link', { name: 'Lista completa' }).click()
  await expect(page).toHaveURL(/\/users\?size=\d+$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.reload()
  await expect(page).toHaveURL(/\/users\?size=\d+$/)

  // As in another person's browser.
  await page.evaluate(() => localStorage.clear())
  await page.goto(address.href)
  await expect(heading(page, 'Empresa')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Usuarios' })).toHaveAttribute('data-density', 'compact')
  await openViews(page)
  await expect(views(page).getByRole('link')).toHaveCount(1)
})
