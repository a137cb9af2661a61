import type { Locator, Page } from '@playwright/test'
import { countCalls, meetFault, meetFaults, prepareFaults } from '../support/answerFaults.ts'
import { accept, seeToast } from '../support/messages.ts'
import type { MockControl } from '../support/mockControl.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, fillNew, line, openAs, openEdit, tab, detail } from '../support/userCard.ts'

prepareFaults()

const values = (page: Page): Promise<string[]> =>
  page
    .getByRole('tabpanel')
    .locator('input, select')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))

const toast = (page: Page, text: string): Locator => page.locator('.toast').filter({ hasText: text })

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

test('a change of a user survives every fault of its call [T75, T76]', async ({ page, mock }) => {
  await openEdit(page, 101)
  const before = await stored(mock, 101)
  let round = 0
  const next = async (): Promise<void> => {
    round += 1
    await line(page, 'names').fill(`Nombre ${'abcdefghijklmnop'[round]!}`)
  }
  await next()
  await meetFaults(page, mock, {
    path: '/api/user/modify',
    act: () => update(page),
    message: dialog(page),
    unknown: 'No sabemos si se guardó',
    async close() {
      await accept(page)
      await expect(button(page, 'Actualizar')).toBeFocused()
      await expect(tab(page, 'Datos')).toHaveAttribute('aria-selected', 'true')
    },
    look: async () => [page.url(), await values(page)],
    record: () => stored(mock, 101),
    async again({ isDone }) {
      const names = await line(page, 'names').inputValue()
      if (isDone) expect(await stored(mock, 101)).toEqual({ ...before, names })
      await mock.clearRequests()
      await update(page)
      await seeToast(page, 'Los datos del usuario han sido actualizados')
      // What is stored already is not sent once more.
      expect(await mock.requests('modifyUser')).toHaveLength(isDone ? 0 : 1)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del usuario')
      expect(await stored(mock, 101)).toEqual({ ...before, names })
      await button(page, 'Editar').click()
      await next()
    },
  })
})

test('a new user survives every fault of its call, and is never there twice [T75, T76]', async ({
  page,
  mock,
}) => {
  await openAs(page, '/users')
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
  await fillNext()
  await meetFaults(page, mock, {
    path: '/api/user/create',
    act: () => button(page, 'Guardar').click(),
    message: dialog(page),
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
    async again({ isDone }) {
      await button(page, 'Guardar').click()
      if (!isDone) {
        await seeToast(page, 'El usuario fue creado con éxito')
        await expect(page).toHaveURL(/\/users$/)
        expect(await named(mock, who)).toBe(1)
        return fillNext()
      }
      await expect(line(page, 'userName')).toHaveAccessibleDescription(
        'El nombre de usuario ingresado ya se encuentra utilizado',
      )
      await expect(line(page, 'userName')).toBeFocused()
      expect(await named(mock, who)).toBe(1)
      const { userName, email } = nextName()
      await line(page, 'userName').fill(userName)
      await line(page, 'email').fill(email)
      await tab(page, 'roles').click()
      await expect(button(page, 'Guardar')).toBeVisible()
    },
  })
})

async function family(mock: MockControl, surname: string): Promise<void> {
  await mock.change('users', 101, { surnames: surname, idTypeUser: 2, idstate: 0, userName: 'la.una' })
  await mock.change('users', 102, { surnames: surname, idTypeUser: 2, idstate: 0 })
}
const row = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: 'la.una', exact: true }) })

test('a switch in the list survives every fault of its call, and shows what the service has [T75, T76]', async ({
  page,
  mock,
}) => {
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
  await expect(control).toBeChecked()
  await meetFaults(page, mock, {
    path: '/api/user/inactivate',
    act: flip,
    message: dialog(page),
    unknown: 'No sabemos si se cambió el estado',
    async close() {
      await accept(page)
      await expect(control).toBeFocused()
    },
    look: async () => [page.url(), await shown()],
    record: () => stored(mock, 101),
    async again({ isDone }) {
      const { idstate } = await mock.record('users', 101)
      if (isDone) await expect(control).toBeChecked({ checked: idstate === 0 })
      expect(await shown()).toBe(idstate)
      await flip()
      await seeToast(page, `El usuario quedó en estado ${idstate === 0 ? 'inactivo' : 'activo'}`)
      await expect(control).toBeChecked({ checked: idstate === 1 })
    },
  })
})

/** The confirmation of a deletion goes by itself, on a slow machine perhaps unseen; Esc spares the wait for the undo. */
async function seeDeleted(page: Page): Promise<void> {
  const confirmation = dialog(page).filter({ hasText: 'El usuario fue eliminado' })
  await expect(confirmation.or(button(page, 'Deshacer')).first()).toBeVisible()
  await page.keyboard.press('Escape')
}

