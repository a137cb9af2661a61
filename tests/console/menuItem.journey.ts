import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

const itemDialog = (page: Page) => page.getByRole('dialog', { name: /ítem$/ })
const icons = (page: Page) => page.getByRole('listbox', { name: 'Todos los íconos' })
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Menú lateral' })
const entry = (page: Page, name: string) => drawer(page).getByRole('link', { name, exact: true })

/** Opens the drawer's menu of the portal's own application. */
async function openMenu(page: Page): Promise<void> {
  await openAs(page, '/menuSettings/lateral?app=1')
  await expect(button(page, 'Editar Usuarios')).toBeVisible()
}

async function openIcons(page: Page, item: string): Promise<void> {
  await button(page, `Editar ${item}`).click()
  await expect(itemDialog(page).getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await button(page, 'Siguiente').click()
  await expect(icons(page)).toBeVisible()
}

async function saveMenu(page: Page): Promise<void> {
  await button(page, 'Guardar menú').click()
  await expect(page.getByText('¡Menú modificado exitosamente!')).toBeVisible()
}

/** A picture of one colour. */
function png(edge: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge, 0)
  head.writeUInt32BE(edge, 4)
  head.set([8, 2], 8)
  const rows = Buffer.concat(
    Array.from({ length: edge }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(edge * 3, 0x77)])),
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('an icon is found and chosen by keyboard alone, and stands in the drawer once the menu is saved [ICO-01, ICO-02, ICO-05] @firefox', async ({
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

test('a picture of one’s own is uploaded and stands in the drawer once the menu is saved (G-46)', async ({
  page,
  mock,
}) => {
  await openMenu(page)
  await openIcons(page, 'Roles')
  await page.getByRole('radio', { name: 'Imagen propia' }).click()
  await itemDialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'rol.png', mimeType: 'image/png', buffer: png(48) })
  await expect(itemDialog(page).getByRole('img', { name: /rol\.png/ })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Cargar').click()
  const picture = itemDialog(page).locator('.item-icon-frame img')
  await expect(picture).toHaveAttribute('src', /\/uploads\/.+\.png$/)
  await button(page, 'Actualizar ítem').click()
  await saveMenu(page)
  const shown = entry(page, 'Roles').locator('img')
  await expect(shown).toHaveAttribute('src', /\/uploads\/.+\.png$/)
  await expect.poll(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(48)
  expect(await mock.requests('uploadImageMenu')).toHaveLength(1)
})

test('an icon of the older console that is not in the catalogue stands in the drawer (D14) @firefox', async ({
  page,
  mock,
}) => {
  const item = { key: 'a1b2c3d4e5', name: 'Jardín', url: '/users', iconName: 'yard', isActivate: true }
  await mock.change('menus', 1, { menujson: JSON.stringify([item]) })
  await openAs(page, '/home')
  // The neutral mark is shorter.
  await expect(entry(page, 'Jardín').locator('path').first()).toHaveAttribute('d', /^M.{60,}/)
})

test('what is typed in the dialog is asked about before the page is left by Back', async ({ page }) => {
  await openMenu(page)
  await page.getByRole('tab', { name: 'Menú superior' }).click()
  await button(page, 'Editar Ayuda').click()
  await itemDialog(page).getByRole('textbox', { name: 'Nombre' }).fill('Gente')
  await page.goBack()
  await expect(dialog(page)).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
  await button(dialog(page), 'Seguir editando').click()
  await expect(itemDialog(page).getByRole('textbox', { name: 'Nombre' })).toHaveValue('Gente')
})

test('the preview stands beside the tree and follows it, light and dark, wide and narrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openMenu(page)
  await button(page, 'Vista previa').click()
  const place = page.getByRole('group', { name: 'El menú como se verá' })
  await expect(place.getByText('Usuarios')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Oscura' }).click()
  await page.setViewportSize({ width: 390, height: 800 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, 'Editar Usuarios').click()
  await itemDialog(page).getByRole('switch', { name: 'Activo' }).click()
  await button(page, 'Actualizar ítem').click()
  await expect(place.getByText('Usuarios')).toHaveCount(0)
  await button(page, 'Cerrar la vista previa').click()
  await expect(button(page, 'Vista previa')).toBeFocused()
})
