import { uploadLimit } from '#contracts/suite-items.ts'
import { picture } from '#mock/seed/picture.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { reload, takeDraft, untilKept } from '../support/drafts.ts'
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
  await chooseLogo(page, 'claro', light)
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
  await expectAccessible(page)
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

test('a logo that can hardly be seen on its ground is told from one that can', async ({ page }) => {
  await openSuite(page)
  await button(page, 'Crear Menu').click()
  const hint = form(page).getByText('Se distingue poco sobre su fondo.')
  await chooseLogo(page, 'claro', picture(64, [255, 255, 255]))
  await expect(hint).toHaveCount(1)
  await chooseLogo(page, 'oscuro', picture(64, [255, 255, 255]))
  await expect(form(page).getByText('64 × 64 px')).toHaveCount(2)
  await expect(hint).toHaveCount(1)
})

test('sixty items stay where they are while their logos come, and a missing or broken one has a stand-in', async ({
  page,
  mock,
  noise,
}) => {
  await mock.play('many-suite-items')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openSuite(page)
  await expect(page.getByRole('article')).toHaveCount(60)
  await expect(card(page, 'Aplicación 2').locator('svg').first()).toBeVisible()
  await expect(card(page, 'Aplicación 2').locator('img')).toHaveCount(0)
  await expect(card(page, 'Aplicación 4').locator('img')).toHaveCount(0)
  for (const image of await page.locator('article img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.1)
  await expectAccessible(page)
  // The file that was never uploaded.
  noise.length = 0
})

test('by keyboard alone an item is moved, edited and deleted [T84, SUI-09] @firefox', async ({
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

test('what was typed of an item and not accepted is there again after a reload (beyond 4)', async ({
  page,
  mock,
}) => {
  await openSuite(page)
  const [first] = await storedItems(mock)
  await button(page, `Editar ${first!.name}`).click()
  await form(page).getByLabel('Nombre ítem').fill('Nombre a medias')
  await untilKept(page)
  await reload(page)
  await takeDraft(page)
  await expect(form(page).getByLabel('Nombre ítem')).toHaveValue('Nombre a medias')
  await button(form(page), 'Actualizar ítem').click()
  await button(page, 'Guardar menú').click()
  await expect.poll(async () => (await storedItems(mock))[0]!.name).toBe('Nombre a medias')
})