test('a deletion survives every fault of its call, and so does its undoing [T75, T76]', async ({
  page,
  mock,
}) => {
  await family(mock, 'Borrada')
  await openAs(page, '/users?search=borrada')
  const { names, userName } = await mock.record('users', 101)
  const name = `${names} Borrada · ${userName}`
  const press = async (): Promise<void> => {
    await row(page)
      .getByRole('button', { name: `Eliminar a ${name}` })
      .click()
    await button(dialog(page), 'Eliminar').click()
  }
  const undo = toast(page, name).getByRole('button', { name: 'Deshacer' })
  const search = page.getByRole('searchbox', { name: 'Buscar usuarios' })
  await expect(row(page)).toHaveCount(1)

  await test.step('the deletion', () =>
    meetFaults(page, mock, {
      path: '/api/user/delete',
      act: press,
      message: dialog(page),
      unknown: 'No sabemos si el usuario se eliminó',
      close: () => accept(page),
      look: async () => [page.url(), await page.locator('a[data-row]').allTextContents()],
      record: () => stored(mock, 101),
      async again({ isDone }) {
        if (isDone) {
          await expect(row(page)).toHaveCount(0)
          expect(await stored(mock, 101)).toMatchObject({ isDeleted: true })
          await mock.change('users', 101, { isDeleted: false })
          await search.press('Enter')
        } else {
          await press()
          await seeDeleted(page)
          await expect(row(page)).toHaveCount(0)
          await undo.click()
          await seeToast(page, `${name} está de nuevo en la lista.`)
        }
        await expect(row(page)).toHaveCount(1)
      },
    }))

  const drop = async (): Promise<void> => {
    await press()
    await seeDeleted(page)
    await expect(row(page)).toHaveCount(0)
    // While the pointer is there, the toast stays.
    await undo.hover()
  }
  await drop()
  await test.step('its undoing', () =>
    meetFaults(page, mock, {
      path: '/api/user/activateDeletedUser',
      act: () => undo.click(),
      message: page.locator('.toast[data-kind=error]'),
      unknown: 'No sabemos si',
      record: () => stored(mock, 101),
      async again({ isDone }) {
        if (isDone) {
          await expect(row(page)).toHaveCount(1)
          await undo.click()
          await expect(toast(page, 'El usuario no se puede reactivar.')).toHaveCount(1)
          await seeToast(page, 'El usuario no se puede reactivar.')
        } else {
          await undo.click()
          await seeToast(page, `${name} está de nuevo en la lista.`)
          await expect(row(page)).toHaveCount(1)
        }
        await drop()
      },
    }))
})

test('bringing back somebody who was deleted survives every fault of its call [T75, T76]', async ({
  page,
  mock,
}) => {
  await mock.play('deleted-user')
  const { id } = (await mock.records('users')).find(({ userName }) => userName === 'elisa.eliminada')!
  await openAs(page, '/users')
  const begin = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Crear usuario' }).click()
    await line(page, 'userName').fill('elisa.eliminada')
    await line(page, 'userName').press('Tab')
    await expect(dialog(page)).toHaveAccessibleName('Usuario eliminado')
  }
  await begin()
  await meetFaults(page, mock, {
    path: '/api/user/activateDeletedUser',
    act: () => button(dialog(page), 'Reactivar usuario.').click(),
    message: dialog(page).getByRole('alert'),
    unknown: 'La respuesta del servicio no llegó.',
    look: async () => [page.url(), await line(page, 'userName').inputValue()],
    record: () => stored(mock, id),
    async again({ isDone }) {
      await button(dialog(page), 'Reactivar usuario.').click()
      if (isDone) {
        await expect(dialog(page).getByRole('alert')).toContainText('El usuario no se puede reactivar.')
        await button(dialog(page), 'Crear nuevo usuario.').click()
        await expect(line(page, 'userName')).toHaveValue('')
        await expect(line(page, 'userName')).toBeFocused()
      } else {
        await seeToast(page, 'El usuario fue reactivado')
        await expect(page).toHaveURL(new RegExp(`/users/${id}$`))
      }
      await mock.change('users', id, { isDeleted: true })
      await button(page, 'Volver').click()
      await begin()
    },
  })
})

const retry = (within: Page | Locator): Locator => button(within, 'Reintentar')

