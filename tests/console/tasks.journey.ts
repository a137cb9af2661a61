import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { pressInTurn } from '../support/walks.ts'

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
const place = (page: Page): Locator => button(page, /^Tareas: /)
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Tareas' })
async function open(page: Page, query = ''): Promise<void> {
  await holdSession(page)
  await page.goto(`/users${query}`)
  await expect(page.locator('.pager-range')).toHaveText(/\d/)
}

/** An export that waits at 120 of 254. */
async function beginExport(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/user/list', async (route) => {
    if (Number(route.request().headers()['pages']) >= 12) await promise
    await route.continue()
  })
  await button(page, 'Más acciones').click()
  await button(page, 'Exportar').click()
  await expect(page.getByText('Exportando 120 de 254')).toBeVisible()
  return resolve
}

const edges = (page: Page): Promise<number[]> =>
  page
    .locator('.top-logo, .palette-button, .user-button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))

test('an export continues over two screens, moves nothing in the bar, and offers its file again [beyond 13] @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const files: Download[] = []
  page.on('download', (download) => files.push(download))
  await open(page)
  const before = await edges(page)
  const release = await beginExport(page)
  await expect(place(page)).toHaveAccessibleName('Tareas: 1 en curso')
  expect(await edges(page)).toEqual(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  // By keyboard alone: to another screen, and to the running task.
  await pressInTurn(page, 'g', 'r')
  await expect(page.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
  await pressInTurn(page, 'g', 't')
  await expect(panel(page).getByText('120 de 254')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(place(page)).toBeFocused()
  await pressInTurn(page, 'g', 'p')
  await expect(page.locator('main')).toBeFocused()
  release()
  await expect(page.locator('.toast')).toContainText('Usuarios: archivo listo, con 254 filas.')

  await place(page).click()
  await expect(panel(page).getByRole('progressbar')).toHaveCount(0)
  await button(page, 'Descargar otra vez: Exportar: Usuarios').click()
  await expect.poll(() => files.length).toBe(2)
  for (const file of files)
    expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(255)

  // The browser stores only that a task ended, and when.
  await page.reload()
  await expect(place(page)).toHaveCount(0)
  await button(page, 'Buscar o ir a…').click()
  await page.getByRole('dialog').getByRole('combobox').fill('segundo plano')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('listitem')).toHaveText(/^Exportar: Usuarios.*Terminó · 254 hechos$/)
  await button(page, 'Borrar historial').click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(0)
})
