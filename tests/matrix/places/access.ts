import type { Locator, Page } from '@playwright/test'
import { listApplications } from '#contracts/applications.ts'
import { listCompanies } from '#contracts/companies.ts'
import { getMenuByApp, listMenu } from '#contracts/menus.ts'
import { listNotifications } from '#contracts/notifications.ts'
import { listPrivileges } from '#contracts/privileges.ts'
import { listRoles } from '#contracts/roles.ts'
import { listUsers } from '#contracts/users.ts'
import * as applications from '../../support/applications.ts'
import { openMenu, putMenu } from '../../support/menus.ts'
import * as notifications from '../../support/notifications.ts'
import { expect } from '../../support/portal.ts'
import * as privileges from '../../support/privileges.ts'
import * as roles from '../../support/roles.ts'
import { button, dialog, openAs } from '../../support/userCard.ts'
import type { Operation, Place, Way } from '../place.ts'

const shown = (page: Page): Locator => page.getByRole('dialog')
const branch = (page: Page): Locator => shown(page).locator('.access-branch').first()

/** What a dialog about access reads, all of it beside other work: it is told in the dialog. */
function access(what: string, endpoint: Place['endpoint'], open: (page: Page) => Promise<void>): Place {
  const isReadBefore = [listRoles.id, listMenu.id, getMenuByApp.id].some((id) => id === endpoint.id)
  const reason = 'the page reads the same, and tells it before the dialog can be opened'
  return {
    room: 'access',
    what,
    endpoint,
    context: 'list action',
    ...(isReadBefore && { without: { 'a 403': reason, 'a session that is over': reason } }),
    async begin({ page }) {
      await openAs(page, '/home')
      const message = shown(page).getByRole('alert')
      return {
        act: () => open(page),
        message,
        forbidden: message,
        // Other parts of the page read the same.
        isAskedAgain: true,
        retry: () => button(shown(page), 'Reintentar').click(),
        done: () => expect(branch(page)).toBeVisible(),
      }
    },
  }
}

/** A place of which some is told or seen elsewhere. */
function within(place: Place, some: (way: Way) => Partial<Operation>): Place {
  return { ...place, begin: async (way) => ({ ...(await place.begin(way)), ...some(way) }) }
}

const people = (page: Page): Locator => shown(page).getByRole('region', { name: 'Usuarios con esos roles' })

async function openUserAccess(page: Page): Promise<void> {
  await page.goto('/users/4')
  await button(page, 'Acceso').click()
}
async function openPrivilegeAccess(page: Page): Promise<void> {
  await page.goto('/privileges/3')
  await button(page, 'Acceso').click()
}

async function openComparison(page: Page): Promise<void> {
  await page.goto('/roles/2')
  await button(page, 'Acceso').click()
  await shown(page).getByRole('tab', { name: 'Comparar' }).click()
}

const preview = (page: Page): Locator => page.getByRole('region', { name: 'Vista previa' })

/** What the preview of a menu reads of the one through whose eyes it is seen: it is told in the preview. */
function previewed(kind: string, endpoint: Place['endpoint'], choose: (page: Page) => Promise<void>): Place {
  return {
    room: 'menus',
    what: `the preview through the eyes of ${kind}`,
    endpoint,
    context: 'list action',
    async begin({ page, mock }) {
      await putMenu(mock, 1, 'Uno')
      const open = (): Promise<void> => button(page, 'Vista previa').click()
      await openMenu(page, mock)
      await open()
      const message = preview(page).getByRole('alert')
      return {
        act: () => choose(page),
        message,
        forbidden: message,
        retry: () => button(preview(page), 'Reintentar').click(),
        async done() {
          await expect(preview(page).getByRole('combobox', { name: /^(Rol|Persona)$/ })).toBeVisible()
          await page.reload()
          await open()
        },
      }
    },
  }
}

