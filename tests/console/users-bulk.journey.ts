import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { countCalls } from '../support/countCalls.ts'
import type { MockControl } from '../support/mockControl.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { slowness } from '../support/slowness.ts'

const status = (page: Page): Locator => page.getByRole('dialog').getByRole('status')
const results = (page: Page): Locator => page.getByRole('list', { name: 'Resultado' }).getByRole('listitem')

async function open(page: Page, query = ''): Promise<void> {
  await holdSession(page)
  await page.goto(`/users${query}`)
  await expect(page.locator('.pager-range')).toHaveText(/\d/)
}

/** So many people whom nothing keeps from being switched off. */
async function family(mock: MockControl, surname: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => 101 + index)
  await Promise.all(
    ids.map((id) => mock.change('users', id, { surnames: surname, idTypeUser: 2, idstate: 0 })),
  )
}

const question = (page: Page): Locator => page.getByRole('alertdialog')

async function accept(page: Page, number?: number): Promise<void> {
  if (number !== undefined)
    await question(page).getByLabel(`Escribe ${number} para continuar`).fill(String(number))
  await question(page).getByRole('button', { name: 'Desactivar' }).click()
}

test('before everybody is switched off, the question names whom it meets and who is special, leaves oneself out, and waits for the number', async ({
  page,
  mock,
}) => {
  await open(page)
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await page.getByRole('button', { name: 'Seleccionar los 254' }).click()
  await expect(page.getByText('254 seleccionados')).toBeVisible()
  await page.getByRole('button', { name: 'Desactivar' }).click()
  const asked = question(page)
  await expect(asked).toHaveAccessibleName('¿Deseas desactivar 124 usuarios?')
  // Five names, then the number of the others.
  await expect(asked).toHaveAccessibleDescription(
    /^([^,]+ · [^,]+, ){4}[^,]+ · \S+ y 119 más No podrán entrar hasta que se activen de nuevo\. 1 tiene un rol/,
  )
  await expect(asked).toContainText('No podrán entrar hasta que se activen de nuevo.')
  await expect(asked).toContainText('1 tiene un rol de administración: Íñigo Muñoz Agüero · admin2.')
  await expect(asked).toContainText(/130 no cambian: .*1 eres tú y no puedes cambiar tu propio estado/)
  await expect(asked).not.toContainText('· admin,')
  await expectAccessible(page)

  const accepting = asked.getByRole('button', { name: 'Desactivar' })
  const field = asked.getByLabel('Escribe 124 para continuar')
  await expect(accepting).toHaveAttribute('data-tone', 'danger')
  await expect(accepting).toHaveAttribute('aria-disabled', 'true')
  await accepting.click({ force: true })
  await expect(field).toBeFocused()
  await field.fill('12')
  await field.press('Enter')
  await expect(asked).toBeVisible()
  expect(await mock.requests('setUserState')).toEqual([])
  await field.fill('124')
  await expect(accepting).not.toHaveAttribute('aria-disabled')
  await field.press('Enter')
  await expect(status(page)).toHaveText('124 hechos130 omitidos', { timeout: 30_000 * slowness })
  await expect(
    results(page).filter({ hasText: 'No puedes cambiar el estado de tu propio usuario' }),
  ).toHaveCount(1)
  const sent = (await mock.requests('setUserState')).map(({ body }) => (body as { id: number }).id)
  expect(sent).toHaveLength(124)
  expect(sent).not.toContain(1)
  // Oneself is left out beforehand: there is nothing that failed, and nothing to try again.
  await expect(page.getByRole('button', { name: 'Reintentar fallidos' })).toHaveCount(0)
})

test('switching many on says who is among them, and that nobody of them changes where that is so', async ({
  page,
  mock,
}) => {
  await family(mock, 'Encendido', 3)
  await mock.change('users', 101, { idstate: 1 })
  await open(page, '?search=encendido')
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await page.getByRole('button', { name: 'Activar', exact: true }).click()
  await expect(question(page)).toHaveAccessibleName('¿Deseas activar 1 usuario?')
  await expect(question(page)).toContainText('2 no cambian: 2 ya estaban activos.')
  await question(page).getByRole('button', { name: 'Activar' }).click()
  await expect(status(page)).toHaveText('1 hecho2 omitidos')
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()

  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await page.getByRole('button', { name: 'Activar', exact: true }).click()
  await expect(question(page)).toHaveAccessibleName('No hay nada que cambiar')
  await mock.clearRequests()
  await question(page).getByRole('button', { name: 'Activar' }).click({ force: true })
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  expect(await mock.requests('setUserState')).toEqual([])
})

