import * as applications from '../support/applications.ts'
import { expect, test } from '../support/portal.ts'
import * as roles from '../support/roles.ts'
import { openAs } from '../support/userCard.ts'

const hostile = '<img src=x onerror=window.__pwn=1>'

test('hostile texts of a role, an application and a notification stay text in every place [T17, T89, T96] @release', async ({
  page,
  mock,
}) => {
  await mock.change('privileges', 'CREAR_FACTURAS', { name: hostile, application: ['suite'] })
  await mock.change('roles', 'Auditor', {
    name: hostile,
    alias: '\u202Eevil\u0000',
    applications: [{ name: 'suite', privileges: [hostile], isVisible: true }],
  })
  await mock.change('applications', 'suite', { title: `${hostile} suite`, urlApp: 'javascript:alert(1)' })
  await roles.openList(page, '?search=onerror')
  await roles.table(page).getByRole('link', { name: hostile }).click()
  await expect(page.getByRole('main')).toContainText(hostile)
  await page.getByRole('button', { name: 'Editar Aplicaciones' }).click()
  await expect(page.getByRole('checkbox', { name: `Asignado ${hostile}` })).toBeChecked()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(`${hostile} suite`)

  await applications.openList(page, '?search=onerror')
  await applications
    .table(page)
    .getByRole('link', { name: `${hostile} suite` })
    .click()
  await expect(page.getByRole('main')).toContainText('javascript:alert(1)')
  await expect(page.locator('main a[href^="javascript:"]')).toHaveCount(0)

  const { id } = (await mock.records('notifications')).find(
    ({ executed, templateId }) => !executed && templateId === 5,
  )!
  await mock.change('notifications', id, { reason: hostile })
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
  await expect(page.getByRole('main')).toContainText(hostile)
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
})
