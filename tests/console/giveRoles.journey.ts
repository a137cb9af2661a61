import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import { expectToFit } from '../support/fits.ts'
import { expectSeenInForcedColors } from '../support/forcedColors.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button } from '../support/userCard.ts'

const roles = (page: Page): Locator => page.getByRole('dialog', { name: /^Roles de/ })
const auditor = (page: Page): Locator => roles(page).getByRole('option', { name: /^Auditor/ })
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

test.beforeEach(async ({ page }) => {
  await holdSession(page)
})

test('somebody is found by a part of the name, is given Auditor in all its applications, and the next one is there: six presses from the list, five from the box (beyond 25)', async ({
  page,
  mock,
}) => {
  await page.goto('/users')
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
  await expect(auditor(page)).toContainText('Suite')
  await list.does(auditor(page).click())
  const first = await roles(page).getByRole('heading').textContent()
  await list.does(button(roles(page), 'Guardar y siguiente').click())
  await expect(roles(page).getByRole('heading')).not.toHaveText(first!)
  await expect(roles(page)).toContainText(/2 de \d+/)
  expect(list.steps()).toBe(6)
  // From the second one on there are two.
  await auditor(page).click()
  await button(roles(page), 'Guardar y siguiente').click()
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

  const found = counter()
  await found.does(page.getByRole('button', { name: 'Buscar o ir a…' }).click())
  await expect(box(page).getByRole('combobox')).toBeFocused()
  await found.does(page.keyboard.type('nariño'))
  const line = box(page).getByRole('option', { name: /María Gómez Nariño/ })
  await found.does(line.getByText('Roles…').click())
  await found.does(
    roles(page)
      .getByRole('option', { name: /^Integrador/ })
      .click(),
  )
  await found.does(button(roles(page), 'Guardar y buscar a otra persona').click())
  await expect(box(page).getByRole('combobox')).toBeFocused()
  expect(found.steps()).toBe(5)
})

test('roles are given and taken by keys alone from the box, from any screen, and undone (beyond 25) @firefox', async ({
  page,
}) => {
  await page.goto('/apps')
  await expect(page.locator('main a[data-row]').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(box(page).getByRole('combobox')).toBeFocused()
  await box(page).getByRole('combobox').fill('gómez nari')
  await expect(box(page).getByRole('option', { selected: true })).toContainText('María Gómez Nariño')
  await page.keyboard.press('ArrowRight')
  await expect(roles(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('audi')
  await expect(auditor(page)).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('Enter')
  await expect(roles(page)).toContainText('Se da Auditor')
  await expect(roles(page)).toContainText(/gana \d+ privilegios?/)
  await expectNoViolations(page)
  await page.keyboard.press('Control+Enter')
  await expect(box(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(
    page
      .getByText('Deshecho')
      .or(page.getByText(/como antes/))
      .first(),
  ).toBeVisible()
})

test('the panel of roles fits from 320 to 1920, in light, dark and forced colours (beyond 25)', async ({
  page,
}) => {
  await page.goto('/users')
  await page.locator('main a[data-row]').first().focus()
  await page.keyboard.press('Space')
  await expect(button(page, 'Roles…')).toBeVisible()
  await page.keyboard.press('r')
  await auditor(page).click()
  await expectToFit(page)
  await page.setViewportSize({ width: 320, height: 720 })
  await expect(button(roles(page), 'Guardar y siguiente')).toBeInViewport({ ratio: 1 })
  await expectSeenInForcedColors(page)
  // What would be lost is seen above what follows from it, and the answers below.
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('rowheader', { name: /^Rol: Auditor/ })).toBeInViewport({ ratio: 1 })
  await expect(button(question, 'Guardar')).toBeInViewport({ ratio: 1 })
})
