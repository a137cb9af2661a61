import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoViolations, inBothSchemes } from '../support/accessibility.ts'
import { walkInSight } from '../support/focus.ts'
import { holdSession, ownMenu } from '../support/people.ts'
import { watchPassing } from '../support/passing.ts'
import { expect, test } from '../support/portal.ts'
import { button, detail, dialog, line } from '../support/userCard.ts'
import { setOut, walksWithWide } from '../support/walks.ts'

/** María Gómez of the seed, with a role and a principal company. */
const maria = 4

const head = (page: Page) => page.locator('.card-heading')

test.beforeEach(({ page }) => holdSession(page))

for (const walk of walksWithWide('es'))
  test(`the card is read and edited in ${walk.language} at ${walk.width}, light and dark, and is accessible`, async ({
    page,
  }) => {
    await setOut(page, walk)
    await page.goto(`/users/${maria}`)
    const { cards, userCard } = walk.words
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(userCard.titles.view)
    await expect(head(page)).toContainText('María Gómez Nariño')
    await expect(head(page)).toContainText(userCard.active)
    await expect(page.getByRole('tab', { name: `${userCard.tabs.roles} 1` })).toBeVisible()
    await expect(detail(page, userCard.fields.document)).toHaveText('1.010.031.676')
    await inBothSchemes(page, () => expectNoViolations(page))
    await button(page, cards.edit).click()
    await expect(page.getByText(cards.requiredNote)).toBeVisible()
    await expect(page.getByLabel(userCard.fields.surnames)).toHaveAttribute('aria-required', 'true')
    await inBothSchemes(page, () => expectNoViolations(page))
  })

test('the head of the card keeps name, state and actions in sight at every width', async ({ page, mock }) => {
  await mock.change('users', maria, {
    names: 'María Fernanda del Pilar',
    surnames: 'Gómez Nariño de la Espriella',
  })
  await page.goto(`/users/${maria}`)
  for (const width of [320, 390, 600, 768, 1024, 1280, 1920])
    await test.step(`${width}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect(
        head(page).getByText('María Fernanda del Pilar Gómez Nariño de la Espriella'),
      ).toBeInViewport()
      await expect(head(page).getByText('Activo')).toBeInViewport()
      await expect(button(page, 'Editar')).toBeInViewport()
      const isNarrow = width < 1280
      await expect(button(page, 'Más acciones')).toBeVisible({ visible: isNarrow })
      await expect(button(page, 'Eliminar')).toBeVisible({ visible: !isNarrow })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
})

test('a user is switched off from the card, by keyboard, on a narrow screen', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/users/${maria}`)
  await button(page, 'Más acciones').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Desactivar')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Desactivar')).toBeHidden()
  await expect(button(page, 'Más acciones')).toBeFocused()
  await page.keyboard.press('Enter')
  await walkInSight(button(page, 'Desactivar'), 'Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('María Gómez Nariño · maria.gomez')
  await expectAccessible(page)
  await button(dialog(page), 'Desactivar').click()
  await expect(page.getByText('El usuario quedó en estado inactivo')).toBeVisible()
  await expect(head(page).getByText('Inactivo')).toBeVisible()
  await expect(button(page, 'Más acciones')).toBeFocused()
  expect(await mock.record('users', maria)).toMatchObject({ idstate: 1 })

  // A device that is turned while the menu is open: the menu stays at the foot of the page.
  await page.keyboard.press('Enter')
  await expect(button(page, 'Activar')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(async () => (await button(page, 'Activar').boundingBox())?.y).toBeGreaterThan(400)
})

test('a user is deleted from the card, and brought back from the list', async ({ page, mock }) => {
  await page.goto(`/users/${maria}`)
  await button(page, 'Eliminar').click()
  const expectSaid = await watchPassing(page)
  await button(dialog(page), 'Eliminar').click()
  await expectSaid('Usuario eliminado')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/users$/)
  expect(await mock.record('users', maria)).toMatchObject({ isDeleted: true })
  await button(page, 'Deshacer').click()
  await expect(page.getByText('está de nuevo en la lista')).toBeVisible()
  expect(await mock.record('users', maria)).toMatchObject({ isDeleted: false })
})

test('what people need elsewhere is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto(`/users/${maria}`)
  await button(page, 'Copiar Nombre de usuario').click()
  await expect(page.getByText('Nombre de usuario: copiado')).toBeAttached()
  await button(page, 'Editar').click()
  await line(page, 'email').selectText()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(line(page, 'email')).toHaveValue('maria.gomez')
})

test('the changes have most of a narrow page to be reviewed in, and scroll in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/users/${maria}/roles`)
  await button(page, 'Editar').click()
  const boxes = page.getByRole('checkbox', { name: /^Asignado / })
  await expect(boxes.first()).toBeEnabled()
  for (const box of await boxes.all()) await box.click()
  await button(page, 'Actualizar').click()
  const list = dialog(page).getByRole('region', { name: 'Revisar cambios' })
  await expect(list).toBeVisible()
  expect((await list.boundingBox())!.height).toBeGreaterThan(400)
  await expect(button(dialog(page), 'Guardar')).toBeInViewport()
  await page.setViewportSize({ width: 320, height: 256 })
  await button(dialog(page), 'Guardar').scrollIntoViewIfNeeded()
  await expect(button(dialog(page), 'Guardar')).toBeInViewport()
})

test('a ticked box is filled and an empty one is not, in the look that was stored and in the one chosen next', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('look', 'dark'))
  await page.goto(`/users/${maria}/empresas`)
  await button(page, 'Editar').click()
  const boxes = page.getByRole('checkbox', { name: /^Empresa principal/ })
  const fill = (box: Locator) => box.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(boxes.first()).toBeChecked()
  const expectFilled = async (look: string): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('data-scheme', look)
    const ground = await page
      .locator('.tab-frame')
      .evaluate((frame) => getComputedStyle(frame).backgroundColor)
    expect(await fill(boxes.first())).not.toBe(ground)
    expect(await fill(boxes.nth(1))).toBe(ground)
  }
  await expectFilled('dark')
  await ownMenu(page).click()
  await page.getByRole('menuitemradio', { name: 'Claro' }).click()
  await expectFilled('light')
})

test('in forced colours the tab that is open is the only one that is filled; the roles are as high as a tall window allows, and 440 in a low one [D34]', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/users/${maria}/roles`)
  await expect(page.getByRole('tab')).toHaveCount(3)
  const fills = await page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.map((tab) => [tab.getAttribute('aria-selected'), getComputedStyle(tab).backgroundColor]),
    )
  const open = fills.filter(([isSelected]) => isSelected === 'true')
  expect(open).toHaveLength(1)
  for (const [isSelected, fill] of fills) if (isSelected !== 'true') expect(fill).not.toBe(open[0]![1])

  await page.emulateMedia({ forcedColors: 'none' })
  await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible()
  const height = async (): Promise<number> =>
    (await page.locator('.app-panel .tab-scroll').boundingBox())!.height
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect.poll(height).toBe(440)
  await page.setViewportSize({ width: 1280, height: 1080 })
  await expect.poll(height).toBeGreaterThanOrEqual(600)
})
