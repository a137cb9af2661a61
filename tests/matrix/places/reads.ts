import type { Locator, Page } from '@playwright/test'
import { getApplication } from '#contracts/application-settings.ts'
import { listApplications } from '#contracts/applications.ts'
import { getMenuByApp, listApplicationsForMenus } from '#contracts/menus.ts'
import { listNotifications } from '#contracts/notifications.ts'
import { listApplicationsOfPrivilege, listPrivileges } from '#contracts/privileges.ts'
import { listRoles } from '#contracts/roles.ts'
import { openMenu, putMenu } from '../../support/menus.ts'
import { accept } from '../../support/messages.ts'
import { expect } from '../../support/portal.ts'
import { openSuite } from '../../support/suiteItems.ts'
import { button, dialog, openAs } from '../../support/userCard.ts'
import type { Place, Way } from '../place.ts'

type Read = Pick<Place, 'room' | 'what' | 'endpoint' | 'without'> & {
  /** Opens a page that has not read this yet; without it, the home page. */
  open?: (way: Way) => Promise<void>
  /** Goes to what reads it; `at` counts the times. */
  act: (page: Page, at: number) => Promise<void>
  message: (page: Page) => Locator
  close?: (page: Page) => Promise<void>
  /** What cannot be used until the answer is there. */
  waits?: (page: Page) => Locator[]
  /** What shows that the answer is there. */
  shown: (page: Page) => Promise<void>
  /** Goes away from it; without it, to the home page. */
  leave?: (page: Page) => Promise<void>
}

const drawer = (page: Page): Locator => page.getByRole('navigation', { name: 'Menú lateral' })
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name })
const rows = (page: Page): Locator => page.getByRole('table').locator('a[data-row]')
const tenRows = (page: Page): Promise<void> => expect(rows(page)).toHaveCount(10)
const mainAlert = (page: Page): Locator => page.getByRole('main').getByRole('alert')
const menuShown = (page: Page): Promise<void> => expect(page.getByRole('treeitem').first()).toBeVisible()

async function goHome(page: Page): Promise<void> {
  await drawer(page).getByRole('link', { name: 'Inicio' }).click()
  await expect(page.locator('.home')).toBeVisible()
}

async function goBackToList(page: Page): Promise<void> {
  await page.goBack()
  await tenRows(page)
}

function listRead(link: string, table = link): Pick<Read, 'act' | 'message' | 'shown'> {
  return {
    act: (page) => drawer(page).getByRole('link', { name: link }).click(),
    message: (page) => page.getByRole('table', { name: table }).getByRole('alert'),
    shown: tenRows,
  }
}

function cardRead(
  list: string,
  shown: Read['shown'],
): Pick<Read, 'open' | 'act' | 'message' | 'shown' | 'leave'> {
  return {
    async open({ page }) {
      await openAs(page, list)
      await tenRows(page)
    },
    act: (page, at) =>
      rows(page)
        .nth(at % 10)
        .click(),
    message: (page) => page.getByRole('alert'),
    shown,
    leave: goBackToList,
  }
}

/** From a page that reads none of the lists, and back to it. */
const fromMenus = {
  async open({ page }: Way) {
    await openAs(page, '/menuSettings')
    await expect(page.locator('.menu-empty')).toBeVisible()
  },
  async leave(page: Page) {
    await page.goBack()
    await expect(page.locator('.menu-empty')).toBeVisible()
  },
}

