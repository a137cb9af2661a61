import type { Locator, Page } from '@playwright/test'
import type { MockControl } from '../support/mockControl.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, line, openAs, tab, detail } from '../support/userCard.ts'

const image = '<img src=x onerror=window.__pwn=1>'
const drawing = '"><svg onload=window.__pwn=1>'
const turned = '\u202Eorez\u0000'

const table = (page: Page): Locator => page.getByRole('table', { name: 'Usuarios' })
const range = (page: Page): Locator => page.locator('.pager-range')

async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
  await expect(page.locator('main').locator('img[src=x], svg[onload]')).toHaveCount(0)
  await expect(page.getByText('Something error has occurred.')).toHaveCount(0)
}

const plain = {
  id: 900,
  names: 'Ana',
  surnames: 'Mina',
  email: 'ana@suite.test',
  document: '1020',
  userName: 'ana.mina',
  idstate: 0,
}

async function answerWith(mock: MockControl, path: string, body: unknown): Promise<() => Promise<unknown>> {
  const fault = await mock.fault({ match: { path }, kind: 'body', body: JSON.stringify(body) })
  return () => mock.removeFault(fault)
}

test('the list shows whatever a service may have of a person, as text [T17, T27, T96]', async ({
  page,
  mock,
}) => {
  const users = [
    { ...plain, names: image, surnames: drawing, userName: image, idTypeUser: 2 },
    { ...plain, id: 901, names: turned, userName: '__proto__', idTypeUser: 4, idstate: 9 },
    { ...plain, id: 902, names: 'x'.repeat(10_000), userName: 'constructor', idTypeUser: 99 },
    {
      ...plain,
      id: 903,
      userName: '',
      names: '',
      surnames: '',
      email: '',
      document: '',
      phoneNumber: null,
      idTypeUser: null,
      typeuserid: 2,
      countryId: null,
      countryCode: null,
      documentTypeId: null,
      modifiedon: null,
      customer: null,
      roles: [image],
      unheardOf: { a: 1 },
    },
    { ...plain, id: -1, userName: 'menos.uno', document: '1e309', idTypeUser: 3, idstate: -7 },
  ]
  const stop = await answerWith(mock, '/api/user/list', { users, rows: '5' })
  await openAs(page, '/users')
  await expect(range(page)).toHaveText('1–5 de 5')
  const rows = table(page).getByRole('row')
  await expect(rows).toHaveCount(6)
  await expect(rows.nth(1)).toContainText(image)
  await expect(rows.nth(1)).toContainText(drawing)
  await expect(rows.nth(2)).toContainText('\uFFFDorez\uFFFD')
  await expect(rows.nth(2)).toContainText('__proto__')
  await expect(rows.nth(3)).toContainText(`${'x'.repeat(500)}…`)
  await expect(rows.nth(5)).toContainText('1e309')
  // Nobody knows what these states mean, so they are not called active.
  await expect(rows.nth(2).getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await expect(rows.nth(4).getByRole('switch')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  expect(await rows.nth(3).evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(220)
  for (const at of [1, 2, 3, 4]) {
    await rows
      .nth(at)
      .getByRole('button', { name: /^Eliminar a/ })
      .click()
    await expect(dialog(page)).toBeVisible()
    await button(dialog(page), 'Cancelar').click()
  }
  await rows.nth(1).getByRole('switch').click()
  await expect(dialog(page)).toContainText(image)
  await button(dialog(page), 'Cancelar').click()
  await expectUnharmed(page)
  await stop()
})

test('a list whose shape is wrong is an error with a way to try again, not half a list [T96]', async ({
  page,
  mock,
}) => {
  await openAs(page, '/users')
  await expect(range(page)).toHaveText('1–10 de 254')
  const sorts = ['active', 'inactive', 'newest', 'oldest']
  const broken: unknown[] = [
    { users: 'rows', rows: 1 },
    { users: [{ ...plain, id: '900' }], rows: 1 },
    { users: [{ ...plain, names: null }], rows: 1 },
    { rows: 1 },
  ]
  for (const [at, body] of broken.entries()) {
    const stop = await answerWith(mock, '/api/user/list', body)
    await page.getByLabel('Ordenar por').selectOption(sorts[at]!)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Error al realizar la petición.')
    // Those of before stay.
    await expect(table(page).locator('a[data-row]')).toHaveCount(10)
    await stop()
    await button(page, 'Reintentar').click()
    await expect(table(page).locator('a[data-row]')).toHaveCount(10)
  }
  for (const [at, rows] of [null, -3, 'many', 1.5].entries()) {
    const stop = await answerWith(mock, '/api/user/list', { users: [plain], rows })
    await page.getByRole('searchbox').fill(`cuenta ${at}`)
    await page.getByRole('searchbox').press('Enter')
    await expect(range(page)).toHaveText('1–1 de 1')
    await stop()
  }
})

test('a card shows whatever a service may have of a person, as text, and keeps it when something else is saved [T17, T96]', async ({
  page,
  mock,
}) => {
  await mock.change('users', 101, {
    names: image,
    surnames: drawing,
    userName: '__proto__',
    document: turned,
    phoneNumber: 'llamar',
    countryId: 999,
    documentTypeId: 998,
    idTypeUser: 9,
    idstate: 9,
  })
  await openAs(page, '/users/101')
  await expect(detail(page, 'Nombres')).toHaveText(image)
  await expect(detail(page, 'Nombre de usuario')).toHaveText('__proto__')
  await expect(detail(page, 'País')).toHaveText('999')
  await expect(detail(page, 'Tipo de documento')).toHaveText('998')
  await expect(detail(page, 'Tipo de usuario')).toHaveText('9')
  await expect(page.locator('.card-name')).toContainText(`${image} ${drawing}`)
  await expectUnharmed(page)
  // What was stored against a rule holds nobody up; what is written anew is held to it.
  await button(page, 'Editar').click()
  await line(page, 'email').fill('otra@suite.test')
  await line(page, 'names').fill('')
  await button(page, 'Actualizar').click()
  await expect(line(page, 'names')).toHaveAccessibleDescription('Campo obligatorio.')
  await expect(line(page, 'names')).toBeFocused()
  await line(page, 'names').fill('Ana')
  await line(page, 'surnames').fill('Mina')
  await line(page, 'document').fill('1020')
  await page.getByLabel('País').selectOption({ label: 'Colombia' })
  await page.getByLabel('Tipo de documento').selectOption({ index: 1 })
  await page.getByLabel('Tipo de usuario').selectOption({ label: 'Usuario' })
  await button(page, 'Actualizar').click()
  await expect(dialog(page)).toContainText(image)
  await expect(dialog(page)).toContainText(drawing)
  await expect(dialog(page)).toContainText('\uFFFDorez')
  await button(dialog(page), 'Guardar').click()
  await expect(page.getByText('Los datos del usuario han sido actualizados')).toBeVisible()
  expect(await mock.record('users', 101)).toMatchObject({ names: 'Ana', userName: '__proto__', idstate: 9 })
  await expectUnharmed(page)
})

test('a card of nearly nothing, of nobody, or of the wrong shape does not break [T96, T99]', async ({
  page,
  mock,
}) => {
  const user = {
    ...plain,
    id: 101,
    phoneNumber: null,
    idTypeUser: null,
    typeuserid: null,
    countryId: null,
    countryCode: null,
    documentTypeId: null,
    modifiedon: null,
  }
  const stops = [await answerWith(mock, '/api/user/GetById', { user })]
  await openAs(page, '/users/101')
  await expect(detail(page, 'Nombres')).toHaveText('Ana')
  await expect(detail(page, 'Teléfono')).toHaveText('—')
  await button(page, 'Editar').click()
  await line(page, 'names').fill('Anita')
  await button(page, 'Actualizar').click()
  await expect(page.getByLabel('País')).toHaveAccessibleDescription('Campo obligatorio.')
  await button(page, 'Cancelar edición').click()
  await button(dialog(page), 'Descartar').click()
  await button(page, 'Volver').click()
  await expect(range(page)).toHaveText(/254/)
  await stops[0]!()

  const links = page.locator('a[data-row]')
  for (const [at, body] of [{ user: { ...user, id: null } }, { user: [] }, { user: 'x' }].entries()) {
    const stop = await answerWith(mock, '/api/user/GetById', body)
    await links.nth(at).click()
    await expect(page.getByRole('alert')).toContainText('Error al realizar la petición.')
    await stop()
    await button(page, 'Reintentar').click()
    await expect(detail(page, 'Nombres')).toBeVisible()
    await page.goBack()
  }
  const stop = await answerWith(mock, '/api/user/GetById', { user: null })
  await links.nth(4).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos este usuario')
  await page.getByRole('link', { name: 'Ir a la lista de usuarios' }).click()
  await expect(range(page)).toHaveText(/254/)
  await stop()
})

test('names of companies, applications and roles are text wherever they stand [T17, T96]', async ({
  page,
  mock,
}) => {
  const customers = [
    { id: 1, name: image, principal: true, assigned: false, sharedApps: drawing, modifiedOn: null },
    { id: 2, name: turned, principal: null, assigned: null },
    { id: 3, name: 'x'.repeat(10_000), principal: true, assigned: true, modifiedOn: 'ayer' },
    { id: 4, name: '__proto__' },
  ]
  const stops = [await answerWith(mock, '/api/customer/GetCustomer', { result: { customers } })]
  const role = { id: 1, name: image, idstate: 0, sharedApps: `${image},,__proto__`, assigned: null }
  const records = [
    role,
    { ...role, id: 2, name: '__proto__' },
    { ...role, id: 3, name: `${turned} ${'y'.repeat(9_000)}` },
  ]
  stops.push(await answerWith(mock, '/api/role/list', { result: { records, count: '3' } }))
  await openAs(page, '/users/101/empresas')
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText(image)
  await expect(panel).toContainText('\uFFFDorez')
  await expect(panel.getByRole('checkbox', { name: /^Empresa principal /, checked: true })).toHaveCount(1)
  await button(page, 'Editar').click()
  await panel.getByRole('checkbox', { name: 'Empresa principal __proto__' }).click()
  await expect(dialog(page)).toContainText(image)
  await button(dialog(page), 'Cambiar').click()
  await expect(panel.getByRole('checkbox', { name: 'Empresa principal __proto__' })).toBeChecked()
  await page.getByRole('searchbox', { name: 'Buscar empresa' }).fill('<img')
  await expect(panel.getByRole('checkbox')).toHaveCount(2)
  await button(page, 'Actualizar').click()
  await expect(dialog(page).locator('td').filter({ hasText: '__proto__' })).toBeVisible()
  await button(dialog(page), 'Seguir editando').click()
  await button(page, 'Cancelar edición').click()
  await button(dialog(page), 'Descartar').click()
  await tab(page, 'roles').click()
  await expect(panel).toContainText(image)
  await expect(panel).toContainText('__proto__')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  await expectUnharmed(page)
  for (const stop of stops) await stop()
})