type Count = Pick<Place, 'room' | 'what' | 'endpoint'> & {
  /** Opens the list with one active row. */
  open: (way: Way) => Promise<void>
  control: (page: Page) => Locator
  /** Of what the control is pressed for. */
  choose?: (page: Page) => Promise<void>
  /** What the dialog is closed by. */
  close?: string
  found: RegExp
}

/** What depends on a row, counted before it is switched off, beside other work: it is told in the question. */
function count({ room, what, endpoint, open, choose, control, close = 'Cancelar', found }: Count): Place {
  return {
    room,
    what,
    endpoint,
    context: 'list action',
    async begin(way) {
      const { page } = way
      const message = dialog(page).getByRole('alert')
      await open(way)
      return {
        async act() {
          await choose?.(page)
          await control(page).click()
        },
        message,
        forbidden: message,
        // Other parts of the page read the same.
        isAskedAgain: true,
        retry: () => button(dialog(page), 'Reintentar').click(),
        async done() {
          await expect(dialog(page)).toContainText(found)
          await button(dialog(page), close).click()
          await page.reload()
          await page.waitForLoadState('networkidle')
        },
      }
    },
  }
}

const ofPrivilege = {
  room: 'privileges',
  async open({ page, mock }: Way) {
    await mock.change('privileges', 'VER_REPORTES', { idstate: 0 })
    await privileges.openList(page, '?search=ver_reportes')
  },
  control: (page: Page) => privileges.stateOf(page, 'VER_REPORTES'),
  found: /Está en uso por \d+ roles?\./,
} as const
const ofApplication = {
  room: 'applications',
  async open({ page, mock }: Way) {
    await mock.change('applications', 'colnomina', { idState: 0 })
    await applications.openList(page, '?search=colnomina')
  },
  control: (page: Page) => applications.stateOf(page, 'Colnómina'),
  found: /Está en uso por \d/,
} as const

/** Before all rows of the page are switched off. */
const ofMany = {
  choose: (page: Page) => page.getByRole('checkbox', { name: 'Seleccionar la página' }).check(),
  control: (page: Page) => button(page, 'Desactivar'),
} as const