/** What lists, cards and menus read before they show anything. */
export const reads: Place[] = [
  readPlace({
    room: 'privileges',
    what: 'the list of privileges: one dialog, then a way to try again [PRV-27, T75]',
    endpoint: listPrivileges,
    ...listRead('Privilegios'),
    message: dialog,
    async close(page) {
      await expect(dialog(page)).toHaveAccessibleName('Error')
      await accept(page)
    },
  }),
  readPlace({
    room: 'applications',
    what: 'the list of applications [T75]',
    endpoint: listApplications,
    ...fromMenus,
    ...listRead('Aplicaciones'),
  }),
  readPlace({
    room: 'roles',
    what: 'the list of roles [T75]',
    endpoint: listRoles,
    ...listRead('Roles'),
  }),
  readPlace({
    room: 'notifications',
    what: 'the list of notifications [T75, CCL-46]',
    endpoint: listNotifications,
    // The home page reads it too.
    ...fromMenus,
    ...listRead('Notificaciones', 'Notificaciones de correo'),
  }),
  readPlace({
    room: 'menus',
    what: 'the choice of applications of a menu [T75]',
    endpoint: listApplicationsForMenus,
    act: (page) => drawer(page).getByRole('link', { name: 'Ajustes de menú' }).click(),
    message: mainAlert,
    shown: (page) =>
      expect(page.getByLabel('Aplicación').getByRole('option', { name: 'Ibuhoo' })).toHaveCount(1),
  }),

  readPlace({
    room: 'privileges',
    what: 'the card of a privilege and the applications that it reads [T75, CCL-22]',
    endpoint: listApplicationsOfPrivilege,
    ...cardRead('/privileges', (page) =>
      expect(page.getByRole('heading', { level: 2, name: 'Alcance' })).toBeVisible(),
    ),
  }),
  readPlace({
    room: 'applications',
    what: 'the card of an application [T75, CCL-23]',
    endpoint: getApplication,
    ...cardRead('/apps', async (page) => {
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Datos Básicos')
      await expect(button(page, 'Editar')).toBeVisible()
    }),
  }),
  readPlace({
    room: 'roles',
    what: 'the applications of a role [T75, CCL-34]',
    endpoint: listPrivileges,
    ...cardRead('/roles', (page) => expect(page.getByRole('checkbox').first()).toBeVisible()),
    async act(page, at) {
      await rows(page)
        .nth(at % 10)
        .click()
      await tab(page, 'Aplicaciones').click()
    },
    message: (page) => page.getByRole('tabpanel').getByRole('alert'),
    async leave(page) {
      await page.goBack()
      await goBackToList(page)
    },
  }),
  readPlace({
    room: 'notifications',
    what: 'the card of a notification and the list that it is found in [T75, CCL-46]',
    endpoint: listNotifications,
    async open({ page, mock }) {
      const { id } = (await mock.records('notifications')).find(({ executed }) => !executed)!
      await openAs(page, `/notifications/${id}`)
      await expect(button(page, 'Editar')).toBeVisible()
      await goHome(page)
    },
    async act(page) {
      await page.goBack()
    },
    message: mainAlert,
    shown: (page) => expect(button(page, 'Editar')).toBeVisible(),
  }),

  readPlace({
    room: 'menus',
    what: 'a menu, which cannot be saved meanwhile [T75, T83]',
    endpoint: getMenuByApp,
    async open({ page, mock }) {
      await putMenu(mock, 1, 'Uno')
      await openMenu(page, mock, 'superior', 2)
    },
    act: (page) => tab(page, 'Menú lateral').click(),
    message: mainAlert,
    waits: (page) => [button(page, 'Guardar menú')],
    shown: menuShown,
    async leave(page) {
      await tab(page, 'Menú superior').click()
      await expect(page.getByRole('tabpanel', { name: 'Menú superior' })).toBeVisible()
      await expect(page.getByText('No hay cambios para guardar')).toBeVisible()
    },
  }),
  readPlace({
    room: 'suite items',
    what: 'the suite menu: nothing to save until it is there [T75, MNU-44]',
    endpoint: getMenuByApp,
    async open({ page }) {
      await openSuite(page)
      await tab(page, 'Menú lateral').click()
      await menuShown(page)
    },
    act: (page) => tab(page, 'Menú suite aplicaciones').click(),
    message: (page) => page.locator('.menu-frame').getByRole('alert'),
    waits: (page) => [button(page, 'Guardar menú'), button(page, 'Crear Menu')],
    shown: (page) => expect(page.getByRole('article').first()).toBeVisible(),
    async leave(page) {
      await tab(page, 'Menú lateral').click()
      await menuShown(page)
    },
  }),
]

function readPlace(read: Read): Place {
  const { room, what, endpoint, without, open, act, message, close, waits, shown, leave = goHome } = read
  return {
    room,
    what,
    endpoint,
    ...(without && { without }),
    context: 'first load',
    hasOwnClock: true,
    async begin(way) {
      const { page } = way
      // What has been read stays cached for a minute.
      const outliveCache = (): Promise<void> => page.clock.fastForward(61_000)
      await (open ? open(way) : openAs(page, '/home'))
      await outliveCache()
      let at = 0
      return {
        act: () => act(page, at++),
        message: message(page),
        ...(close && { close: () => close(page) }),
        async retry() {
          for (const control of waits?.(page) ?? []) await expect(control).toBeDisabled()
          await button(page.getByRole('main'), 'Reintentar').click()
        },
        async done() {
          await shown(page)
          await leave(page)
          await outliveCache()
        },
      }
    },
  }
}
