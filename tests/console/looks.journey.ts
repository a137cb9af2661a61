import type { Locator, Page } from '@playwright/test'
import { item, openMenu, putMenu } from '../support/menus.ts'
import type { MockControl } from '../support/mockControl.ts'
import { expect, test } from '../support/portal.ts'
import { card, form, openSuite, storedItems } from '../support/suiteItems.ts'
import { button, openAs } from '../support/userCard.ts'

const edgesOf = async (one: Locator): Promise<{ left: number; right: number; top: number }> => {
  const { x, y, width } = (await one.boundingBox())!
  return { left: x, right: x + width, top: y }
}

/** The pointer rests where it is over nothing. */
const pointAway = (page: Page): Promise<void> => page.mouse.move(1, 1)

/** Deactivates the first item of the suite menu by its dialog; returns its name and the next item's. */
async function switchFirstOff(page: Page, mock: MockControl): Promise<[string, string]> {
  const [first, second] = (await storedItems(mock)).map(({ name }) => name)
  await button(page, `Editar ${first}`).click()
  await form(page).getByRole('switch', { name: 'Activo' }).click()
  await button(form(page), 'Actualizar ítem').click()
  await expect(form(page)).toHaveCount(0)
  return [first!, second!]
}

test('the pointer brings out what can be done with an item of the suite or a menu [MNU-13, SUI-08, SUI-09, SUI-10] @release', async ({
  page,
  mock,
}) => {
  await openSuite(page)
  const [first, second] = await switchFirstOff(page, mock)
  const [one, other] = [await edgesOf(card(page, first)), await edgesOf(card(page, second))]
  expect(other.top).toBe(one.top)
  expect(other.left).toBeGreaterThan(one.right)
  await expect(card(page, first).locator('.suite-item-logo')).toHaveCSS('opacity', '0.4')
  await expect(card(page, second).locator('.suite-item-logo')).toHaveCSS('opacity', '1')
  const actions = button(page, `Editar ${second}`).locator('..')
  await pointAway(page)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await expect(actions).toHaveCSS('opacity', '0')
  await card(page, second).hover()
  await expect(actions).toHaveCSS('opacity', '1')
  await expect(button(page, `Eliminar ${second}`).locator('..')).toHaveCSS('opacity', '1')

  await putMenu(mock, 1, 'Uno', 'Dos')
  await openMenu(page, mock)
  const tools = item(page, 'Dos').locator('.tree-actions')
  await pointAway(page)
  await expect(tools).toHaveCSS('opacity', '0')
  await item(page, 'Dos').hover()
  await expect(tools).toHaveCSS('opacity', '1')
  for (const name of ['Editar Dos', 'Eliminar Dos']) await expect(button(page, name)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await pointAway(page)
  await expect(tools).toBeHidden()
  await item(page, 'Dos').hover()
  for (const name of ['Editar Dos', 'Eliminar Dos']) await expect(button(page, name)).toBeInViewport()
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('the actions of a suite or menu item are visible at once [MNU-03, MNU-13, SUI-09] @release', async ({
    page,
    mock,
  }) => {
    await openSuite(page)
    for (const actions of await page.locator('.suite-item-actions').all())
      await expect(actions).toHaveCSS('opacity', '1')
    await putMenu(mock, 1, 'Uno', 'Dos')
    await openMenu(page, mock)
    for (const width of [820, 320]) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of ['Editar Uno', 'Eliminar Uno', 'Editar Dos', 'Eliminar Dos']) {
        await expect(button(page, name)).toBeInViewport({ ratio: 1 })
        await expect(button(page, name).locator('..')).toHaveCSS('opacity', '1')
      }
      const label = page.locator('label').filter({ hasText: /^Aplicación$/ })
      await label.scrollIntoViewIfNeeded()
      await expect(label).toHaveCSS('opacity', '1')
    }
  })
})

test('the fields of a notification form two columns, a role’s name and alias one row [NTF-11, NTF-12] @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  await openAs(page, '/notifications/new')
  const edges = (label: string): ReturnType<typeof edgesOf> =>
    edgesOf(page.getByLabel(label, { exact: true }))
  const [reason, subject] = [await edges('Motivo'), await edges('Asunto')]
  expect(subject.left).toBeGreaterThan(reason.right)
  for (const label of ['Aplicaciones', 'Plantilla'])
    expect((await edges(label)).right).toBeLessThan(subject.left)
  expect((await edges('Fecha de envío')).left).toBeGreaterThan(reason.right)

  await page.goto('/roles/2')
  await button(page, 'Editar').click()
  const tops = ['Nombre', 'Alias', 'Descripción'].map(async (label) => {
    const { top } = await edgesOf(page.getByRole('textbox', { name: label, exact: true }))
    return Math.round(top)
  })
  const [name, alias, description] = await Promise.all(tops)
  expect(alias).toBe(name)
  expect(description).toBeGreaterThan(name!)
})
