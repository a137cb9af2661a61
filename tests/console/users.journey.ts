import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expectFocusVisible } from '../support/focus.ts'
import type { MockControl } from '../support/mockControl.ts'
import { goOffline, holdSession, ownMenu, password, signIn, untilSettled } from '../support/people.ts'
import { watchPassing } from '../support/passing.ts'
import { expect, test } from '../support/portal.ts'
import { texts } from '../support/texts.ts'

const hostile = [
  'O’Neil',
  '😀',
  '100%',
  '../../etc',
  '<img src=x onerror=alert(1)>',
  '\u202Eevil',
  'Ñandú Güiza',
]

const table = (page: Page): Locator => page.getByRole('table', { name: 'Usuarios' })
const links = (page: Page): Locator => table(page).locator('a[data-row]')
const row = (page: Page, userName: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: userName, exact: true }) })
const range = (page: Page): Locator => page.locator('.pager-range')
const box = (page: Page, name = 'Buscar usuarios'): Locator => page.getByRole('searchbox', { name })
const question = (page: Page): Locator => page.getByRole('alertdialog')

async function open(page: Page, query = ''): Promise<void> {
  await holdSession(page)
  await page.goto(`/users${query}`)
  await expect(range(page)).toHaveText(/\d/)
}

async function search(page: Page, text: string, name?: string): Promise<void> {
  await box(page, name).fill(text)
  await box(page, name).press('Enter')
}

async function expectToSpeak(
  page: Page,
  words: { title: string; find: string; none: string },
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
  await expect(page.locator('a[data-row]')).toHaveCount(10)
  await expectAccessible(page)
  await search(page, 'zzzz', words.find)
  await expect(page.getByText(words.none)).toBeVisible()
}

/** Gives so many people of the seed the same surname, so that a search finds them and nobody else. */
async function family(mock: MockControl, surname: string, count: number): Promise<number[]> {
  const ids = Array.from({ length: count }, (_, index) => 101 + index)
  for (const id of ids) await mock.change('users', id, { surnames: surname, idTypeUser: 2, idstate: 0 })
  return ids
}

test('shows the users ten at a time, under the columns of the specification; the table grows with a tall window, and the pager stays where it is, whatever is shown [CON-06, USR-01, USR-03, USR-04, USR-05, TBL-02, TBL-03]', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuarios')
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Seleccionar la página',
    'Usuario',
    'Nombres',
    'Apellidos',
    'Documento',
    'Correo electrónico',
    'Estado',
    'Acciones',
  ])
  await expect(row(page, 'maria.gomez').getByRole('cell')).toHaveText([
    '',
    'maria.gomez',
    'María',
    'Gómez Nariño',
    '1.010.031.676',
    'maria.gomez@suite.test',
    'Activo',
    '',
  ])
  await expect(links(page)).toHaveCount(10)
  await expect(range(page)).toHaveText('1–10 de 254')
  await expectAccessible(page)

  await page.setViewportSize({ width: 1280, height: 720 })
  const frame = page.locator('.list-frame')
  expect((await frame.boundingBox())!.height).toBe(440)
  expect(await frame.evaluate((element) => element.scrollHeight)).toBe(440)
  await page.getByLabel('Filas por página').selectOption('25')
  await expect(links(page)).toHaveCount(25)
  expect((await frame.boundingBox())!.height).toBe(440)
  await frame.evaluate((element) => element.scrollTo(0, 300))
  await expect(table(page).getByRole('columnheader', { name: 'Documento' })).toBeInViewport()

  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.getByLabel('Filas por página').selectOption('10')
  await expect(links(page)).toHaveCount(10)
  const pager = page.locator('.pager')
  const places = async () => ({ frame: await frame.boundingBox(), pager: await pager.boundingBox() })
  const first = await places()
  expect(first.frame!.height).toBeGreaterThan(700)
  await expect(pager).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Filas por página').selectOption('25')
  await expect(links(page)).toHaveCount(25)
  await expect.poll(places).toEqual(first)
  await search(page, 'nadie se llama así')
  await expect(table(page)).toContainText('No se encontraron resultados')
  await expect.poll(places).toEqual(first)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1080)
})

