import type { Locator, Page } from '@playwright/test'
import { application, privilegeBox, openEdit as openRole } from '../support/roles.ts'
import { field, openEdit as openApplication } from '../support/applications.ts'
import { item, openMenu, putMenu, rowsOf, storedShape } from '../support/menus.ts'
import type { MockControl } from '../support/mockControl.ts'
import { openEdit as openNotification } from '../support/notifications.ts'
import { expect } from '../support/portal.ts'
import { openEdit as openPrivilege } from '../support/privileges.ts'
import {
  button,
  alertDialog,
  fillNew,
  line,
  newcomer,
  openAs,
  openEdit as openUser,
} from '../support/userCard.ts'

/** Work in a room that is not saved yet. */
export type Edit = {
  name: string
  /** Opens the room and does the work. */
  begin: (page: Page, mock: MockControl) => Promise<void>
  isThere: (page: Page) => Promise<void>
  /** Leads to the button that writes, or to the review before it. */
  save: (page: Page) => Promise<Locator>
  /** It changes access, so that the changes are looked at before they are sent. */
  isReviewed?: true
  /** The call that writes, by its id in the contracts. */
  call: string
  isStored: (mock: MockControl) => Promise<void>
  /** Where the page is once it is saved; where it was, if left out. */
  leadsTo?: string
}

/** The field of the record, and of its variables the one with the same label. */
const reasons = (page: Page): Locator => page.getByRole('textbox', { name: 'Motivo' })

const itemName = (page: Page): Locator => page.getByRole('textbox', { name: 'Nombre', exact: true })

/** The button that writes, behind the review where there is one. */
export async function reviewed(page: Page, { isReviewed }: Edit, save: Locator): Promise<Locator> {
  if (!isReviewed) return save
  await save.click()
  const answer = button(alertDialog(page), 'Guardar')
  await answer.waitFor()
  return answer
}

export const edits: readonly Edit[] = [
  {
    name: 'a field of a user',
    begin: async (page) => {
      await openUser(page, 101)
      await line(page, 'names').fill('Secreta Valiosa')
    },
    isThere: (page) => expect(line(page, 'names')).toHaveValue('Secreta Valiosa'),
    save: async (page) => button(page, 'Actualizar'),
    call: 'modifyUser',
    isStored: async (mock) => expect((await mock.record('users', 101)).names).toBe('Secreta Valiosa'),
  },
  {
    name: 'a new user on its last tab',
    begin: async (page) => {
      await openAs(page, '/users/new')
      await fillNew(page)
    },
    isThere: async (page) => {
      await expect(page.getByRole('checkbox', { name: /^Asignado / }).first()).toBeChecked()
    },
    save: async (page) => button(page, 'Guardar'),
    isReviewed: true,
    call: 'createUser',
    leadsTo: '/users',
    isStored: async (mock) => {
      const created = (await mock.records('users')).filter(({ userName }) => userName === newcomer.userName)
      expect(created).toHaveLength(1)
    },
  },
  {
    name: 'a token policy',
    begin: async (page) => {
      await openApplication(page, 13, '/token')
      await field(page, 'Duración del token').fill('11')
    },
    isThere: (page) => expect(field(page, 'Duración del token')).toHaveValue('11'),
    save: async (page) => button(page, 'Actualizar token'),
    call: 'modifyApplication',
    isStored: async (mock) => expect((await mock.record('applications', 'archivo')).amountTime).toBe(11),
  },
  {
    name: 'privileges ticked for a role',
    begin: async (page, mock) => {
      await mock.change('roles', 2, { applications: [{ name: 'suite', privileges: [], isVisible: true }] })
      await openRole(page, 2, '/aplicaciones')
      await application(page, 'Suite').getByRole('radio').check()
      await privilegeBox(page, 'CREAR_FACTURAS').click()
    },
    isThere: (page) => expect(privilegeBox(page, 'CREAR_FACTURAS')).toBeChecked(),
    save: async (page) => button(page, 'Actualizar'),
    isReviewed: true,
    call: 'modifyRole',
    isStored: async (mock) =>
      expect((await mock.record('roles', 2)).applications).toMatchObject([
        { privileges: ['CREAR_FACTURAS'] },
      ]),
  },
  {
    name: 'the description of a privilege',
    begin: async (page) => {
      await openPrivilege(page, 1)
      await page.getByLabel('Descripción').fill('Secreta Valiosa')
    },
    isThere: (page) => expect(page.getByLabel('Descripción')).toHaveValue('Secreta Valiosa'),
    save: async (page) => button(page, 'Actualizar'),
    call: 'modifyPrivilege',
    isStored: async (mock) =>
      expect((await mock.record('privileges', 1)).description).toBe('Secreta Valiosa'),
  },
  {
    name: 'the order of a menu',
    begin: async (page, mock) => {
      await putMenu(mock, 1, 'Uno', 'Dos', 'Tres')
      await openMenu(page, mock)
      await item(page, 'Tres').focus()
      await page.keyboard.press('Alt+ArrowUp')
    },
    isThere: (page) => expect.poll(() => rowsOf(page)).toEqual(['1 Uno', '1 Tres', '1 Dos']),
    save: async (page) => button(page, 'Guardar menú'),
    call: 'modifyMenu',
    isStored: async (mock) => expect(await storedShape(mock, 1)).toBe('Uno Tres Dos'),
  },
  {
    name: 'what is typed of an item of a menu and not accepted',
    begin: async (page, mock) => {
      await putMenu(mock, 1, 'Uno', 'Dos', 'Tres')
      await openMenu(page, mock)
      await item(page, 'Dos').press('Enter')
      await itemName(page).fill('Secreta Valiosa')
    },
    // In its field, and in the tree once it was accepted for the save.
    isThere: (page) =>
      expect
        .poll(async () =>
          (await itemName(page).count()) > 0
            ? itemName(page).inputValue()
            : item(page, 'Secreta Valiosa').locator('.tree-name').textContent(),
        )
        .toBe('Secreta Valiosa'),
    save: async (page) => {
      await button(page, 'Actualizar ítem').click()
      return button(page, 'Guardar menú')
    },
    call: 'modifyMenu',
    isStored: async (mock) => expect(await storedShape(mock, 1)).toBe('Uno Secreta Valiosa Tres'),
  },
  {
    name: 'what is typed of a notification and its variables',
    begin: async (page, mock) => {
      const rows = await mock.records('notifications')
      const { id } = rows.find(({ executed, templateId }) => !executed && templateId === 1)!
      await openNotification(page, id)
      await reasons(page).nth(0).fill('Secreta Valiosa')
      await reasons(page).nth(1).fill('Variable Valiosa')
    },
    isThere: async (page) => {
      await expect(reasons(page).nth(0)).toHaveValue('Secreta Valiosa')
      await expect(reasons(page).nth(1)).toHaveValue('Variable Valiosa')
    },
    save: async (page) => button(page, 'Actualizar'),
    call: 'modifyNotification',
    isStored: async (mock) => {
      const stored = (await mock.records('notifications')).filter(
        ({ reason }) => reason === 'Secreta Valiosa',
      )
      expect(stored).toHaveLength(1)
      expect(stored[0]!.variables).toContain('Variable Valiosa')
    },
  },
]
