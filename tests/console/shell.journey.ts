import { expectAccessible } from '../support/accessibility.ts'
import { ownMenu } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { openAs } from '../support/userCard.ts'

test('the drawer stands on a wide screen, 220 wide, and opens on demand on a narrow one [SHL-05, SHL-06, SHL-07, CON-16, CON-17, CON-18]', async ({
  page,
}) => {
  await openAs(page, '/home')
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  for (const width of [960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(drawer).toBeVisible()
    expect((await drawer.boundingBox())!.width).toBe(220)
  }
  await expect(drawer).toContainText('1.8.0')
  // Only the wordmark is turned white in the dark: the product is known by its picture.
  const logo = page.getByRole('banner').getByRole('img')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(logo).toHaveCSS('filter', /invert/)
  const opener = page.getByRole('button', { name: 'Abrir el menú lateral' })
  for (const width of [390, 959]) {
    await page.setViewportSize({ width, height: 844 })
    if (width === 390) await expect(logo).toHaveCSS('filter', 'none')
    await expect(drawer.getByRole('link')).toHaveCount(0)
    await opener.click()
    await expect(drawer.getByRole('link', { name: 'Usuarios' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (width === 390) await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
})

test('the whole shell is used by keyboard alone [SHL-03, SHL-04, CON-14, CON-15]', async ({ page }) => {
  await openAs(page, '/home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
  await page.getByRole('button', { name: 'Menú de aplicaciones' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Aplicaciones de la suite')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await ownMenu(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ownMenu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/logout\/verify/)
})
