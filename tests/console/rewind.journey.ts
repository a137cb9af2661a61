import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { openPanel, panel, undo } from '../support/changes.ts'
import { item, openMenu, putMenu, storedShape } from '../support/menus.ts'
import { seeToast } from '../support/messages.ts'
import type { MockControl } from '../support/mockControl.ts'
import { expect, test } from '../support/portal.ts'
import * as roles from '../support/roles.ts'
import { button, alertDialog, openAs } from '../support/userCard.ts'

type Saved = {
  prepare?: (mock: MockControl) => Promise<unknown>
  /** Changes something and saves it. */
  save: (page: Page, mock: MockControl) => Promise<void>
  /** What is stored of it. */
  stored: (mock: MockControl) => Promise<unknown>
  /** What the list of changes says that it was and is. */
  says: readonly (string | RegExp)[]
  /** Where the link of the entry leads. */
  leads: RegExp
}

async function update(page: Page): Promise<void> {
  await button(page, 'Actualizar').click()
  await button(alertDialog(page), 'Guardar').click()
}

const saves: Record<string, Saved> = {
  'the companies of a user': {
    async prepare(mock) {
      const [first, second] = await mock.records('companies')
      await mock.change('users', 'maria.gomez', {
        customers: [
          { id: first!.id, principal: true, assigned: false },
          { id: second!.id, principal: false, assigned: true },
        ],
      })
    },
    async save(page, mock) {
      const [, second, third] = await mock.records('companies')
      const company = (column: string, name: string) =>
        page.getByRole('checkbox', { name: `${column} ${name}`, exact: true })
      await openAs(page, '/users/4/empresas')
      await button(page, 'Editar').click()
      await company('Empresa principal', second!.name).click()
      await alertDialog(page).getByRole('button').last().click()
      await page.getByRole('searchbox', { name: 'Buscar empresa' }).fill(third!.name)
      await company('Asignado', third!.name).check()
      await update(page)
    },
    stored: async (mock) => (await mock.record('users', 'maria.gomez')).customers,
    says: [/Empresa principal: .+ → /, /No asignada → Asignada/, /Asignada → No asignada/],
    leads: /\/users\/4$/,
  },
  'a role with what it gives': {
    prepare: (mock) =>
      mock.change('roles', 'Contador', {
        applications: [{ name: 'suite', privileges: ['CREAR_FACTURAS'], isVisible: true }],
      }),
    async save(page, mock) {
      const { id } = await mock.record('roles', 'Contador')
      await roles.openEdit(page, id, '/aplicaciones')
      await roles.privilegeBox(page, 'EDITAR_FACTURAS').click()
      await page.getByRole('switch', { name: 'Visible en Suite' }).click()
      await update(page)
    },
    async stored(mock) {
      const { applications: given } = await mock.record('roles', 'Contador')
      return given.filter(({ name }) => name === 'suite')
    },
    says: [/EDITAR_FACTURAS: .+ → /, /Suite: .+ → /],
    leads: /\/roles\/\d+$/,
  },
}

for (const [what, { prepare, save, stored, says, leads }] of Object.entries(saves))
  test(`the save of ${what} is listed with its former values, and undone @release`, async ({
    page,
    mock,
  }) => {
    await prepare?.(mock)
    const before = await stored(mock)
    await save(page, mock)
    const toast = page.locator('.toast').filter({ has: page.getByRole('button', { name: /^Deshacer/ }) })
    await expect(toast).toBeVisible()
    expect(await stored(mock)).not.toEqual(before)
    await openPanel(page)
    const differences = panel(page).locator('.change-differences').getByRole('listitem')
    for (const text of says) await expect(differences.filter({ hasText: text }).first()).toBeVisible()
    await expect(panel(page).getByRole('link')).toHaveAttribute('href', leads)
    await expectAccessible(page)
    await undo(page).click()
    await expect(panel(page)).toContainText('Deshecho')
    expect(await stored(mock)).toEqual(before)
  })

test('the list of changes is walked by keyboard alone, and takes a menu back to what it was @release', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await putMenu(mock, 1, 'Uno', 'Dos')
  await openMenu(page, mock)
  await item(page, 'Dos').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await button(page, 'Guardar menú').press('Enter')
  await seeToast(page, '¡Menú modificado exitosamente!')
  const opener = page.getByRole('button', { name: 'Cambios de esta sesión' })
  await opener.press('Enter')
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: /^Copiar referencia/ })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toContainText('Deshecho')
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
  expect(await storedShape(mock, 1)).toBe('Uno Dos')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})