test('the list survives every fault of a page of it [T75, T19]', async ({ page, mock }) => {
  await openAs(page, '/users')
  const table = page.getByRole('table', { name: 'Usuarios' })
  const links = table.locator('a[data-row]')
  await expect(links).toHaveCount(10)
  await meetFaults(page, mock, {
    path: '/api/user/list',
    act: () => button(page, 'Página siguiente').click(),
    message: table.getByRole('alert'),
    async again() {
      const address = page.url()
      await retry(table).click()
      await expect(links).toHaveCount(10)
      // A connection that was taken for lost asks for the rows once more when it is found again.
      await expect(table).toHaveAttribute('aria-busy', 'false')
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(page.url()).toBe(address)
    },
  })
})

test('a card survives every fault of what it reads [T75, T19]', async ({ page, mock }) => {
  await openAs(page, '/users')
  const links = page.locator('a[data-row]')
  await expect(links).toHaveCount(10)
  let at = 0
  const message = page.getByRole('alert')
  const rows = page.getByRole('tabpanel').getByRole('checkbox', { name: /^Asignado / })
  /** From the list to a tab of the next card. */
  const openTab = async (name: 'empresas' | 'roles'): Promise<void> => {
    await links.nth(at++).click()
    await tab(page, name).click()
  }
  const seeRows = async (): Promise<void> => {
    await retry(page).click()
    await expect(rows.first()).toBeVisible()
    await expect(message).toHaveCount(0)
  }
  const goBackToList = async (): Promise<void> => {
    await page.goBack()
    await page.goBack()
    await expect(links).toHaveCount(10)
  }

  await test.step('the user, then the companies', () =>
    meetFaults(page, mock, {
      path: '/api/user/GetById',
      act: () => links.nth(at++).click(),
      message,
      async again({ what }) {
        await meetFault(page, mock, what, {
          path: '/api/customer/GetCustomer',
          async act() {
            await retry(page).click()
            await expect(detail(page, 'Nombre de usuario')).toBeVisible()
            await tab(page, 'empresas').click()
          },
          message,
          // The tab counts them as well.
          isAlsoCounted: true,
          async again() {
            await expect(tab(page, 'empresas')).toHaveAttribute('aria-selected', 'true')
            await seeRows()
            await goBackToList()
          },
        })
      },
    }))

  await button(page, 'Página siguiente').click()
  await expect(page).toHaveURL(/page=/)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  at = 0
  await test.step('how many roles there are, then the roles', () =>
    meetFaults(page, mock, {
      path: '/api/application/GetCountRolesByUser',
      act: () => openTab('roles'),
      message,
      async again({ what }) {
        await meetFault(page, mock, what, {
          path: '/api/role/list',
          act: () => retry(page).click(),
          message,
          async again() {
            await expect(tab(page, 'roles')).toHaveAttribute('aria-selected', 'true')
            await seeRows()
            await goBackToList()
          },
        })
      },
    }))
})

test('choices that cannot be loaded are asked for again without losing what was typed, and a check of a name without an answer keeps nobody from saving [T75, T77, T78]', async ({
  page,
  mock,
}) => {
  const countries = await mock.fault({ match: { path: '/get-countries' }, kind: 'status', status: 500 })
  const types = await mock.fault({ match: { path: '/get-document-types' }, kind: 'reset' })
  await openAs(page, '/users/new')
  await line(page, 'names').fill('María')
  await expect(page.getByText('No pudimos cargar las opciones.')).toHaveCount(1)
  await mock.removeFault(countries)
  await retry(page).click()
  await page.getByLabel('País').selectOption({ label: 'Colombia' })
  await expect(page.getByText('No pudimos cargar las opciones.')).toHaveCount(1)
  await mock.removeFault(types)
  await retry(page).click()
  await page.getByLabel('Tipo de documento').selectOption({ index: 1 })
  await expect(page.getByText('No pudimos cargar las opciones.')).toHaveCount(0)
  await expect(line(page, 'names')).toHaveValue('María')

  await mock.fault({ match: { path: '/getuserexists' }, kind: 'status', status: 500 })
  await fillNew(page)
  await button(page, 'Guardar').click()
  await seeToast(page, 'El usuario fue creado con éxito')
})

/** What a save of a card does when its call is refused, renewed, or takes long; the last attempt goes well. */
const saves = {
  modify: {
    path: '/api/user/modify',
    async open(page: Page) {
      await openEdit(page, 101)
      await line(page, 'names').fill('Otra')
    },
    /** From a save that went well to the next one. */
    async next(page: Page) {
      await button(page, 'Editar').click()
      await line(page, 'names').fill('Otra más')
    },
    act: update,
    button: 'Actualizar',
    done: 'Los datos del usuario han sido actualizados',
    kept: 'Otra',
  },
  create: {
    path: '/api/user/create',
    async open(page: Page) {
      await openAs(page, '/users/new')
      await fillNew(page)
    },
    async next(page: Page) {
      await page.getByRole('link', { name: 'Crear usuario' }).click()
      await fillNew(page, { userName: 'otra.llegada', email: 'otra.llegada@suite.test' })
    },
    act: (page: Page) => button(page, 'Guardar').click(),
    button: 'Guardar',
    done: 'El usuario fue creado con éxito',
    kept: 'Recién',
  },
} as const

