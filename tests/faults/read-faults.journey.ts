import type { Locator, Page } from '@playwright/test'
import { meetFaults, prepareFaults } from '../support/answerFaults.ts'
import { openMenu, putMenu } from '../support/menus.ts'
import { accept } from '../support/messages.ts'
import type { MockControl } from '../support/mockControl.ts'
import { expect, test } from '../support/portal.ts'
import { openSuite } from '../support/suiteItems.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

// Before the limit for an answer is held: a clock brings its own.
test.beforeEach(({ page }) => page.clock.install())
prepareFaults()

type Read = {
  path: string
  /** Opens a page that has not read this yet; without it, the home page. */
  open?: (page: Page, mock: MockControl) => Promise<void>
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

function listRead(path: string, link: string, table = link): Read {
  return {
    path,
    act: (page) => drawer(page).getByRole('link', { name: link }).click(),
    message: (page) => page.getByRole('table', { name: table }).getByRole('alert'),
    shown: tenRows,
  }
}

function cardRead(path: string, list: string, shown: Read['shown']): Read {
  return {
    path,
    async open(page) {
      await openAs(page, list)
      await tenRows(page)
    },
    act: (page, at) => rows(page).nth(at).click(),
    message: (page) => page.getByRole('alert'),
    shown,
    leave: goBackToList,
  }
}

const reads: Record<string, Read> = {
  'the list of privileges survives every fault of its call: one dialog, then a way to try again [PRV-27, T75]':
    {
      ...listRead('/api/privilege/list', 'Privilegios'),
      message: dialog,
      async close(page) {
        await expect(dialog(page)).toHaveAccessibleName('Error')
        await accept(page)
      },
    },
  'the list of roles survives every fault of its call [T75]': listRead('/api/role/list', 'Roles'),
  'the list of notifications survives every fault of its call [T75, CCL-46]': listRead(
    '/api/Notifications/List',
    'Notificaciones',
    'Notificaciones de correo',
  ),
  'the choice of applications of a menu survives every fault of its call [T75]': {
    path: '/api/application/getApplicationsForAssignMenu',
    act: (page) => drawer(page).getByRole('link', { name: 'Ajustes de menú' }).click(),
    message: mainAlert,
    shown: (page) =>
      expect(page.getByLabel('Aplicación').getByRole('option', { name: 'Ibuhoo' })).toHaveCount(1),
  },

  'the card of a privilege survives every fault of the applications that it reads [T75, CCL-22]': cardRead(
    '/api/application/getApplicationsByIdPrivilege',
    '/privileges',
    (page) => expect(page.getByRole('heading', { level: 2, name: 'Alcance' })).toBeVisible(),
  ),
  'the card of an application survives every fault of its call [T75, CCL-23]': cardRead(
    '/api/application/applicationId',
    '/apps',
    async (page) => {
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Datos Básicos')
      await expect(button(page, 'Editar')).toBeVisible()
    },
  ),
  'the applications of a role survive every fault of their call [T75, CCL-34]': {
    ...cardRead('/api/privilege/list', '/roles', (page) =>
      expect(page.getByRole('checkbox').first()).toBeVisible(),
    ),
    async act(page, at) {
      await rows(page).nth(at).click()
      await tab(page, 'Aplicaciones').click()
    },
    message: (page) => page.getByRole('tabpanel').getByRole('alert'),
    async leave(page) {
      await page.goBack()
      await goBackToList(page)
    },
  },
  'the card of a notification survives every fault of the list that it is found in [T75, CCL-46]': {
    path: '/api/Notifications/List',
    async open(page, mock) {
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
  },

  'a menu survives every fault of the call that reads it, and cannot be saved meanwhile [T75, T83]': {
    path: '/api/menu/GetMenuByApp',
    async open(page, mock) {
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
  },
  'the suite menu survives every fault of its read: nothing to save until it is there [T75, MNU-44]': {
    path: '/api/menu/GetMenuByApp',
    async open(page) {
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
  },
}

for (const [title, { path, open, act, message, close, waits, shown, leave = goHome }] of Object.entries(
  reads,
))
  test(title, async ({ page, mock }) => {
    // What has been read stays cached for a minute.
    const outliveCache = (): Promise<void> => page.clock.fastForward(61_000)
    await (open ? open(page, mock) : openAs(page, '/home'))
    await outliveCache()
    let at = 0
    await meetFaults(page, mock, {
      path,
      act: () => act(page, at++),
      message: message(page),
      ...(close && { close: () => close(page) }),
      async again() {
        for (const control of waits?.(page) ?? []) await expect(control).toBeDisabled()
        await button(page.getByRole('main'), 'Reintentar').click()
        await shown(page)
        await leave(page)
        await outliveCache()
      },
    })
  })