test('the address says search, order, page and size; Back and a reload know them [USR-02, USR-09, TBL-01, TBL-06] @firefox', async ({
  page,
}) => {
  await open(page)
  await search(page, 'suite.test')
  await expect(page).toHaveURL(/\/users\?search=suite\.test$/)
  await page.getByLabel('Ordenar por').selectOption({ label: 'Más reciente' })
  await page.getByLabel('Filas por página').selectOption({ label: '25' })
  await expect(links(page)).toHaveCount(25)
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(page).toHaveURL(/\/users\?search=suite\.test&sort=newest&page=2&size=25$/)
  await expect(range(page)).toHaveText('26–50 de 254')
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  const shown = await links(page).allTextContents()

  await page.reload()
  await expect(links(page)).toHaveText(shown)
  await expect(box(page)).toHaveValue('suite.test')
  await expect(page.getByLabel('Ordenar por').locator('option')).toHaveText([
    'Predeterminado',
    'Activo',
    'Inactivo',
    'Más reciente',
    'Más antiguo',
  ])

  await search(page, 'peña')
  await expect(page).toHaveURL(/search=pe%C3%B1a&sort=newest&size=25$/)
  await expect(range(page)).not.toHaveText('26–50 de 254')
  await page.goBack()
  await expect(links(page)).toHaveText(shown)
  await expect(box(page)).toHaveValue('suite.test')
  await page.goBack()
  await expect(range(page)).toHaveText('1–25 de 254')
  await page.goBack()
  await expect(range(page)).toHaveText('1–10 de 254')
})

test('a list opens with as many rows as were chosen last, asked for once, in another list too', async ({
  page,
  mock,
}) => {
  await open(page)
  await page.getByLabel('Filas por página').selectOption('25')
  await expect(links(page)).toHaveCount(25)
  await page.goto('/home')
  await expect(page.locator('.changed-name').first()).toBeVisible()
  const before = (await mock.requests('listUsers')).length
  const settled = (await mock.requests('validateSession')).length
  await page.goto('/users')
  await expect(links(page)).toHaveCount(25)
  await untilSettled(mock, settled)
  const asked = (await mock.requests('listUsers')).slice(before)
  expect(asked.map(({ headers }) => headers['pages']).sort()).toEqual(['0', '1', '2'])
  await page
    .getByRole('navigation', { name: 'Menú lateral' })
    .getByRole('link', { name: 'Privilegios' })
    .click()
  // The list that is left has the same field.
  await expect(page.getByRole('table', { name: 'Privilegios' })).toBeVisible()
  await expect(page.getByLabel('Filas por página')).toHaveValue('25')
  await page.getByLabel('Filas por página').selectOption('10')
  await expect(page.locator('main tbody a[data-row]')).toHaveCount(10)
  await page.getByRole('navigation', { name: 'Menú lateral' }).getByRole('link', { name: 'Usuarios' }).click()
  await expect(links(page)).toHaveCount(10)
})

test('whom the service refuses the list is led to the home [CON-21]', async ({ page, noise }) => {
  await holdSession(page, 'maria.gomez')
  await page.goto('/users')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click()
  await page.getByRole('main').getByRole('alert').getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page.getByRole('region', { name: 'Tus aplicaciones' })).toBeVisible()
  noise.length = 0
})

test('an address that means nothing shows the beginning, and a page that does not exist the last one that does [TBL-02]', async ({
  page,
}) => {
  await open(page, '?page=-3&size=7&sort=constructor&search=')
  await expect(range(page)).toHaveText('1–10 de 254')
  await expect(page.getByLabel('Ordenar por')).toHaveValue('')
  await page.goto('/users?page=99&size=100')
  await expect(range(page)).toHaveText('201–254 de 254')
  await expect(page).toHaveURL(/\?page=3&size=100$/)
})

