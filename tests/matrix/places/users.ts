import type { Locator, Page } from '@playwright/test'
import { countRolesByUser } from '#contracts/applications.ts'
import { listCompanies } from '#contracts/companies.ts'
import { listRoles } from '#contracts/roles.ts'
import {
  activateDeletedUser,
  createUser,
  deleteUser,
  getUser,
  listCountries,
  listDocumentTypesOfCountry,
  listUsers,
  listUserTypes,
  modifyUser,
  setUserState,
  userExists,
} from '#contracts/users.ts'
import { accept, seeToast } from '../../support/messages.ts'
import type { MockControl } from '../../support/mockControl.ts'
import { expect } from '../../support/portal.ts'
import {
  button,
  detail,
  dialog,
  family,
  fillNew,
  line,
  openAs,
  openEdit,
  tab,
} from '../../support/userCard.ts'
import type { Place } from '../place.ts'

const values = (page: Page): Promise<string[]> =>
  page
    .getByRole('tabpanel')
    .locator('input, select')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))

async function stored(mock: MockControl, id: number): Promise<object> {
  const { modifiedon: _when, customers, roles, ...user } = await mock.record('users', id)
  return { ...user, roles: roles.toSorted(), customers: customers.toSorted((one, two) => one.id - two.id) }
}

const named = async (mock: MockControl, userName: string): Promise<number> =>
  (await mock.records('users')).filter((user) => user.userName === userName).length

/** From the card's button over the list of changes to the call. */
async function update(page: Page): Promise<void> {
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
}

const row = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: 'la.una', exact: true }) })
const links = (page: Page): Locator => page.getByRole('table').locator('a[data-row]')
const retry = (within: Page | Locator): Locator => button(within, 'Reintentar')
const mainAlert = (page: Page): Locator => page.getByRole('main').getByRole('alert')

/** The confirmation of a deletion goes by itself, on a slow machine perhaps unseen; Esc spares the wait for the undo. */
async function seeDeleted(page: Page): Promise<void> {
  const confirmation = dialog(page).filter({ hasText: 'El usuario fue eliminado' })
  await expect(confirmation.or(button(page, 'Deshacer')).first()).toBeVisible()
  await page.keyboard.press('Escape')
}

async function drop(page: Page): Promise<void> {
  await row(page)
    .getByRole('button', { name: /^Eliminar a / })
    .click()
  await button(dialog(page), 'Eliminar').click()
}

/** What the form of a user offers. */
function choice(what: string, endpoint: Place['endpoint'], label: string): Place {
  return {
    room: 'users',
    what,
    endpoint,
    context: 'first load',
    async begin({ page }) {
      const isOfCountry = endpoint.id === listDocumentTypesOfCountry.id
      await openAs(page, '/users')
      return {
        async act() {
          await page.goto('/users/new')
          if (isOfCountry) await page.getByLabel('País').selectOption({ label: 'Colombia' })
        },
        message: page.getByText('No pudimos cargar las opciones.'),
        words: 'No pudimos cargar las opciones.',
        retry: () => retry(page).click(),
        async done() {
          await expect(page.getByLabel(label).getByRole('option').nth(1)).toBeAttached()
          await expect(page.getByText('No pudimos cargar las opciones.')).toHaveCount(0)
        },
      }
    },
  }
}

const userChange: Place = {
  room: 'users',
  what: 'a change of a user [T75, T76]',
  endpoint: modifyUser,
  context: 'save',
  async begin({ page, mock }) {
    let round = 0
    const next = async (): Promise<void> => {
      round += 1
      await line(page, 'names').fill(`Nombre ${'abcdefghijklmnopqrst'[round]!}`)
    }
    await openEdit(page, 101)
    const before = await stored(mock, 101)
    await next()
    const seeStored = async (): Promise<void> => {
      await seeToast(page, 'Los datos del usuario han sido actualizados')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del usuario')
      const names = `Nombre ${'abcdefghijklmnopqrst'[round]!}`
      expect(await stored(mock, 101)).toEqual({ ...before, names })
      await button(page, 'Editar').click()
      await next()
    }
    return {
      act: () => update(page),
      message: dialog(page),
      isLookedUp: true,
      unknown: 'No sabemos si se guardó',
      async close() {
        await accept(page)
        await expect(button(page, 'Actualizar')).toBeFocused()
        await expect(tab(page, 'Datos')).toHaveAttribute('aria-selected', 'true')
      },
      look: async () => [page.url(), await values(page)],
      record: () => stored(mock, 101),
      done: seeStored,
    }
  },
}

