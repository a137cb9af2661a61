import type { Locator, Page } from '@playwright/test'
import { item } from '../support/menus.ts'
import { expect, test } from '../support/portal.ts'
import { button, openAs } from '../support/userCard.ts'

/**
 * Grounds, lines and thumbs of a part, as they are where the system chooses the colours: of a ground of ours nothing is
 * left there but how much of it was seen through.
 */
function looks(part: Locator): Promise<string> {
  return part.evaluate((element) =>
    [undefined, '::before']
      .map((name) => getComputedStyle(element, name))
      .map((look) =>
        [look.backgroundColor, look.backgroundImage, look.outlineStyle, look.outlineColor].join(),
      )
      .join()
      .replace(/rgba\((.+?), [\d.]+\)/g, 'rgb($1)'),
  )
}

const chosen = (within: Page | Locator, role: 'option' | 'gridcell', selected: boolean): Locator =>
  within.getByRole(role, { selected }).last()

async function expectDifferent(one: Locator, other: Locator): Promise<void> {
  expect(await looks(one)).not.toBe(await looks(other))
}

test('what is chosen in a list, a calendar and a switch is seen in forced colours @release', async ({
  page,
}) => {
  await openAs(page, '/notifications/new')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.getByLabel('Aplicaciones', { exact: true }).press('ArrowDown')
  const list = page.getByRole('listbox')
  await list.getByRole('option', { name: 'Suite' }).click()
  await page.keyboard.press('ArrowDown')
  await expectDifferent(chosen(list, 'option', true), chosen(list, 'option', false))
  await expect(list.locator('[data-active]')).toHaveAttribute('aria-selected', 'false')
  await expectDifferent(list.locator('[data-active]'), chosen(list, 'option', false))
  await page.keyboard.press('Escape')
  await page.getByLabel('Fecha de envío', { exact: true }).fill('15/08/2098')
  await button(page, 'Abrir el calendario de Fecha de envío').click()
  // The focus is on another day.
  await page.keyboard.press('ArrowLeft')
  await expectDifferent(
    chosen(page, 'gridcell', true).getByRole('button'),
    chosen(page, 'gridcell', false).getByRole('button'),
  )

  await page.goto('/apps/3')
  await button(page, 'Editar').click()
  const visible = page.getByRole('switch', { name: 'Visible' })
  const before = await looks(visible)
  await visible.click()
  expect(await looks(visible)).not.toBe(before)

  await page.goto('/menuSettings/lateral?app=1')
  await item(page, 'Usuarios').press('Enter')
  await button(page, 'Siguiente').click()
  await page.getByRole('option', { name: 'Abajo', exact: true }).click()
  const icons = page.getByRole('listbox')
  // Where neither has the focus.
  await button(page, 'Volver').focus()
  await expectDifferent(chosen(icons, 'option', true), chosen(icons, 'option', false))
})