test('fifty users over two pages with three faults: 47 done, 3 told, a retry sends three', async ({
  page,
  mock,
}) => {
  await family(mock, 'Cincuenta', 50)
  await open(page, '?search=cincuenta&size=25')
  const all = page.getByRole('checkbox', { name: 'Seleccionar la página' })
  await all.check()
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(page.locator('.pager-range')).toHaveText('26–50 de 50')
  await expect(all).not.toBeChecked()
  await all.check()
  await expect(page.getByText('50 seleccionados')).toBeVisible()
  await page.goBack()
  await expect(all).toBeChecked()

  const path = '/api/user/inactivate'
  await mock.fault({ match: { path }, kind: 'code', code: 'R11', after: 9, times: 1 })
  await mock.fault({ match: { path }, kind: 'status', status: 500, after: 20, times: 1 })
  await mock.fault({ match: { path }, kind: 'status', status: 500, after: 30, times: 1 })
  await page.getByRole('button', { name: 'Desactivar' }).click()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('¿Deseas desactivar 50 usuarios?')
  expect(await mock.requests('setUserState')).toEqual([])
  await accept(page, 50)
  await expect(status(page)).toHaveText('47 hechos3 fallidos', { timeout: 30_000 * slowness })
  await expect(results(page)).toHaveCount(50)
  const failed = results(page).filter({ hasText: 'Falló' })
  await expect(failed).toHaveCount(3)
  await expect(failed.filter({ hasText: 'El estado de este usuario no se puede cambiar.' })).toHaveCount(1)
  await expect(failed.filter({ hasText: 'Error al realizar la petición.' })).toHaveCount(2)
  await expectAccessible(page)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar resultado' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe('Usuario;Nombres;Apellidos;Correo electrónico;Resultado;Motivo')
  expect(lines.filter((line) => line.includes(';Hecho;'))).toHaveLength(47)
  expect(lines.filter((line) => line.includes(';Falló;'))).toHaveLength(3)

  await mock.clearRequests()
  await page.getByRole('button', { name: 'Reintentar fallidos' }).click()
  await expect(status(page)).toHaveText('50 hechos')
  expect(await mock.requests('setUserState')).toHaveLength(3)
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(page.getByRole('table').getByText('Inactivo', { exact: true })).toHaveCount(25)
  await expect(page.getByText('seleccionados')).toHaveCount(0)
})

test('all that a search finds are chosen over its pages and switched, and each has a result', async ({
  page,
  mock,
}) => {
  await family(mock, 'Todos', 33)
  await open(page, '?search=todos')
  const offer = page.getByRole('button', { name: 'Seleccionar los 33' })
  await expect(offer).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await offer.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('33 seleccionados')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Solo esta página' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('10 seleccionados')).toBeVisible()
  await expect(offer).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('33 seleccionados')).toBeVisible()

  // Somebody who comes later is not meant, somebody who has gone is told of.
  await mock.change('users', 150, { surnames: 'Todos', idTypeUser: 2, idstate: 0 })
  await mock.change('users', 105, { isDeleted: true })
  await page.getByRole('button', { name: 'Desactivar' }).click()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('¿Deseas desactivar 33 usuarios?')
  await accept(page, 33)
  await expect(status(page)).toHaveText('32 hechos1 fallido', { timeout: 30_000 * slowness })
  await expect(results(page)).toHaveCount(33)
  const sent = (await mock.requests('setUserState')).map(({ body }) => (body as { id: number }).id)
  expect(sent.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 33 }, (_, index) => 101 + index),
  )
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(page.getByText('seleccionados')).toHaveCount(0)
})

