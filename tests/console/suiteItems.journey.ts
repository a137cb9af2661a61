import { uploadLimit } from '#contracts/suite-items.ts'
import { picture } from '#mock/seed/picture.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { card, chooseLogo, fillItem, form, openSuite, storedItems } from '../support/suiteItems.ts'
import { button } from '../support/userCard.ts'

const light = picture(64, [20, 60, 160])
/** As large as a logo may be: what stands behind its end is not looked at. */
const dark = Buffer.concat([picture(64, [150, 190, 255]), Buffer.alloc(uploadLimit)]).subarray(0, uploadLimit)

test('a new application of the suite gets its logos, is saved, and is what people see [SUI-05, SUI-06, SUI-21]', async ({
  page,
  mock,
}) => {
  await openSuite(page)
  await button(page, 'Crear Menu').click()
  await fillItem(page, 'Contabilidad')
  const hint = form(page).getByText('Se distingue poco sobre su fondo.')
  await chooseLogo(page, 'claro', picture(64, [255, 255, 255]))
  await expect(hint).toHaveCount(1)
  await chooseLogo(page, 'claro', light)
  await expect(hint).toHaveCount(0)
  await chooseLogo(page, 'oscuro', dark)
  await expectAccessible(page)
  await button(form(page), 'Crear item').click()
  await expect(form(page)).toHaveCount(0)
  await expect(page.getByText('Cambios sin guardar')).toBeVisible()
  await button(page, 'Vista previa').click()
  const preview = page.getByRole('region', { name: 'Vista previa' })
  const logoOf = (): Promise<string | null> =>
    preview.getByRole('listitem').filter({ hasText: 'Contabilidad' }).locator('img').getAttribute('src')
  const onLight = await logoOf()
  await preview.getByRole('radio', { name: 'Oscura' }).check()
  await expect.poll(logoOf).not.toBe(onLight)
  await button(page, 'Guardar menú').click()
  await expect(page.locator('.toast')).toContainText('¡Menú modificado exitosamente!')
  const item = (await storedItems(mock)).at(-1)!
  expect(item.iconName).toMatch(/^\/uploads\/[0-9a-f]{16}\.png$/)
  expect(item.iconNameDark).not.toBe(item.iconName)

  const logo = card(page, 'Contabilidad').locator('img')
  await logo.scrollIntoViewIfNeeded()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
  await button(page, 'Menú de aplicaciones').click()
  await expect(page.getByRole('link', { name: /Contabilidad/ }).locator('img')).toBeVisible()
})

test('by keyboard alone an item is moved, edited and deleted [SUI-09] [T84] @release', async ({
  page,
  mock,
}) => {
  await openSuite(page)
  const before = (await storedItems(mock)).map(({ name }) => name)
  const [first, second] = before
  const edit = button(page, `Editar ${first}`)
  await edit.focus()
  await expect(edit).toBeInViewport()
  await expect(edit.locator('..')).toHaveCSS('opacity', '1')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Nombre ítem')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('¿Deseas eliminar este ítem?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card(page, first!)).toHaveCount(0)
  await button(page, 'Guardar menú').click()
  await expect(page.locator('.toast').filter({ hasText: '¡Menú modificado exitosamente!' })).toBeVisible()
  expect((await storedItems(mock)).map(({ name }) => name)).toEqual(before.filter((name) => name !== first))
  await expect(card(page, second!)).toBeVisible()
})