test('the orders put the active or the inactive first, or follow the date of the last change [USR-09, USR-10]', async ({
  page,
  mock,
}) => {
  const people = await mock.records('users')
  const byDate = people.toSorted((one, other) => other.modifiedon.localeCompare(one.modifiedon))
  const names = (users: typeof people): string[] => users.slice(0, 10).map(({ userName }) => userName)
  await open(page, '?sort=newest')
  await expect(links(page)).toHaveText(names(byDate))
  await page.getByLabel('Ordenar por').selectOption({ label: 'Más antiguo' })
  await expect(links(page)).toHaveText(names(byDate.toReversed()))
  await page.getByLabel('Ordenar por').selectOption({ label: 'Inactivo' })
  await expect(table(page).locator('.state-word')).toHaveText(Array<string>(10).fill('Inactivo'))
  await page.getByLabel('Ordenar por').selectOption('active')
  await expect(table(page).locator('.state-word')).toHaveText(Array<string>(10).fill('Activo'))
  expect((await mock.requests('listUsers')).map(({ headers }) => headers['filterby'])).toEqual([
    'Mas reciente',
    'Mas antiguo',
    'Inactivo',
    'Activo',
  ])
})

test('runs a search on Enter only, says so where a table is empty, and searches for a text as it is written, whatever is in it [TBL-04, TBL-05, TBL-06]', async ({
  page,
  mock,
}) => {
  await open(page)
  await search(page, 'nadie se llama así')
  await expect(table(page)).toContainText('No se encontraron resultados')
  const asked = (await mock.requests('listUsers')).length
  await box(page).fill('maria')
  await expect(table(page)).toContainText('Presiona la tecla Enter para filtar tu busqueda')
  expect(await mock.requests('listUsers')).toHaveLength(asked)
  await box(page).press('Enter')
  await expect(row(page, 'maria.gomez')).toBeVisible()
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
  await expect(range(page)).toHaveText('1–10 de 254')
  await expect(box(page)).toBeFocused()

  const { userName } = await mock.record('users', 120)
  const sent = async (): Promise<string> => {
    const value = (await mock.requests('listUsers')).at(-1)!.headers['customersearch'] ?? ''
    return value.includes('%') ? decodeURIComponent(value) : value
  }
  for (const text of hostile) {
    await mock.change('users', 120, { surnames: text })
    await search(page, `  ${text} `)
    await expect.poll(sent).toBe(text)
    await expect(table(page)).toHaveAttribute('aria-busy', 'false')
    await expect(links(page)).toHaveText([userName])
  }
})

test('the latest search is the one shown, and the one before is called off', async ({ page, mock }) => {
  await open(page)
  const called: string[] = []
  page.on('requestfailed', (request) => called.push(request.url()))
  // Longer than people, and slow machines, take to search again.
  await mock.fault({ match: { path: '/api/user/list' }, kind: 'latency', ms: [15_000, 0], times: 2 })
  const before = (await mock.requests('listUsers')).length
  await search(page, 'carla')
  await expect.poll(async () => (await mock.requests('listUsers')).length).toBe(before + 1)
  await search(page, 'maria.gomez@')
  await expect(links(page)).toHaveText(['maria.gomez'])
  await expect.poll(() => called.filter((url) => url.includes('/api/user/list'))).toHaveLength(1)
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  await search(page, 'carla.uno')
  await expect(links(page)).toHaveText(['carla.uno'])
  await expect(page).toHaveURL(/search=carla\.uno$/)
})

