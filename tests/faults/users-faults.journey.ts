import type { Locator, Page } from '@playwright/test'
import { countCalls } from '../support/countCalls.ts'
import { accept, seeToast } from '../support/messages.ts'
import type { MockControl } from '../support/mockControl.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, family, fillNew, line, openAs, openEdit, tab } from '../support/userCard.ts'

const toast = (page: Page, text: string): Locator => page.locator('.toast').filter({ hasText: text })

/** From the card's button over the list of changes to the call. */
async function update(page: Page): Promise<void> {
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
}

const row = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: 'la.una', exact: true }) })

/** The confirmation of a deletion goes by itself, on a slow machine perhaps unseen; Esc spares the wait for the undo. */
async function seeDeleted(page: Page): Promise<void> {
  const confirmation = dialog(page).filter({ hasText: 'El usuario fue eliminado' })
  await expect(confirmation.or(button(page, 'Deshacer')).first()).toBeVisible()
  await page.keyboard.press('Escape')
}

const retry = (within: Page | Locator): Locator => button(within, 'Reintentar')

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

test('in the list a 403 is said once, and the same button works once the page is loaded anew; a refused token is renewed [T46, T75]', async ({
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
  await expect(control).toHaveAccessibleDescription('Solo lectura: tu usuario no puede guardar aquí')
  await page.reload()
  await flip()
  await seeToast(page, 'El usuario quedó en estado inactivo')

  await refuse('/api/user/delete', 403)
  await remove()
  await expect(dialog(page)).toContainText(forbidden)
  await accept(page)
  await expect(row(page)).toHaveCount(1)
  await page.reload()
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
