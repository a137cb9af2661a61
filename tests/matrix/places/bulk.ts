import type { Page } from '@playwright/test'
import { getApplication, modifyApplication } from '#contracts/application-settings.ts'
import { listPrivileges, modifyPrivilege } from '#contracts/privileges.ts'
import { listRoles, modifyRole } from '#contracts/roles.ts'
import { listUsers, setUserState } from '#contracts/users.ts'
import * as applications from '../../support/applications.ts'
import { untilCounted } from '../../support/messages.ts'
import type { MockControl } from '../../support/mockControl.ts'
import { expect } from '../../support/portal.ts'
import * as privileges from '../../support/privileges.ts'
import * as roles from '../../support/roles.ts'
import { button, dialog, family, openAs } from '../../support/userCard.ts'
import type { Place } from '../place.ts'

type Bulk = Pick<Place, 'room' | 'what' | 'endpoint'> & {
  /** Makes the rows active, and opens the list that shows them alone. */
  open: (page: Page, mock: MockControl) => Promise<void>
  rows: number
  /** Word of the button that switches off. */
  verb: string
  record: (mock: MockControl) => Promise<unknown>
  /** What is read again before each row is sent. */
  reads?: readonly Place['endpoint'][]
}

/** Switches of many rows: each one that failed says so and can be tried again. */
export const bulks: Place[] = [
  ...bulkPlaces({
    room: 'users',
    what: 'the switch of many users',
    endpoint: setUserState,
    async open(page, mock) {
      await family(mock, 'Muchas')
      await openAs(page, '/users?search=muchas')
    },
    rows: 2,
    verb: 'Desactivar',
    record: async (mock) => [
      (await mock.record('users', 101)).idstate,
      (await mock.record('users', 102)).idstate,
    ],
  }),
  ...bulkPlaces({
    room: 'privileges',
    what: 'the switch of many privileges',
    endpoint: modifyPrivilege,
    async open(page, mock) {
      await mock.change('privileges', 'VER_NOMINA', { idstate: 0 })
      await privileges.openList(page, '?search=ver_nomina')
    },
    rows: 1,
    verb: 'Desactivar',
    record: async (mock) => (await mock.record('privileges', 'VER_NOMINA')).idstate,
    reads: [listPrivileges],
  }),
  ...bulkPlaces({
    room: 'applications',
    what: 'the switch of many applications',
    endpoint: modifyApplication,
    async open(page, mock) {
      await mock.change('applications', 'archivo', { idState: 0 })
      await applications.openList(page, '?search=archivo')
    },
    rows: 1,
    verb: 'Desactivar',
    record: async (mock) => (await mock.record('applications', 'archivo')).idState,
    reads: [getApplication],
  }),
  ...bulkPlaces({
    room: 'roles',
    what: 'the switch of many roles',
    endpoint: modifyRole,
    async open(page, mock) {
      await mock.change('roles', 'Auditor', { idstate: 0 })
      await roles.openList(page, '?search=auditor')
    },
    rows: 1,
    verb: 'Desactivar',
    record: async (mock) => (await mock.record('roles', 'Auditor')).idstate,
    reads: [listRoles, listPrivileges],
  }),
  {
    room: 'users',
    what: 'the choice of all users that a search finds',
    endpoint: listUsers,
    context: 'bulk',
    async begin({ page }) {
      const choosePage = async (): Promise<void> => {
        await expect(page.locator('.pager-range')).toHaveText(/\d/)
        await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
      }
      const begin = async (): Promise<void> => {
        await page.goto('/users')
        await choosePage()
      }
      await openAs(page, '/users')
      await choosePage()
      return {
        act: () => page.getByRole('button', { name: /^Seleccionar los \d+$/ }).click(),
        message: page.getByRole('main').getByRole('alert'),
        retry: () => button(page, 'Reintentar').click(),
        async done() {
          await expect(button(page, 'Solo esta página')).toBeVisible()
          await begin()
        },
      }
    },
  },
]

/** The switch itself, and what it reads again: where that fails nothing is sent. */
function bulkPlaces(bulk: Bulk): Place[] {
  const read = (endpoint: Place['endpoint']): Place =>
    bulkPlace({ ...bulk, what: `${bulk.what}, which reads ${endpoint.id} again`, endpoint })
  return [bulkPlace(bulk, true), ...(bulk.reads ?? []).map(read)]
}

function bulkPlace({ room, what, endpoint, open, rows, verb, record }: Bulk, isWrite = false): Place {
  return {
    room,
    what,
    endpoint,
    context: 'bulk',
    async begin({ page, mock }) {
      const result = page.getByRole('dialog', { name: 'Resultado' })
      const tally = result.getByRole('status')
      let verbNow = verb
      const begin = async (): Promise<void> => {
        await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
      }
      const close = async (): Promise<void> => {
        await button(result, 'Cerrar').last().click()
        await expect(result).toHaveCount(0)
      }
      await open(page, mock)
      await begin()
      return {
        async act() {
          await button(page, verbNow).click()
          // What hangs on users is not counted; what is may read the same as a read that is to fail.
          if (isWrite && room !== 'users' && verbNow === verb) await untilCounted(page)
          await button(dialog(page), verbNow).click()
        },
        ...(isWrite && { isLookedUp: true }),
        calls: rows,
        message: result.filter({ has: page.getByText(/fallidos?$/) }),
        words: 'Falló',
        record: () => record(mock),
        retry: () => button(result, 'Reintentar fallidos').click(),
        async done() {
          await expect(tally).toHaveText(new RegExp(`^${rows} hechos?$`))
          await close()
          verbNow = verbNow === 'Activar' ? verb : 'Activar'
          await begin()
        },
      }
    },
  }
}