for (const [name, save] of Object.entries(saves)) {
  test(`${name}: a 403 is said once and nothing is lost; slow, it is sent once; a token that is refused is renewed once [T28, T46, T56, T75]`, async ({
    page,
    mock,
  }) => {
    const calls = countCalls(page, save.path)
    await save.open(page)
    const address = page.url()
    const fault = await mock.fault({ match: { path: save.path }, kind: 'status', status: 403 })
    await save.act(page)
    await expect(dialog(page)).toContainText('no tiene los privilegios suficientes')
    await expect(dialog(page)).toHaveCount(1)
    // The way to the users that follows would lose the work, so it is asked about.
    await button(dialog(page), 'Aceptar').click()
    await expect(dialog(page)).toHaveAccessibleName('Hiciste Modificaciones ¿deseas actualizarlas?')
    await button(dialog(page), 'Seguir editando').click()
    await expect(dialog(page)).toHaveCount(0)
    expect(page.url()).toBe(address)
    expect(calls()).toBe(1)
    await tab(page, 'Datos').click()
    await expect(line(page, 'names')).toHaveValue(save.kept)
    if (name === 'create') await tab(page, 'roles').click()
    await mock.removeFault(fault)

    let answer = (): void => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**${save.path}`, async (route) => {
      await held
      await route.continue()
    })
    await save.act(page)
    await expect.poll(calls).toBe(2)
    await expect(button(page, save.button)).toHaveAttribute('aria-busy', 'true')
    await button(page, save.button).click({ force: true })
    await page.keyboard.press('Enter')
    await expect(toast(page, save.done)).toHaveCount(0)
    answer()
    await seeToast(page, save.done)
    expect(calls()).toBe(2)

    await save.next(page)
    await mock.clearRequests()
    await mock.fault({ match: { path: save.path }, kind: 'status', status: 401, times: 1 })
    await save.act(page)
    await seeToast(page, save.done)
    expect(calls()).toBe(4)
    expect(await mock.requests('refreshToken')).toHaveLength(1)
    await expect(dialog(page)).toHaveCount(0)
  })
}

test('in the list a 403 is said once and the same button works afterwards; a refused token is renewed [T46, T75]', async ({
  page,
  mock,
}) => {
  await family(mock, 'Prohibida')
  await openAs(page, '/users?search=prohibida')
  const control = row(page).getByRole('switch')
  const forbidden = 'no tiene los privilegios suficientes'
  const flip = async (): Promise<void> => {
    await control.click()
    await button(dialog(page), 'Desactivar').click()
  }
  const remove = async (): Promise<void> => {
    await row(page)
      .getByRole('button', { name: /^Eliminar a/ })
      .click()
    await button(dialog(page), 'Eliminar').click()
  }
  const refuse = (path: string, status: number): ReturnType<MockControl['fault']> =>
    mock.fault({ match: { path }, kind: 'status', status, times: 1 })

  await refuse('/api/user/inactivate', 403)
  await flip()
  await expect(dialog(page)).toContainText(forbidden)
  await accept(page)
  await expect(control).toBeChecked()
  await expect(page).toHaveURL(/search=prohibida$/)
  await flip()
  await seeToast(page, 'El usuario quedó en estado inactivo')

  await refuse('/api/user/delete', 403)
  await remove()
  await expect(dialog(page)).toContainText(forbidden)
  await accept(page)
  await expect(row(page)).toHaveCount(1)
  await remove()
  await seeDeleted(page)

  await refuse('/api/user/activateDeletedUser', 403)
  await button(page, 'Deshacer').click()
  await expect(dialog(page)).toContainText(forbidden)
  await accept(page)
  await mock.clearRequests()
  await refuse('/api/user/activateDeletedUser', 401)
  await button(page, 'Deshacer').click()
  await expect(row(page)).toHaveCount(1)
  expect(await mock.requests('refreshToken')).toHaveLength(1)
  expect(await mock.requests('activateDeletedUser')).toHaveLength(2)

  const list = await mock.fault({ match: { path: '/api/user/list' }, kind: 'status', status: 403 })
  await page.getByLabel('Ordenar por').selectOption('newest')
  await expect(dialog(page)).toContainText(forbidden)
  await accept(page)
  await mock.removeFault(list)
  await retry(page).click()
  await expect(page.locator('a[data-row]')).toHaveCount(2)
})
