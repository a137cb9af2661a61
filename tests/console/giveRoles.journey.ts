import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { openList } from '../support/lists.ts'
import { expect, test } from '../support/portal.ts'
import { button } from '../support/userCard.ts'

const roles = (page: Page): Locator => page.getByRole('dialog', { name: /^Roles de/ })
const auditor = (page: Page): Locator =>
  roles(page).getByRole('checkbox', { name: 'Asignado Auditor', exact: true })
const search = (page: Page): Locator => page.getByRole('searchbox')
const box = (page: Page): Locator => page.getByRole('dialog', { name: 'Buscar o ir a…' })

/** Counts what a person does: a press, or a text that is typed. */
function counter(): { does: (act: Promise<unknown>) => Promise<void>; steps: () => number } {
  let steps = 0
  return {
    steps: () => steps,
    async does(act) {
      await act
      steps += 1
    },
  }
}

test('roles are given to several people in turn: six presses from the list, five from the palette [beyond 25] @release', async ({
  page,
  mock,
}) => {
  await openList(page, '/users')
  const list = counter()
  await list.does(search(page).click())
  await list.does(page.keyboard.type('zuluaga\n'))
  await expect(page).toHaveURL(/search=zuluaga/)
  const people = page.locator('main tbody tr')
  await people.first().hover()
  await list.does(
    people
      .first()
      .getByRole('button', { name: /^Vista rápida/ })
      .click(),
  )
  await list.does(button(page, 'Roles…').click())
  await expect(roles(page).getByRole('row', { name: /^Auditor/ })).toContainText('Suite')
  await list.does(auditor(page).click())
  const first = await roles(page).getByRole('heading').textContent()
  await list.does(button(roles(page), 'Guardar y abrir el siguiente').click())
  await expect(roles(page).getByRole('heading')).not.toHaveText(first!)
  await expect(roles(page)).toContainText(/2 de \d+/)
  expect(list.steps()).toBe(6)
  // The toast is within the dialog's reach.
  await button(roles(page), 'Deshacer').click({ trial: true })
  // From the second one on there are two.
  await auditor(page).click()
  await button(roles(page), 'Guardar y abrir el siguiente').click()
  await expect(roles(page)).toContainText(/3 de \d+/)
  const sent = await mock.requests('modifyUser')
  expect(sent).toHaveLength(2)
  expect(sent[0]?.body).toMatchObject({
    roles: expect.arrayContaining([{ name: 'Auditor', assigned: true }]),
  })
  await expect(auditor(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(roles(page)).toHaveCount(0)
  await expect(people.nth(2)).toHaveAttribute('data-peeked', '')

  // From the box, by keys alone.
  const found = counter()
  await found.does(page.keyboard.press('Control+k'))
  await expect(box(page).getByRole('combobox')).toBeFocused()
  await found.does(page.keyboard.type('gómez nari'))
  await expect(box(page).getByRole('option', { selected: true })).toContainText('María Gómez Nariño')
  await found.does(page.keyboard.press('ArrowRight'))
  await expect(roles(page).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('audi')
  await found.does(page.keyboard.press('Enter'))
  await expect(roles(page)).toContainText('Se da Auditor')
  await expect(roles(page)).toContainText(/gana \d+ privilegios?/)
  await expectAccessible(page)
  await found.does(page.keyboard.press('Control+Enter'))
  await expect(box(page).getByRole('combobox')).toBeFocused()
  expect(found.steps()).toBe(5)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/Deshecho|Cambio deshecho/).first()).toBeVisible()
})