export const users: Place[] = [
  userChange,
  ...[getUser, listCompanies, listRoles].map((endpoint): Place => ({
    ...userChange,
    what: `a change of a user, which reads ${endpoint.id} again`,
    endpoint,
    async begin(way) {
      const { unknown: _sent, isLookedUp: _looked, ...operation } = await userChange.begin(way)
      return operation
    },
  })),
  {
    room: 'users',
    what: 'a new user is never there twice [T75, T76]',
    endpoint: createUser,
    context: 'save',
    async begin({ page, mock }) {
      let who = ''
      let round = 0
      const nextName = (): { userName: string; email: string } => {
        round += 1
        who = `nueva.${round}`
        return { userName: who, email: `${who}@suite.test` }
      }
      const fillNext = async (): Promise<void> => {
        await page.getByRole('link', { name: 'Crear usuario' }).click()
        await fillNew(page, nextName())
      }
      await openAs(page, '/users')
      await fillNext()
      return {
        act: () => button(page, 'Guardar').click(),
        message: dialog(page),
        isLookedUp: true,
        unknown: 'No sabemos si se guardó',
        async close() {
          await accept(page)
          await expect(button(page, 'Guardar')).toBeFocused()
        },
        look: async () => [
          page.url(),
          await page
            .getByRole('checkbox')
            .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)),
        ],
        record: () => named(mock, who),
        async done() {
          await seeToast(page, 'El usuario fue creado con éxito')
          await expect(page).toHaveURL(/\/users$/)
          expect(await named(mock, who)).toBe(1)
          await fillNext()
        },
      }
    },
  },
  {
    room: 'users',
    what: 'the switch of a user shows what the service has [T75, T76]',
    endpoint: setUserState,
    context: 'list action',
    async begin({ page, mock }) {
      await family(mock, 'Conmutada')
      await openAs(page, '/users?search=conmutada')
      const control = row(page).getByRole('switch')
      const shown = async (): Promise<0 | 1> => ((await control.isChecked()) ? 0 : 1)
      const flip = async (): Promise<void> => {
        await control.click()
        await dialog(page)
          .getByRole('button', { name: /^(Activar|Desactivar)$/ })
          .click()
      }
      const done = async (): Promise<void> => {
        const toast = page.locator('.toast').filter({ hasText: 'El usuario quedó en estado' })
        await expect(toast).toHaveCount(1)
        const { idstate } = await mock.record('users', 101)
        await seeToast(page, `El usuario quedó en estado ${idstate === 0 ? 'activo' : 'inactivo'}`)
        await expect(control).toBeChecked({ checked: idstate === 0 })
      }
      await expect(control).toBeChecked()
      return {
        act: flip,
        message: dialog(page),
        isLookedUp: true,
        unknown: 'No sabemos si se cambió el estado',
        async close() {
          await accept(page)
          await expect(control).toBeFocused()
        },
        look: async () => [page.url(), await shown()],
        record: () => stored(mock, 101),
        done,
      }
    },
  },
  {
    room: 'users',
    what: 'the deletion of a user [T75, T76]',
    endpoint: deleteUser,
    context: 'list action',
    async begin({ page, mock }) {
      await family(mock, 'Borrada')
      await openAs(page, '/users?search=borrada')
      await expect(row(page)).toHaveCount(1)
      return {
        act: () => drop(page),
        message: dialog(page),
        isLookedUp: true,
        unknown: 'No sabemos si el usuario se eliminó',
        close: () => accept(page),
        look: async () => [page.url(), await page.locator('a[data-row]').allTextContents()],
        record: () => stored(mock, 101),
        async done() {
          await seeDeleted(page)
          await expect(row(page)).toHaveCount(0)
          await button(page.locator('.toast').filter({ hasText: 'la.una' }), 'Deshacer').click()
          await seeToast(page, /Borrada · la\.una está de nuevo en la lista\.$/)
          await expect(row(page)).toHaveCount(1)
        },
      }
    },
  },
  {
    room: 'users',
    what: 'the undoing of a deletion [T75, T76]',
    endpoint: activateDeletedUser,
    context: 'list action',
    async begin({ page, mock }) {
      await family(mock, 'Borrada')
      await openAs(page, '/users?search=borrada')
      const toast = page.locator('.toast').filter({ hasText: 'la.una' })
      const undo = button(toast, 'Deshacer')
      const again = async (): Promise<void> => {
        await drop(page)
        await seeDeleted(page)
        await expect(row(page)).toHaveCount(0)
        // While the pointer is there, the toast stays.
        await undo.hover()
      }
      await again()
      return {
        act: () => undo.click(),
        message: page.locator('.toast[data-kind=error]'),
        isLookedUp: true,
        unknown: 'No sabemos si',
        record: () => stored(mock, 101),
        async done() {
          await seeToast(page, /Borrada · la\.una está de nuevo en la lista\.$/)
          await expect(row(page)).toHaveCount(1)
          await again()
        },
      }
    },
  },
  {
    room: 'users',
    what: 'bringing back somebody who was deleted [T75, T76]',
    endpoint: activateDeletedUser,
    context: 'save',
    async begin({ page, mock }) {
      await mock.play('deleted-user')
      const { id } = (await mock.records('users')).find(({ userName }) => userName === 'elisa.eliminada')!
      const bringBack = button(dialog(page), 'Reactivar usuario.')
      const again = async (): Promise<void> => {
        await page.getByRole('link', { name: 'Crear usuario' }).click()
        await line(page, 'userName').fill('elisa.eliminada')
        await line(page, 'userName').press('Tab')
        await expect(dialog(page)).toHaveAccessibleName('Usuario eliminado')
      }
      const leave = async (): Promise<void> => {
        await mock.change('users', id, { isDeleted: true })
        await button(page, 'Volver').click()
        await again()
      }
      await openAs(page, '/users')
      await again()
      return {
        staysOpen: true,
        act: () => bringBack.click(),
        message: dialog(page).getByRole('alert'),
        isLookedUp: true,
        unknown: 'La respuesta del servicio no llegó.',
        look: async () => [page.url(), await line(page, 'userName').inputValue()],
        record: () => stored(mock, id),
        forbidden: dialog(page).filter({ hasText: 'privilegios' }),
        async done() {
          await seeToast(page, 'El usuario fue reactivado')
          await expect(page).toHaveURL(new RegExp(`/users/${id}$`))
          await leave()
        },
      }
    },
  },
  {
    room: 'users',
    what: 'a page of the list of users [T75, T19]',
    endpoint: listUsers,
    context: 'list action',
    async begin({ page }) {
      await openAs(page, '/users')
      const table = page.getByRole('table', { name: 'Usuarios' })
      await expect(links(page)).toHaveCount(10)
      return {
        act: () => button(page, 'Página siguiente').click(),
        // Above the rows, which stay.
        message: mainAlert(page),
        retry: () => retry(page.getByRole('main')).click(),
        async done() {
          await expect(links(page)).toHaveCount(10)
          // A connection that was taken for lost asks for the rows once more when it is found again.
          await expect(table).toHaveAttribute('aria-busy', 'false')
          await expect(page.getByRole('alert')).toHaveCount(0)
          expect(page.url()).toMatch(/page=\d+$/)
        },
      }
    },
  },
  {
    room: 'users',
    what: 'the first page of the list of users [T75, T19]',
    endpoint: listUsers,
    context: 'first load',
    hasOwnClock: true,
    async begin({ page }) {
      const table = page.getByRole('table', { name: 'Usuarios' })
      const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
      const openPrivileges = async (): Promise<void> => {
        await drawer.getByRole('link', { name: 'Privilegios' }).click()
        await expect(links(page)).toHaveCount(10)
        await expect(page.getByRole('table', { name: 'Privilegios' })).toBeVisible()
        await page.clock.fastForward(61_000)
      }
      await openAs(page, '/privileges')
      await openPrivileges()
      return {
        act: () => drawer.getByRole('link', { name: 'Usuarios' }).click(),
        message: table.getByRole('alert'),
        retry: () => retry(table).click(),
        async done() {
          await expect(table.locator('a[data-row]')).toHaveCount(10)
          await openPrivileges()
        },
      }
    },
  },
  {
    room: 'users',
    what: 'the card of a user [T75, T19]',
    endpoint: getUser,
    context: 'first load',
    async begin({ page }) {
      await openAs(page, '/users')
      await expect(links(page)).toHaveCount(10)
      let at = 0
      return {
        act: () => links(page).nth(at++).click(),
        message: mainAlert(page),
        retry: () => retry(page).click(),
        async done() {
          await expect(detail(page, 'Nombre de usuario')).toBeVisible()
          await page.goBack()
          await expect(links(page)).toHaveCount(10)
          if (at === 10) await nextPage(page)
          at %= 10
        },
      }
    },
  },
  tabRead('the companies of a user [T75, T19]', listCompanies, 'empresas', 2),
  tabRead('how many roles a user has where [T75, T19]', countRolesByUser, 'roles', 1),
  tabRead('the roles of a user [T75, T19]', listRoles, 'roles', 2),
  choice('the countries of a user [T75, T78]', listCountries, 'País'),
  choice('the types of a user [T75, T78]', listUserTypes, 'Tipo de usuario'),
  choice('the document types of a country [T75, T78]', listDocumentTypesOfCountry, 'Tipo de documento'),
  tabCount('how many companies a user has, beside the card', listCompanies),
  tabCount('how many roles a user has, beside the card', listRoles),
  {
    room: 'users',
    what: 'the check of a name, which keeps nobody from saving [T77, T78]',
    endpoint: userExists,
    context: 'background read',
    without: { 'a 403': 'the check is a call of the card itself, and is told like one' },
    async begin({ page }) {
      await openAs(page, '/users/new')
      let round = 0
      const name = line(page, 'userName')
      return {
        async act() {
          await name.fill(`alguien.${(round += 1)}`)
          await name.press('Tab')
        },
        message: null,
        retry: () => Promise.resolve(),
        async done() {
          await expect(name).toHaveValue(`alguien.${round}`)
          await expect(name).not.toHaveAttribute('aria-invalid', 'true')
        },
      }
    },
  },
]

