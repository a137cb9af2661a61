import { expectAccessible } from '../support/accessibility.ts'
import { expectFocusVisible } from '../support/focus.ts'
import { expect, test } from '../support/portal.ts'
import { choose, openList } from '../support/privileges.ts'
import { button, alertDialog, openAs } from '../support/userCard.ts'

test('a privilege is created by keyboard alone [PRD-21, PRV-03, PRV-08, PRV-15, PRV-23, PRV-25] @release', async ({
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
  await expect(button(alertDialog(page), 'Guardar')).toBeFocused()
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

test('a privilege opens read-only, is edited, and its review lists the changes [PRV-07, PRV-09, PRV-10, PRV-19, PRV-26, UCO-01] @firefox-release @release', async ({
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
  await expect(alertDialog(page)).toHaveAccessibleName('Revisar cambios')
  await expect(alertDialog(page).getByRole('row')).toHaveCount(4)
  const roles = (await mock.records('roles')).filter(
    ({ idstate, applications }) =>
      idstate === 0 &&
      applications.some(({ name, privileges }) => name === 'firmaya' && privileges.includes('VER_REPORTES')),
  ).length
  await expect(alertDialog(page)).toContainText(
    new RegExp(`En las aplicaciones que quitas lo pierden? ${roles} rol(es)?\\.`),
  )
  await expectAccessible(page)
  await expect(button(alertDialog(page), 'Guardar')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('El privilegio fue modificado exitosamente')).toBeVisible()
  expect(await mock.record('privileges', id)).toMatchObject({
    description: 'Ver los reportes',
    application: ['suite', 'RESETOTP', 'archivo', 'colnomina'],
  })
})