test('asks before it switches, moves after the answer, and says the new state [USR-07, USR-08, USR-13, USR-15, USR-17, TBL-14]', async ({
  page,
  mock,
}) => {
  await family(mock, 'Conmutador', 4)
  await mock.change('users', 102, { idTypeUser: 4, idstate: 1 })
  await mock.change('users', 103, { idTypeUser: 3 })
  await mock.change('users', 104, { idstate: 6 })
  const names = await Promise.all([101, 102, 103, 104].map((id) => mock.record('users', id)))
  await open(page, '?search=conmutador')
  const [active, inactive, tester, opaque] = names.map(({ userName }) => row(page, userName))

  await expect(tester!.getByRole('switch')).toHaveCount(0)
  const locked = opaque!.getByRole('switch')
  await expect(locked).toHaveAttribute('aria-disabled', 'true')
  await expect(locked).toHaveAccessibleDescription(
    'El servicio no permite cambiar el estado de este usuario.',
  )
  const looks = (one: Locator): Promise<string[]> =>
    one.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor, getComputedStyle(element.querySelector('a')!).color]
    })
  const [greyed, plain] = await Promise.all([looks(opaque!), looks(active!)])
  for (const [at, value] of greyed.entries()) expect(value).not.toBe(plain[at])
  await locked.click({ force: true })
  await expect(question(page)).toHaveCount(0)
  await expectAccessible(page)

  let answer = (): void => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/user/inactivate', async (route) => {
    await held
    await route.continue()
  })
  await active!.getByRole('switch').click()
  await expect(question(page)).toHaveAccessibleName('Deseas desactivar este usuario ?')
  await expect(question(page)).toContainText(`${names[0]!.names} Conmutador · ${names[0]!.userName}`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await mock.requests('setUserState')).toEqual([])
  await expect(active!.getByRole('switch')).toBeFocused()

  await active!.getByRole('switch').click()
  await question(page).getByRole('button', { name: 'Desactivar' }).dblclick()
  await expect(active!.getByRole('switch')).toHaveAttribute('aria-busy', 'true')
  await expect(active!.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  await active!.getByRole('switch').click({ force: true })
  await expect(question(page)).toHaveCount(0)
  answer()
  await expect(active!.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await expect(page.getByText('El usuario quedó en estado inactivo')).toBeVisible()

  await inactive!.getByRole('switch').click()
  await expect(question(page)).toHaveAccessibleName('Deseas activar este usuario ?')
  await question(page).getByRole('button', { name: 'Activar' }).click()
  await expect(page.getByText('El usuario quedó en estado activo')).toBeVisible()
  await expect(inactive!.getByRole('switch')).toBeChecked()
  expect((await mock.requests('setUserState')).map(({ body }) => body)).toEqual([
    { id: 101, idstate: 1 },
    { id: 102, idstate: 0 },
  ])
})

test('the person that the question names is the one that is switched, whatever moves meanwhile', async ({
  page,
  mock,
  context,
}) => {
  await family(mock, 'Movedizo', 3)
  const { userName, names } = await mock.record('users', 102)
  await open(page, '?search=movedizo&sort=newest')
  await row(page, userName).getByRole('switch').click()
  await expect(question(page)).toContainText(`${names} Movedizo · ${userName}`)
  await mock.change('users', 102, { modifiedon: '2001-01-01T00:00:00Z', idstate: 1 })
  // The list asks again when the network returns.
  await goOffline(page, mock)
  await context.setOffline(false)
  await expect(links(page).last()).toHaveText(userName)
  await question(page).getByRole('button', { name: 'Desactivar' }).click()
  await expect(page.getByText('El usuario quedó en estado inactivo')).toBeVisible()
  expect((await mock.requests('setUserState')).map(({ body }) => body)).toEqual([{ id: 102, idstate: 1 }])
})

test('deletes after a question, shows the result, and brings back on demand [USR-14, USR-18, USR-19]', async ({
  page,
  mock,
}) => {
  await family(mock, 'Borrable', 3)
  const [first, second] = await Promise.all([101, 102].map((id) => mock.record('users', id)))
  await open(page, '?search=borrable')
  const name = `${first!.names} Borrable · ${first!.userName}`
  await page.getByRole('button', { name: `Eliminar a ${name}` }).click()
  await expect(question(page)).toHaveAccessibleName('¿Deseas eliminar este usuario?')
  await expect(question(page)).toContainText(name)
  await question(page).getByRole('button', { name: 'Cancelar' }).click()
  expect(await mock.requests('deleteUser')).toEqual([])

  const expectSaid = await watchPassing(page)
  await page.getByRole('button', { name: `Eliminar a ${name}` }).click()
  await question(page).getByRole('button', { name: 'Eliminar' }).dblclick()
  await expectSaid('El usuario fue eliminado')
  await expect(question(page)).toHaveCount(0)
  // Under the pointer the offer stays.
  await page.getByRole('button', { name: 'Deshacer' }).hover()
  await expectAccessible(page)
  await expect(range(page)).toHaveText('1–2 de 2')
  await expect(row(page, first!.userName)).toHaveCount(0)
  await expect(row(page, second!.userName).getByRole('link')).toBeFocused()

  await page.getByRole('button', { name: 'Deshacer' }).dblclick()
  await expect(page.getByText(`${name} está de nuevo en la lista.`)).toBeVisible()
  await expect(row(page, first!.userName)).toBeVisible()
  expect((await mock.requests('deleteUser')).map(({ body }) => body)).toEqual([{ Id: 101 }])
  expect((await mock.requests('activateDeletedUser')).map(({ body }) => body)).toEqual([{ id: 101 }])
})

