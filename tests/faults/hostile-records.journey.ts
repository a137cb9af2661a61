import * as applications from '../support/applications.ts'
import { prepareTexts } from '../support/judgeTexts.ts'
import { expect, test } from '../support/portal.ts'
import * as privileges from '../support/privileges.ts'
import * as roles from '../support/roles.ts'
import { openAs } from '../support/userCard.ts'

prepareTexts()

const hostile = '<img src=x onerror=window.__pwn=1>'

test('a hostile name, description and title of a privilege are text wherever they stand [T17, T96]', async ({
  page,
  mock,
}) => {
  await mock.change('privileges', 'VER_FACTURAS', { name: hostile, description: '\u202Eevil\u0000' })
  await mock.change('applications', 'suite', { title: hostile })
  await privileges.openList(page, '?search=onerror')
  await expect(privileges.table(page)).toContainText(hostile)
  await privileges.table(page).getByRole('link', { name: hostile }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del privilegio')
  await expect(page.getByRole('main')).toContainText(hostile)
})

test('a hostile title and address of an application are text wherever they stand [T17, T96]', async ({
  page,
  mock,
}) => {
  await mock.change('applications', 'archivo', { title: hostile, urlApp: 'javascript:alert(1)' })
  await applications.openList(page, '?search=onerror')
  await expect(applications.table(page)).toContainText(hostile)
  await expect(applications.table(page)).toContainText('javascript:alert(1)')
  await applications.table(page).getByRole('link', { name: hostile }).click()
  await expect(page.getByRole('main')).toContainText(hostile)
  await expect(page.locator('main a[href^="javascript:"]')).toHaveCount(0)
})

test('a hostile name, alias, privilege and title of a role are text wherever they stand [T17, T96]', async ({
  page,
  mock,
}) => {
  await mock.change('privileges', 'CREAR_FACTURAS', { name: hostile, application: ['suite'] })
  await mock.change('roles', 'Auditor', {
    name: hostile,
    alias: '\u202Eevil\u0000',
    applications: [{ name: 'suite', privileges: [hostile], isVisible: true }],
  })
  await mock.change('applications', 'suite', { title: `${hostile} suite` })
  await roles.openList(page, '?search=onerror')
  await roles.table(page).getByRole('link', { name: hostile }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del rol')
  await expect(page.getByRole('main')).toContainText(hostile)
  await page.getByRole('tab', { name: 'Aplicaciones' }).click()
  await expect(page.getByRole('checkbox', { name: `Asignado ${hostile}` })).toBeChecked()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(`${hostile} suite`)
})

test('hostile texts of a notification, its subject and its template are text wherever they stand [T17, T89, T96]', async ({
  page,
  mock,
}) => {
  const { id } = (await mock.records('notifications')).find(
    ({ executed, templateId }) => !executed && templateId === 5,
  )!
  await mock.change('notifications', id, { reason: hostile })
  await mock.change('subjects', 6, { name: hostile })
  await mock.change('templates', 5, {
    title: hostile,
    urlImage: 'javascript:window.__pwn=1',
    variables: JSON.stringify([
      { type: 'text', name: 'titulo', label: hostile, maxLength: -1 },
      { type: 'constructor', name: '__proto__', label: '\u202Eevil', value: hostile },
      null,
    ]),
  })
  await openAs(page, `/notifications/${id}`)
  await expect(page.getByText('Esta plantilla no tiene imagen.')).toBeVisible()
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Modificar' }).click()
  await expect(page.getByText(/^Este portal no conoce estas variables/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(hostile)
})
