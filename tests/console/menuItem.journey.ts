import type { Page } from '@playwright/test'
import { picture } from '#mock/seed/picture.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { button, openAs } from '../support/userCard.ts'

const itemDialog = (page: Page) => page.getByRole('dialog', { name: /ítem$/ })
const icons = (page: Page) => page.getByRole('listbox', { name: 'Todos los íconos' })
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Menú lateral' })
const entry = (page: Page, name: string) => drawer(page).getByRole('link', { name, exact: true })

/** Opens the drawer's menu of the portal's own application. */
async function openMenu(page: Page): Promise<void> {
  await openAs(page, '/menuSettings/lateral?app=1')
  await expect(button(page, 'Editar Usuarios')).toBeVisible()
}

async function saveMenu(page: Page): Promise<void> {
  await button(page, 'Guardar menú').click()
  await expect(page.getByText('¡Menú modificado exitosamente!')).toBeVisible()
}

test('an icon is chosen by keyboard, and the saved menu shows it in the drawer [ICO-01, ICO-02, ICO-05] @firefox-release @release', async ({
  page,
}) => {
  await openMenu(page)
  await button(page, 'Editar Usuarios').focus()
  await page.keyboard.press('Enter')
  await expect(itemDialog(page).getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const search = page.getByRole('searchbox', { name: 'Buscar íconos' })
  await search.focus()
  await page.keyboard.type('a')
  await page.keyboard.press('Backspace')
  const options = icons(page).getByRole('option')
  await expect.poll(() => options.count()).toBeGreaterThan(400)
  await page.keyboard.press('Tab')
  await expect(icons(page).getByRole('option', { selected: true })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(options.first()).toBeFocused()
  const across = await options.evaluateAll(
    (all) => all.filter((one) => (one as HTMLElement).offsetTop === (all[0] as HTMLElement).offsetTop).length,
  )
  expect(across).toBeGreaterThan(3)
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(across)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(options.nth(across + 1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(options.last()).toBeFocused()
  await expect(options.last()).toBeInViewport()
  await search.focus()
  await page.keyboard.type('fabrica')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(options).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await button(page, 'Cargar').focus()
  await page.keyboard.press('Enter')
  const shape = await itemDialog(page).locator('.item-icon-frame path').getAttribute('d')
  await button(page, 'Actualizar ítem').focus()
  await page.keyboard.press('Enter')
  await expect(itemDialog(page)).toHaveCount(0)
  await saveMenu(page)
  await expect(entry(page, 'Usuarios').locator('path').first()).toHaveAttribute('d', shape!)
  await page.reload()
  await expect(entry(page, 'Usuarios').locator('path').first()).toHaveAttribute('d', shape!)
})

test('an uploaded picture is shown in the drawer after the menu is saved [G-46] @release', async ({
  page,
  mock,
}) => {
  await openMenu(page)
  await button(page, 'Editar Roles').click()
  await button(page, 'Siguiente').click()
  await page.getByRole('radio', { name: 'Imagen propia' }).click()
  await itemDialog(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'rol.png',
      mimeType: 'image/png',
      buffer: Buffer.from(picture(48, [120, 120, 120])),
    })
  await expect(itemDialog(page).getByRole('img', { name: /rol\.png/ })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Cargar').click()
  await expect(itemDialog(page).locator('.item-icon-frame img')).toHaveAttribute('src', /\/uploads\/.+\.png$/)
  await button(page, 'Actualizar ítem').click()
  await saveMenu(page)
  const shown = entry(page, 'Roles').locator('img')
  await expect(shown).toHaveAttribute('src', /\/uploads\/.+\.png$/)
  await expect.poll(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(48)
  expect(await mock.requests('uploadImageMenu')).toHaveLength(1)
})