test('by keyboard alone somebody is deleted and brought back, and the focus is where the row is [USR-14, USR-18]', async ({
  page,
  mock,
}) => {
  await family(mock, 'Teclado', 5)
  const [second, third] = await Promise.all([102, 103].map((id) => mock.record('users', id)))
  await open(page, '?search=teclado')
  const remove = async (): Promise<void> => {
    await row(page, second!.userName)
      .getByRole('button', { name: /^Eliminar a/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(question(page)).toContainText('Podrás deshacerlo.')
    await expect(question(page).getByRole('button', { name: 'Cancelar' })).toBeFocused()
    const expectSaid = await watchPassing(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectSaid('El usuario fue eliminado')
    await page.keyboard.press('Escape')
    await expect(row(page, second!.userName)).toHaveCount(0)
    await expect(row(page, third!.userName).getByRole('link')).toBeFocused()
  }
  const back = row(page, second!.userName).getByRole('link')
  await remove()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText(/Teclado · .+ está de nuevo en la lista\./)).toBeVisible()
  await expect(back).toBeFocused()
  // With nothing left to be undone at once, the keys show what was done.
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('dialog', { name: 'Cambios de esta sesión' })).toContainText('Deshecho')
  await page.keyboard.press('Escape')
  await expect(back).toBeFocused()

  // At a zoom of 400 % what has the focus stands above the toast, and the toast is whole.
  await page.setViewportSize({ width: 320, height: 256 })
  await remove()
  await expectFocusVisible(page)
  await page.keyboard.press('F8')
  await expectFocusVisible(page)
  await expect(page.locator('.toast').last()).toBeInViewport({ ratio: 1 })
  const undo = page.getByRole('button', { name: 'Deshacer' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row(page, third!.userName).getByRole('link')).toBeFocused()
  await page.keyboard.press('F8')
  await expect(undo).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(back).toBeFocused()
  await expectFocusVisible(page)
  expect((await mock.requests('activateDeletedUser')).map(({ body }) => body)).toEqual([
    { id: 102 },
    { id: 102 },
  ])
})

test('in one’s own row switch and bin say why they are out, before anything is asked', async ({
  page,
  mock,
}) => {
  await open(page, '?search=ana%20maría')
  const bin = page.getByRole('button', { name: 'Eliminar a Ana María Ordóñez Peña · admin' })
  await expect(bin).toHaveAttribute('aria-disabled', 'true')
  await expect(bin).toHaveAccessibleDescription('No puedes eliminar tu propio usuario')
  const state = row(page, 'admin').getByRole('switch')
  await expect(state).toHaveAccessibleDescription('No puedes cambiar el estado de tu propio usuario')
  await bin.click({ force: true })
  await state.click({ force: true })
  await expect(question(page)).toHaveCount(0)
  await expectAccessible(page)

  // Another administrator can be switched off and deleted, and the question says who that is.
  await search(page, 'admin2')
  await page.getByRole('button', { name: /^Eliminar a .*admin2$/ }).click()
  await expect(question(page)).toContainText('Tiene un rol de administración.')
  await question(page).getByRole('button', { name: 'Cancelar' }).click()
  expect(await mock.requests('deleteUser')).toEqual([])
})

test('says honestly that a user could not be deleted, switched, or brought back, in the words of the service', async ({
  page,
  mock,
}) => {
  await open(page, '?search=carla.uno')
  await mock.fault({ match: { path: '/api/user/delete' }, kind: 'code', code: 'R11', times: 1 })
  await page.getByRole('button', { name: 'Eliminar a Carla Uribe Ñustes · carla.uno' }).click()
  await question(page).getByRole('button', { name: 'Eliminar' }).click()
  await expect(question(page)).toHaveAccessibleName('El usuario no se eliminó')
  await question(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)

  await search(page, 'maria.gomez')
  await mock.fault({ match: { path: '/api/user/inactivate' }, kind: 'code', code: 'R11', times: 1 })
  const state = row(page, 'maria.gomez').getByRole('switch')
  await state.click()
  await question(page).getByRole('button', { name: 'Desactivar' }).click()
  await expect(question(page)).toContainText('El estado de este usuario no se puede cambiar.')
  await expect(question(page)).toContainText(/Referencia: [0-9A-Z]{7}/)
  // The reference of the failure stands first, but is not what people are asked.
  await expect(question(page).getByRole('button', { name: 'Aceptar' })).toBeFocused()
  await question(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect(state).toBeChecked()
  await expect(state).toBeFocused()

  await page.getByRole('button', { name: 'Eliminar a María Gómez Nariño · maria.gomez' }).click()
  await question(page).getByRole('button', { name: 'Eliminar' }).click()
  await mock.fault({ match: { path: '/api/user/activateDeletedUser' }, kind: 'code', code: 'R11', times: 1 })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(
    page.getByText('María Gómez Nariño · maria.gomez: no se deshizo. El usuario no se puede reactivar.'),
  ).toBeVisible()
})

test('deleting the last row of the last page steps back to the page before', async ({ page, mock }) => {
  await family(mock, 'Undécimo', 11)
  await open(page, '?search=und%C3%A9cimo&page=2')
  await expect(range(page)).toHaveText('11–11 de 11')
  await page.getByRole('button', { name: /^Eliminar a/ }).click()
  await question(page).getByRole('button', { name: 'Eliminar' }).click()
  await expect(range(page)).toHaveText('1–10 de 10')
  await expect(links(page)).toHaveCount(10)
  await expect(page).toHaveURL(/search=und%C3%A9cimo$/)
})

test('the way to the next page, pressed twice, is one step and one question; one page of the service that fails fails the whole, once, and can be asked for again', async ({
  page,
  mock,
}) => {
  await open(page)
  await expect(links(page)).toHaveCount(10)
  // Both before the next page is there.
  await page.getByRole('button', { name: 'Página siguiente' }).evaluate((next: HTMLElement) => {
    next.click()
    next.click()
  })
  await expect(range(page)).toHaveText('11–20 de 254')
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  const asked = (await mock.requests('listUsers')).map(({ headers }) => headers['pages'])
  expect(asked.filter((asks) => asks === '1')).toHaveLength(1)
  await page.goBack()
  await expect(range(page)).toHaveText('1–10 de 254')
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(range(page)).toHaveText('11–20 de 254')

  const fault = await mock.fault({ match: { path: '/api/user/list' }, kind: 'status', status: 500, after: 1 })
  await page.getByLabel('Filas por página').selectOption('25')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error al realizar la petición.')
  // The rows of before stay.
  await expect(links(page)).toHaveCount(10)
  await expectAccessible(page)
  await mock.removeFault(fault)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(links(page)).toHaveCount(25)
})

test('on a slow machine what is typed after Enter stays, and the last search wins [TBL-06]', async ({
  page,
}) => {
  await open(page, '?size=25')
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await box(page).focus()
  await page.keyboard.type('ana')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('luis')
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type('a')
  await expect(page).toHaveURL(/\?search=luis&size=25$/)
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  await expect(box(page)).toHaveValue('luisa')
})

test('a row opens its card, and whoever comes back finds the list as it was [USR-12, USR-11]', async ({
  page,
}) => {
  await open(page, '?sort=oldest&page=2&size=25')
  const link = links(page).nth(17)
  const href = (await link.getAttribute('href'))!
  await link.scrollIntoViewIfNeeded()
  const frame = page.locator('.list-frame')
  const scroll = await frame.evaluate((element) => element.scrollTop)
  expect(scroll).toBeGreaterThan(0)
  await table(page).getByRole('row').nth(18).getByRole('cell').nth(5).click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(table(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\?sort=oldest&page=2&size=25$/)
  await expect(page.locator(`a[href="${href}"]`)).toBeFocused()
  await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBe(scroll)

  // The tab has no session of its own; what counts is the address that it asks for.
  const [tab, asked] = await Promise.all([
    page.context().waitForEvent('page'),
    page.context().waitForEvent('request', (request) => request.isNavigationRequest()),
    table(page)
      .getByRole('row')
      .nth(18)
      .getByRole('cell')
      .nth(3)
      .click({ modifiers: ['Control'] }),
  ])
  expect(new URL(asked.url()).pathname).toBe(href)
  await tab.close()
  await page.getByRole('link', { name: 'Crear usuario' }).click()
  await expect(page).toHaveURL(/\/users\/new$/)
})

test('without a network the last rows stay, with their age, until it returns', async ({
  page,
  context,
  mock,
}) => {
  await open(page, '?search=carla')
  await goOffline(page, mock)
  await expect(page.getByText('Ves los datos de hace un momento.')).toBeVisible()
  await expect(links(page)).toHaveText(['carla.uno', 'carla.dos', 'carla.tres'])
  await search(page, 'maria.gomez@')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Sin conexión.')
  await expect(links(page)).toHaveText(['carla.uno', 'carla.dos', 'carla.tres'])
  await context.setOffline(false)
  await expect(links(page)).toHaveText(['maria.gomez'])
  await expect(page.getByText('Sin conexión')).toHaveCount(0)
})

test('what a service calls a person is text', async ({ page, mock }) => {
  await mock.change('users', 101, {
    userName: '<img src=x onerror=alert(1)>',
    names: '\u202EgnoW',
    surnames: '"><svg onload=alert(1)>',
    document: '0012345',
    email: '',
  })
  await open(page, '?search=svg')
  await expect(table(page).getByRole('row').nth(1).getByRole('cell')).toContainText([
    '',
    '<img src=x onerror=alert(1)>',
    '\uFFFDgnoW',
    '"><svg onload=alert(1)>',
    '0012345',
    '—',
    '',
    '',
  ])
  await expect(table(page).locator('img, svg svg')).toHaveCount(0)
  await page.getByRole('button', { name: /^Eliminar a/ }).click()
  await expect(question(page)).toContainText('\uFFFDgnoW "><svg onload=alert(1)>')
})

test('is used by keyboard alone', async ({ page, mock }) => {
  await family(mock, 'Teclado', 2)
  await open(page)
  await page.getByRole('button', { name: 'Menú de aplicaciones' }).focus()
  await box(page).focus()
  await page.keyboard.type('teclado')
  await page.keyboard.press('Enter')
  await expect(links(page)).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Borrar la búsqueda' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Ordenar por')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Columnas' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Vistas' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Seleccionar la página' })).toBeFocused()
  for (const step of ['checkbox', 'link', 'switch']) {
    await page.keyboard.press('Tab')
    await expect(table(page).getByRole('row').nth(1).locator(`:focus`)).toHaveRole(step as 'link')
  }
  await page.keyboard.press('Space')
  await expect(question(page).getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(table(page).getByRole('switch').first()).toBeFocused()
  await expect(table(page).getByRole('switch').first()).not.toBeChecked()
  await links(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/102$/)
})

test('at 390 wide rows are cards, and nothing scrolls sideways', async ({ page, mock }) => {
  await mock.change('users', 101, { surnames: 'A'.repeat(100), email: `${'a'.repeat(90)}@suite.test` })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '?size=25&page=5')
  await expect(links(page)).toHaveCount(25)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  // Still a table to those who do not see it.
  await expect(table(page).getByRole('row')).toHaveCount(26)
  await expect(table(page).getByRole('columnheader', { name: 'Correo electrónico' })).toBeAttached()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(range(page)).toHaveText('126–150 de 254')
})

test('speaks English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bms_lang', 'en'))
  await holdSession(page)
  await page.goto('/users')
  await expectToSpeak(page, { title: 'Users', find: 'Search users', none: 'No results found' })
})

test('speaks Portuguese, in the dark, and so does a card', async ({ page, at }) => {
  await page.goto(at('bmsbra.bemyself'))
  await signIn(page, 'admin', password, texts.pt)
  await expect(ownMenu(page)).toBeVisible()
  await page.goto(at('bmsbra.bemyself', '/users'))
  await expectToSpeak(page, {
    title: 'Usuários',
    find: 'Buscar usuários',
    none: 'Nenhum resultado encontrado',
  })
  await search(page, 'maria.gomez@', 'Buscar usuários')
  await page.getByRole('link', { name: 'maria.gomez', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalhes do usuário')
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  await page.getByLabel('Nome', { exact: true }).fill('')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Campo obrigatório.')).toBeVisible()
  await expectAccessible(page)
})
