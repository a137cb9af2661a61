import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import * as applications from '../support/applications.ts'
import { openPanel, panel, undo } from '../support/changes.ts'
import { item, openMenu, putMenu, storedMenu, storedShape } from '../support/menus.ts'
import { seeToast } from '../support/messages.ts'
import type { MockControl } from '../support/mockControl.ts'
import * as notifications from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'
import * as privileges from '../support/privileges.ts'
import * as roles from '../support/roles.ts'
import { card, openSuite, storedItems } from '../support/suiteItems.ts'
import { button, dialog, line, openAs, openEdit } from '../support/userCard.ts'

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

async function update(page: Page, name = 'Actualizar'): Promise<void> {
  await button(page, name).click()
  await button(dialog(page), 'Guardar').click()
}

const saves: Record<string, Saved> = {
  'a user': {
    async save(page) {
      await openEdit(page, 101)
      await line(page, 'names').fill('Otra Persona')
      await update(page)
    },
    stored: async (mock) => (await mock.record('users', 101)).names,
    says: [/Nombres: .+ → Otra Persona/],
    leads: /\/users\/101$/,
  },
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
      await dialog(page).getByRole('button').last().click()
      await page.getByRole('searchbox', { name: 'Buscar empresa' }).fill(third!.name)
      await company('Asignado', third!.name).check()
      await update(page)
    },
    stored: async (mock) => (await mock.record('users', 'maria.gomez')).customers,
    says: [/Empresa principal: .+ → /, /No asignada → Asignada/, /Asignada → No asignada/],
    leads: /\/users\/4$/,
  },
  'the roles of a user': {
    async save(page) {
      await openAs(page, '/users/4/roles')
      await button(page, 'Editar').click()
      await page.getByRole('checkbox', { name: 'Asignado Contador', exact: true }).check()
      await update(page)
    },
    stored: async (mock) => (await mock.record('users', 'maria.gomez')).roles.toSorted(),
    says: [/Contador.*: No asignado → Asignado/],
    leads: /\/users\/4$/,
  },
  'an application': {
    async save(page, mock) {
      const { id } = await mock.record('applications', 'archivo')
      await applications.openEdit(page, id, '/token')
      await applications.field(page, 'Duración del token').fill('9')
      await update(page, 'Actualizar token')
    },
    async stored(mock) {
      const { modifiedOn: _changes, ...settings } = await mock.record('applications', 'archivo')
      return settings
    },
    says: [/Duración del token: \d+ → 9/],
    leads: /\/apps\/\d+$/,
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
  'a privilege with its applications': {
    prepare: (mock) => mock.change('privileges', 'VER_REPORTES', { application: ['suite', 'firmaya'] }),
    async save(page, mock) {
      const { id } = await mock.record('privileges', 'VER_REPORTES')
      await privileges.openEdit(page, id)
      await page.getByLabel('Descripción').fill('Otra descripción')
      await privileges.choose(page, 'Firmaya')
      await update(page)
    },
    async stored(mock) {
      const { description, application } = await mock.record('privileges', 'VER_REPORTES')
      return { description, firmaya: application.includes('firmaya') }
    },
    says: ['→ Otra descripción', /Firmaya/],
    leads: /\/privileges\/\d+$/,
  },
  'a notification': {
    async save(page, mock) {
      const rows = await mock.records('notifications')
      const { id } = rows.find(({ executed, templateId }) => !executed && templateId === 1)!
      await notifications.openEdit(page, id)
      await page.getByRole('textbox', { name: 'Motivo' }).first().fill('Otro motivo')
      await update(page)
    },
    async stored(mock) {
      const rows = await mock.records('notifications')
      return rows.map(({ id, reason, executionDate, variables }) => ({
        id,
        reason,
        executionDate,
        variables,
      }))
    },
    says: [/Motivo: .+ → Otro motivo/],
    leads: /\/notifications\/\d+$/,
  },
  'a menu': {
    prepare: (mock) => putMenu(mock, 1, 'Uno', 'Dos'),
    async save(page, mock) {
      await openMenu(page, mock)
      await item(page, 'Dos').click()
      await page.keyboard.press('Alt+ArrowUp')
      await button(page, 'Guardar menú').click()
    },
    stored: async (mock) => (await storedMenu(mock, 1))?.menujson,
    says: [/^Movido · \w+: primer nivel, posición \d → primer nivel, posición \d$/],
    leads: /\/menuSettings\/lateral\?app=\d+$/,
  },
  'the suite menu': {
    async save(page, mock) {
      const [first] = await storedItems(mock)
      await openSuite(page)
      await card(page, first!.name)
        .getByRole('button', { name: /^Eliminar/ })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
      await seeToast(page, 'El ítem ha sido eliminado')
      await button(page, 'Guardar menú').click()
    },
    stored: (mock) => storedItems(mock),
    says: [/^Eliminado · .+ → vacío$/],
    leads: /\/menuSettings\/suite\?app=1$/,
  },
}

