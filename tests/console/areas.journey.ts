import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'
import { openAs } from '../support/userCard.ts'

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })
const tabs = (page: Page): Locator => page.getByRole('main').getByRole('tab')

/** What the home and the drawer lead to, and the way to a new record there. */
const areas = [
  ['Usuarios', 'Usuarios', 'Crear usuario'],
  ['Aplicaciones', 'Aplicaciones', 'Crear aplicación'],
  ['Privilegios', 'Privilegios', 'Crear privilegio'],
  ['Roles', 'Roles', 'Crear rol'],
  ['Ajustes de menú', 'Ajustes de menú', null],
  ['Notificaciones', 'Notificaciones de correo', 'Crear notificación'],
] as const

test('the console has exactly the areas of its document [CON-02, CON-12]', async ({ page }) => {
  await openAs(page, '/home')
  const cards = page.getByRole('main').locator('.home-card a')
  await expect(cards).toHaveText(areas.map(([, title]) => title))
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  await expect(drawer.getByRole('link')).toHaveText(['Inicio', ...areas.map(([link]) => link)])
  for (const [link, title, create] of areas) {
    await drawer.getByRole('link', { name: link, exact: true }).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('banner').getByAltText('Ibuhoo')).toBeVisible()
    if (create) await expect(page.getByRole('link', { name: create })).toBeVisible()
  }

  await page.goto('/users/new')
  await expect(tabs(page)).toHaveText([/^Datos/, /^empresas/, /^roles/])
  await page.goto('/apps/new')
  await expect(tabs(page)).toHaveText([/^Datos Básicos/, /^Token/, /^Contraseña/, /^Configuración/])
  await page.goto('/menuSettings/lateral?app=1')
  await expect(tabs(page)).toHaveText([
    'Menú lateral',
    'Menú superior',
    'Menú de usuario',
    'Menú suite aplicaciones',
  ])
})

test('a modal is in its place within ten seconds of motion [CLM-04]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openAs(page, '/privileges')
  await page.locator('main tbody tr').first().getByRole('switch').last().click()
  const seconds = await page.getByRole('alertdialog').evaluate((dialog) => {
    const { transitionDuration, transitionDelay, animationDuration } = getComputedStyle(dialog)
    return [transitionDuration, transitionDelay, animationDuration].map((list) =>
      Math.max(...list.split(',').map(Number.parseFloat)),
    )
  })
  expect(seconds[0]).toBeGreaterThan(0)
  expect(seconds.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(10)
})
