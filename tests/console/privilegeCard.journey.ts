import { expectAccessible } from '../support/accessibility.ts'
import { expectToFit } from '../support/fits.ts'
import { expectFocusVisible } from '../support/focus.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { choose, openEdit, openList, table } from '../support/privileges.ts'
import { button, dialog, openAs } from '../support/userCard.ts'
import { leaveUnsaved, waysOut } from '../support/waysOut.ts'

test('a privilege is created by keyboard alone [PRD-21, PRV-03, PRV-08, PRV-15, PRV-23, PRV-25]', async ({
  page,
  mock,
}) => {
  await openList(page)
  await page.getByRole('link', { name: 'Crear privilegio' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo Privilegio')
  const name = page.getByLabel('Nombre', { exact: true })
  await name.focus()
  await page.keyboard.type('VER_TABLEROS')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se requiere minimo una aplicación')).toBeVisible()
  await expect(page.getByLabel('Aplicaciones', { exact: true })).toBeFocused()
  await choose(page, 'Suite')
  await choose(page, 'Firmaya')
  await expect(page.getByText('Se requiere minimo una aplicación')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Consultar tableros')
  await expect(page.getByText('18 de 100 caracteres')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('switch', { name: 'Licencia' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expectFocusVisible(page)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('El privilegio fue creado exitosamente')).toBeVisible()
  await expect(page).toHaveURL(/\/privileges$/)
  expect(await mock.record('privileges', 'VER_TABLEROS')).toMatchObject({
    description: 'Consultar tableros',
    application: ['suite', 'firmaya'],
    licence: true,
    isAuditable: false,
    idstate: 0,
  })
})

test('a privilege opens read-only, is edited, and says what is saved before it is [PRV-07, PRV-09, PRV-10, PRV-19, PRV-26, UCO-01] @firefox', async ({
  page,
  mock,
}) => {
  const { id } = await mock.change('privileges', 'VER_REPORTES', {
    application: ['suite', 'firmaya', 'RESETOTP', 'archivo'],
  })
  await openAs(page, `/privileges/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del privilegio')
  await expect(page.getByText('Restablecer OTP')).toHaveCount(0)
  await expectAccessible(page)
  await button(page, 'Editar').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Privilegio')
  await expect(page.getByLabel('Nombre', { exact: true })).not.toBeEditable()
  await page.getByLabel('Descripción').fill('Ver los reportes')
  await choose(page, 'Firmaya')
  await choose(page, 'Colnómina')
  await button(page, 'Actualizar').click()
  await expect(dialog(page)).toHaveAccessibleName('Revisar cambios')
  await expect(dialog(page).getByRole('row')).toHaveCount(4)
  const roles = (await mock.records('roles')).filter(
    ({ idstate, applications }) =>
      idstate === 0 &&
      applications.some(({ name, privileges }) => name === 'firmaya' && privileges.includes('VER_REPORTES')),
  ).length
  await expect(dialog(page)).toContainText(
    new RegExp(`En las aplicaciones que quitas lo pierden? ${roles} rol(es)?\\.`),
  )
  await expectAccessible(page)
  await expect(button(dialog(page), 'Guardar')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('El privilegio fue modificado exitosamente')).toBeVisible()
  expect(await mock.record('privileges', id)).toMatchObject({
    description: 'Ver los reportes',
    application: ['suite', 'RESETOTP', 'archivo', 'colnomina'],
  })
})

for (const [way, leave] of Object.entries(waysOut))
  test(`unsaved changes are asked about on the way out by ${way}, and only then [UCO-02, UCO-03, UCO-04, UCO-05]`, async ({
    page,
    mock,
  }) => {
    await openList(page, '?search=ver_facturas')
    await table(page).locator('a[data-row]').click()
    await button(page, 'Editar').click()
    const description = page.getByLabel('Descripción')
    const before = await description.inputValue()
    await leaveUnsaved(page, { field: description, value: 'Otra', leave })
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Editar Privilegio')
    expect(await mock.record('privileges', 'VER_FACTURAS')).toMatchObject({ description: before })
    expect(await mock.requests('modifyPrivilege')).toHaveLength(0)
  })

test('of two administrators each sees what the other saved, and chooses [beyond 11]', async ({
  page,
  mock,
}) => {
  const { id } = await mock.record('privileges', 'VER_REPORTES')
  await openEdit(page, id)
  await page.getByLabel('Descripción').fill('Lo mío')
  await mock.change('privileges', id, { description: 'Lo de otra persona', isAuditable: true, licence: true })
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(dialog(page)).toHaveAccessibleName('Otra persona modificó este registro')
  await expect(dialog(page)).toContainText('Lo de otra persona')
  await button(dialog(page), 'Guardar').click()
  await expect(page.getByText('El privilegio fue modificado exitosamente')).toBeVisible()
  expect(await mock.record('privileges', id)).toMatchObject({
    description: 'Lo mío',
    isAuditable: true,
    licence: true,
  })
})

test('a name that another administrator takes meanwhile is refused at the field [PRV-20] @firefox', async ({
  page,
  mock,
}) => {
  await openAs(page, '/privileges/new')
  const name = page.getByLabel('Nombre', { exact: true })
  await name.fill('ver_facturas')
  await expect(name).toHaveAccessibleDescription(
    /El nombre de privilegio ingresado ya se encuentra utilizado/,
  )
  await name.fill('VER_TABLEROS')
  await choose(page, 'Suite')
  const model = await mock.record('privileges', 'VER_FACTURAS')
  await mock.change('privileges', 900, { ...model, id: 900, name: 'ver_tableros' })
  await button(page, 'Guardar').click()
  await expect(name).toHaveAccessibleDescription(
    /El nombre de privilegio ingresado ya se encuentra utilizado/,
  )
  await expect(name).toBeFocused()
  expect(await mock.requests('createPrivilege')).toHaveLength(0)
})

test('the reason of the service stands in the card, and the name is marked unless the code is A20 [CER-04, CER-05, CER-06]', async ({
  page,
  mock,
}) => {
  await openAs(page, '/privileges/new')
  const name = page.getByLabel('Nombre', { exact: true })
  await name.fill('VER_TABLEROS')
  await choose(page, 'Suite')
  for (const [informationCode, isMarked] of [
    ['R11', true],
    ['A20', false],
  ] as const) {
    const body = JSON.stringify({ result: { informationCode, information: `Razón ${informationCode}` } })
    await mock.fault({ match: { path: '/api/privilege/create' }, kind: 'body', body, times: 1 })
    await button(page, 'Guardar').click()
    await expect(dialog(page)).toContainText(`Razón ${informationCode}`)
    await button(dialog(page), 'Aceptar').click()
    await expect(page.locator('input[aria-invalid=true]')).toHaveCount(isMarked ? 1 : 0)
  }
  await button(page, 'Guardar').click()
  await expect(page.getByText('El privilegio fue creado exitosamente')).toBeVisible()
})

test('the card of a privilege that there is not leads to the list', async ({ page }) => {
  await openAs(page, '/privileges/999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos este privilegio')
  await page.getByRole('link', { name: 'Ir a la lista de privilegios' }).click()
  await expect(page).toHaveURL(/\/privileges$/)
})

for (const [language, title] of [
  ['es', 'Editar Privilegio'],
  ['en', 'Edit privilege'],
  ['pt', 'Editar privilégio'],
] as const)
  test(`the card speaks ${language}, fits from 320 to 1920 and is accessible in light and dark`, async ({
    page,
    mock,
  }) => {
    test.slow()
    const name = 'X'.repeat(50)
    const model = await mock.record('privileges', 'VER_REPORTES')
    await mock.change('privileges', 900, { ...model, id: 900, name, description: 'W'.repeat(100) })
    await page.addInitScript((of) => localStorage.setItem('bms_lang', of), language)
    await holdSession(page)
    await page.goto('/privileges/900')
    const edit = page.locator('[data-edits]')
    await expect(edit).toBeVisible()
    await expectToFit(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await edit.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectToFit(page)
  })
