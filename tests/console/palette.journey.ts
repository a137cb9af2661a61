import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { goOffline, holdSession, ownMenu, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Buscar o ir a…' })
const field = (page: Page): Locator => palette(page).getByRole('combobox')
const option = (page: Page, name: string | RegExp): Locator => palette(page).getByRole('option', { name })
const chosen = (page: Page): Locator => palette(page).getByRole('option', { selected: true })

async function openConsole(page: Page, path = '/apps'): Promise<void> {
  await holdSession(page)
  await page.goto(path)
  await expect(page.locator('main a[data-row]').first()).toBeVisible()
}

test('a person is found by a part of the name and opened by keys alone, from anywhere (beyond 25) @firefox', async ({
  page,
}) => {
  await openConsole(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('gómez nari')
  await expect(field(page)).toHaveValue('gómez nari')
  await expect(chosen(page)).toContainText('María Gómez Nariño')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/4$/)
  await expect(palette(page)).toHaveCount(0)
  // Now she is among those that were opened last.
  await expect(page).toHaveTitle(/^María Gómez Nariño/)
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('group', { name: 'Recientes' })).toContainText('María Gómez Nariño')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
})

test('what the screen offers is offered there, with its question (beyond 25)', async ({ page }) => {
  await openConsole(page, '/users')
  const first = page.locator('main tbody tr').nth(2)
  await first.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Buscar o ir a…' }).click()
  await field(page).fill('desact')
  await expect(chosen(page)).toHaveText('Desactivar')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(/¿Deseas desactivar/)
})

test('a pasted address leads there, and unsaved work is asked about first (beyond 25)', async ({
  page,
  mock,
}) => {
  await holdSession(page)
  await page.goto('/users/4')
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  await page.getByLabel('Nombres').fill('Mariana')
  await page.keyboard.press('Control+k')
  await field(page).fill(new URL('/roles/1', page.url()).href)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Hiciste Modificaciones ¿deseas actualizarlas?')
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByLabel('Nombres')).toHaveValue('Mariana')
  expect(await mock.requests('modifyUser')).toHaveLength(0)
})

test('without a network it says so and still goes to a screen; on return it finds people', async ({
  page,
  mock,
}) => {
  await openConsole(page, '/users')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await goOffline(page, mock)
  await field(page).fill('maria')
  await expect(palette(page).getByRole('status')).toContainText('Sin conexión')
  await page.context().setOffline(false)
  await expect(option(page, /María Gómez Nariño/)).toBeVisible()
  await expect(field(page)).toHaveValue('maria')
})

test('names out of the machine room and of other scripts stand as text', async ({ page, mock }) => {
  await mock.change('users', 4, { names: '<img src=x onerror=alert(1)>', surnames: 'مرحبا' })
  await openConsole(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('<img')
  await expect(option(page, /<img src=x/)).toBeVisible()
  await expect(palette(page).locator('img')).toHaveCount(0)
})

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`fits a page of ${width}, is accessible, and is left by its button`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openConsole(page)
    const button = page.getByRole('button', { name: 'Buscar o ir a…' })
    await button.click()
    await field(page).fill('a')
    await expect(palette(page).getByRole('group', { name: 'Roles' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await palette(page).getByRole('button', { name: 'Cerrar' }).click()
    await expect(button).toBeFocused()
  })

test('shows nobody what somebody else opened', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'admin')
  await expect(ownMenu(page)).toBeVisible()
  await page.goto('/users/4')
  await expect(page).toHaveTitle(/^María Gómez Nariño/)
  const kept = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('recentRecords'))
  await expect.poll(kept).toContain('/users/4')
  await page.goto('/logout')
  // The sign-out leads to a page of the service's; nothing can be asked of a page that is being left.
  await expect(page.getByRole('link', { name: 'Volver a iniciar sesión' })).toBeVisible()
  await expect.poll(kept).toBeNull()
})