export const accessPlaces: Place[] = [
  access('why a user has access, which reads roles', listRoles, openUserAccess),
  access('why a user has access, which reads privileges', listPrivileges, openUserAccess),
  access('why a user has access, which reads menus', listMenu, openUserAccess),
  access('why a user has access, which reads applications', listApplications, openUserAccess),
  access('who has a privilege, which reads roles', listRoles, openPrivilegeAccess),
  within(access('who has a privilege, which reads people', listUsers, openPrivilegeAccess), ({ page }) => ({
    message: people(page).getByRole('alert'),
    forbidden: people(page).getByRole('alert'),
    done: () => expect(people(page).getByRole('button', { name: /^Ver los usuarios/ })).toBeVisible(),
  })),
  within(access('two roles beside each other', listPrivileges, openComparison), ({ page }) => ({
    async done() {
      await shown(page).getByLabel('Comparar con').selectOption({ label: 'Auditor' })
      await expect(branch(page)).toBeVisible()
    },
  })),
  count({ ...ofPrivilege, what: 'what uses a privilege: roles', endpoint: listRoles }),
  count({ ...ofPrivilege, what: 'what uses a privilege: menus', endpoint: listMenu }),
  count({ ...ofPrivilege, what: 'what uses a privilege: what roles give', endpoint: listPrivileges }),
  count({ ...ofApplication, what: 'what uses an application: privileges', endpoint: listPrivileges }),
  count({ ...ofApplication, what: 'what uses an application: companies', endpoint: listCompanies }),
  count({ ...ofApplication, what: 'what uses an application: menus', endpoint: listMenu }),
  count({ ...ofApplication, what: 'what uses an application: notifications', endpoint: listNotifications }),
  count({
    ...ofApplication,
    ...ofMany,
    what: 'what uses the chosen applications: roles',
    endpoint: listRoles,
    found: /Está en uso por \d/,
  }),
  count({
    ...ofPrivilege,
    ...ofMany,
    what: 'what uses the chosen privileges: menus',
    endpoint: listMenu,
  }),
  count({
    room: 'notifications',
    what: 'whom a notification reaches',
    endpoint: listUsers,
    open: ({ page }) => notifications.openList(page, '?sort=pending'),
    control: (page) => page.getByRole('button', { name: /^A quién llega / }).first(),
    close: 'Cerrar',
    found: /Llega a [\d.]+ personas?\./,
  }),
  count({
    room: 'roles',
    what: 'who has a role',
    endpoint: listUsers,
    async open({ page, mock }) {
      await mock.change('roles', 'Auditor', { idstate: 0 })
      await roles.openList(page, '?search=auditor')
    },
    control: (page) => roles.stateOf(page, 'Auditor'),
    found: /Lo tienen? \d+ usuarios?\.|Ningún usuario lo tiene/,
  }),
  {
    room: 'menus',
    what: 'the privileges that items of a menu ask for, beside the menu',
    endpoint: listPrivileges,
    context: 'background read',
    async begin({ page, mock }) {
      await putMenu(mock, 1, 'Uno')
      await openMenu(page, mock)
      return {
        async act() {
          await page.reload()
        },
        message: null,
        async done() {
          await page.waitForLoadState('networkidle')
          await expect(page.getByRole('treeitem').first()).toBeVisible()
        },
      }
    },
  },
  previewed('a role', listRoles, (page) => page.getByRole('radio', { name: 'Un rol' }).click()),
  previewed('a person', listUsers, async (page) => {
    await page.getByRole('radio', { name: 'Una persona' }).click()
    await page.getByRole('searchbox', { name: 'Buscar una persona' }).fill('ana')
    await page.keyboard.press('Enter')
  }),
  {
    room: 'menus',
    what: 'the privileges to choose from in the dialog of an item',
    endpoint: listPrivileges,
    context: 'list action',
    without: {
      'a 403': 'the editor reads the same, and tells it before the dialog can be opened',
      'a session that is over': 'the editor reads the same, and tells it before the dialog can be opened',
    },
    async begin({ page, mock }) {
      await putMenu(mock, 1, 'Uno')
      await openMenu(page, mock)
      await page.waitForLoadState('networkidle')
      const asked = page.getByRole('dialog', { name: /ítem$/ })
      const failed = asked.getByText('No pudimos cargar las opciones.')
      return {
        async act() {
          await page.reload()
          await button(page, 'Editar Uno').click()
        },
        message: failed,
        words: 'No pudimos cargar las opciones.',
        isAskedAgain: true,
        retry: () => button(asked, 'Reintentar').click(),
        async done() {
          await expect(failed).toHaveCount(0)
          await expect(asked.getByLabel('Privilegios')).toBeEnabled()
        },
      }
    },
  },
  {
    room: 'menus',
    what: 'the menu that is copied',
    endpoint: getMenuByApp,
    context: 'list action',
    async begin({ page, mock }) {
      await putMenu(mock, 1, 'Uno')
      await openMenu(page, mock)
      const copying = dialog(page)
      const message = copying.getByRole('alert')
      return {
        async act() {
          await button(page, 'Más acciones').click()
          await button(page, 'Copiar de otro menú…').click()
          await copying.getByLabel('Aplicación').selectOption({ label: 'Ibuhoo' })
        },
        message,
        forbidden: dialog(page).filter({ hasText: 'privilegios suficientes' }).last(),
        retry: () => button(copying, 'Reintentar').click(),
        async done() {
          await expect(button(copying, 'Copiar')).toBeEnabled()
          await page.reload()
          await expect(page.getByText('No hay cambios para guardar')).toBeVisible()
        },
      }
    },
  },
]