for (const [what, { prepare, save, stored, says, leads }] of Object.entries(saves))
  test(`the save of ${what} is listed with what it was, and taken back to it`, async ({ page, mock }) => {
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

test('what somebody else has changed since stays and is named, what one has changed oneself since is told, and the link leads to the record @firefox', async ({
  page,
  mock,
}) => {
  await openEdit(page, 101)
  const { email, surnames } = await mock.record('users', 101)
  await line(page, 'names').fill('Otra Persona')
  await line(page, 'email').fill('otra.persona@suite.test')
  await update(page)
  await seeToast(page, 'Los datos del usuario han sido actualizados')
  await mock.change('users', 101, { names: 'De Un Colega', surnames: 'Aparte' })
  await page.keyboard.press('Control+z')
  await expect(panel(page)).toBeVisible()
  await undo(page).press('Enter')
  await expect(panel(page)).toContainText(
    'lo demás se deshizo. Otra persona cambió después, y queda como está: Nombres.',
  )
  await expect(undo(page)).toHaveCount(0)
  expect(await mock.record('users', 101)).toMatchObject({ names: 'De Un Colega', surnames: 'Aparte', email })
  expect(surnames).not.toBe('Aparte')
  await panel(page).getByRole('link').press('Enter')
  await expect(panel(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/users\/101$/)

  await button(page, 'Editar').click()
  await line(page, 'email').fill('uno@suite.test')
  await update(page)
  await seeToast(page, 'Los datos del usuario han sido actualizados')
  await button(page, 'Editar').click()
  await line(page, 'email').fill('dos@suite.test')
  await update(page)
  await seeToast(page, 'Los datos del usuario han sido actualizados')
  await openPanel(page)
  await undo(page).last().click()
  await expect(panel(page)).toContainText('lo cambiaste tú después. Deshaz primero ese cambio.')
  expect((await mock.record('users', 101)).email).toBe('dos@suite.test')
})

test('what is made has no way back from here, and the list says where there is one', async ({
  page,
  mock,
}) => {
  await openAs(page, '/roles/new')
  await page.getByLabel('Nombre', { exact: true }).fill('Rol de prueba')
  await button(page, 'Siguiente').click()
  await roles.application(page, 'Suite').click()
  await page
    .getByRole('checkbox', { name: /^Asignado / })
    .first()
    .check()
  await button(page, 'Guardar').click()
  await seeToast(page, 'El rol fue creado exitosamente')
  expect(await mock.record('roles', 'Rol de prueba')).toBeTruthy()
  await openPanel(page)
  await expect(panel(page)).toContainText('No se puede deshacer desde aquí: el servicio no elimina')
  await expect(undo(page)).toHaveCount(0)
})

for (const width of [320, 1280])
  test(`the list of changes is walked by keyboard alone at ${width}, dark and in forced colours too`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await putMenu(mock, 1, 'Uno', 'Dos')
    await openMenu(page, mock)
    await item(page, 'Dos').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await button(page, 'Guardar menú').press('Enter')
    await seeToast(page, '¡Menú modificado exitosamente!')
    const menu = page.getByRole('button', { name: /Menú de usuario/ })
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Cambios de esta sesión' }).press('Enter')
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('button', { name: /^Copiar referencia/ })).toBeFocused()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toContainText('Deshecho')
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
    expect(await storedShape(mock, 1)).toBe('Uno Dos')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(menu).toBeFocused()
  })