async function nextPage(page: Page): Promise<void> {
  const before = await links(page).first().textContent()
  await button(page, 'Página siguiente').click()
  await expect(links(page).first()).not.toHaveText(before!)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
}

/** What a tab of a card reads; `calls` is 2 where the count on the tab reads the same. */
function tabRead(
  what: string,
  endpoint: Place['endpoint'],
  name: 'empresas' | 'roles',
  calls: number,
): Place {
  return {
    room: 'users',
    what,
    endpoint,
    context: 'first load',
    ...(calls > 1 && {
      without: { 'a session that is over': 'the count on the tab asks before it, and ends the session' },
    }),
    async begin({ page }) {
      const rows = page.getByRole('tabpanel').getByRole('checkbox', { name: /^Asignado / })
      await openAs(page, '/users')
      await expect(links(page)).toHaveCount(10)
      let at = 0
      return {
        async act() {
          await links(page).nth(at++).click()
          await tab(page, name).click()
        },
        calls,
        message: mainAlert(page),
        retry: () => retry(page).click(),
        async done() {
          await expect(rows.first()).toBeVisible()
          await expect(mainAlert(page)).toHaveCount(0)
          await page.goBack()
          await page.goBack()
          await expect(links(page)).toHaveCount(10)
          if (at === 10) await nextPage(page)
          at %= 10
        },
      }
    },
  }
}

/** A count on a tab that is not open: it is left out where nobody knows it. */
function tabCount(what: string, endpoint: Place['endpoint']): Place {
  return {
    room: 'users',
    what,
    endpoint,
    context: 'background read',
    async begin({ page }) {
      await openAs(page, '/users')
      return {
        async act() {
          await page.goto('/users/4')
          const ended = page.getByText('Tu sesión terminó.')
          await expect(detail(page, 'Nombre de usuario').or(ended).first()).toBeVisible()
        },
        message: null,
        done: () =>
          expect(tab(page, endpoint.id === listRoles.id ? 'roles' : 'empresas')).toContainText(/\d/),
      }
    },
  }
}