test('choosing all shows how far it is and can be called off; a list that changed meanwhile chooses nothing', async ({
  page,
  mock,
}) => {
  await open(page)
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/user/list', async (route) => {
    if (route.request().headers()['pages'] === '4') await held
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Seleccionar los 254' }).click()
  await expect(page.getByText(/^Seleccionando \d+ de 254$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  release()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText('10 seleccionados')).toBeVisible()
  await page.unroute('**/api/user/list')

  let isChanged = false
  await page.route('**/api/user/list', async (route) => {
    if (!isChanged && route.request().headers()['pages'] === '3') {
      isChanged = true
      await mock.change('users', 2, { isDeleted: true })
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Seleccionar los 254' }).click()
  await expect(page.getByText(/La lista cambió mientras se seleccionaba/)).toBeVisible()
  await expect(page.getByText('10 seleccionados')).toBeVisible()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('253 seleccionados')).toBeVisible()
})

test('leaves out with a reason whom it cannot or need not switch, and sends nothing for them', async ({
  page,
  mock,
}) => {
  await family(mock, 'Variado', 5)
  await mock.change('users', 102, { idTypeUser: 1 })
  await mock.change('users', 103, { idTypeUser: 3 })
  await mock.change('users', 104, { idstate: 6 })
  await mock.change('users', 105, { idstate: 1 })
  await open(page, '?search=variado')
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await page.getByRole('button', { name: 'Desactivar' }).click()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('¿Deseas desactivar 1 usuario?')
  await expect(page.getByRole('alertdialog')).toContainText(
    '4 no cambian: 2 son de un tipo que no se desactiva, 1 tiene un estado que el servicio no deja cambiar, 1 ya estaba inactivo.',
  )
  await accept(page)
  await expect(status(page)).toHaveText('1 hecho4 omitidos')
  await expect(
    results(page).filter({ hasText: 'Este tipo de usuario no se activa ni se desactiva' }),
  ).toHaveCount(2)
  await expect(results(page).filter({ hasText: 'El servicio no permite cambiar su estado' })).toHaveCount(1)
  await expect(results(page).filter({ hasText: 'Ya estaba en ese estado' })).toHaveCount(1)
  expect((await mock.requests('setUserState')).map(({ body }) => body)).toEqual([{ id: 101, idstate: 1 }])
})

test('can be stopped: what is under way ends, the rest is not sent', async ({ page, mock }) => {
  await family(mock, 'Detenible', 10)
  await open(page, '?search=detenible')
  const sent = countCalls(page, '/api/user/inactivate')
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/user/inactivate', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await page.getByRole('button', { name: 'Desactivar' }).click()
  await accept(page)
  await expect(page.getByRole('dialog')).toContainText('0 de 10')
  // No more than six are under way at once, however long they take.
  await expect.poll(sent).toBe(6)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Detener' }).click()
  release()
  await expect(status(page)).toHaveText('6 hechos4 sin enviar')
  expect(await mock.requests('setUserState')).toHaveLength(6)
})

for (const width of [1280, 390])
  test(`is done by keyboard alone at ${width}, and another search begins without a choice`, async ({
    page,
    mock,
  }) => {
    await family(mock, 'Tecleado', 3)
    await page.setViewportSize({ width, height: 844 })
    await open(page, '?search=tecleado')
    await page.getByRole('checkbox').nth(1).focus()
    await page.keyboard.press('Space')
    await page.getByRole('checkbox').nth(3).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('2 seleccionados')).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.getByRole('button', { name: 'Desactivar' }).focus()
    await page.keyboard.press('Enter')
    await expect(question(page).getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText('2 hechos')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('a[data-row]').first()).toBeFocused()

    await page.getByRole('checkbox').nth(2).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('1 seleccionado')).toBeVisible()
    await page.getByRole('searchbox').fill('tecleado ')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox')).toHaveValue(/^tecleado ?$/)
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true')
    await expect(page.getByText('1 seleccionado')).toBeVisible()
    await page.getByRole('searchbox').fill('maria')
    await page.keyboard.press('Enter')
    await expect(page.getByText('seleccionado')).toHaveCount(0)
  })
