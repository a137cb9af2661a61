import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { application, openList, privilegeBox } from '../support/roles.ts'
import { seeToast } from '../support/messages.ts'
import { button, alertDialog, openAs, section } from '../support/userCard.ts'

const nameOf = (page: Page) => page.getByLabel('Nombre', { exact: false }).and(page.getByRole('textbox'))

test('a role is created by keyboard alone [PRD-21, ROL-06, ROL-13, ROL-21, ROL-23, ROL-28, ROL-29]', async ({
  page,
  mock,
}) => {
  await openList(page)
  await page.getByRole('link', { name: 'Crear rol' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo rol')
  await nameOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Campo obligatorio.')).toBeVisible()
  await page.keyboard.type('Tesorería_2')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/roles\/new\/aplicaciones$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo rol')
  await button(page, 'Guardar').press('Enter')
  await expect(page.getByText('*Se requiere mínimo un privilegio')).toBeVisible()
  await application(page, 'Suite').getByRole('radio').focus()
  await page.keyboard.press('Space')
  await privilegeBox(page, 'CREAR_FACTURAS').focus()
  await page.keyboard.press('Space')
  await expect(privilegeBox(page, 'CREAR_FACTURAS')).toBeChecked()
  await expect(page.getByText('*Se requiere mínimo un privilegio')).toHaveCount(0)
  await expectAccessible(page)
  await button(page, 'Guardar').press('Enter')
  await button(alertDialog(page), 'Guardar').press('Enter')
  await expect(page.getByText('El rol fue creado exitosamente')).toBeVisible()
  await expect(page).toHaveURL(/\/roles$/)
  expect(await mock.record('roles', 'Tesorería_2')).toMatchObject({
    idstate: 0,
    applications: [{ name: 'suite', privileges: ['CREAR_FACTURAS'], isVisible: true }],
  })
})

test('a role opens read-only, is edited over both tabs, and keeps what nobody opened [ROL-12, ROL-14, ROL-15, ROL-16, ROL-17, UCO-01] [G-40] @release', async ({
  page,
  mock,
}) => {
  const applications = [
    { name: 'suite', privileges: ['CREAR_FACTURAS', 'EDITAR_FACTURAS'], isVisible: true },
    { name: 'colnomina', privileges: ['VER_NOMINA'], isVisible: false },
    { name: 'archivo', privileges: [], isVisible: true },
  ]
  const { id } = await mock.change('roles', 'Contador', { applications })
  await openAs(page, `/roles/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del rol')
  await section(page, 'Aplicaciones').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles de aplicaciones')
  await button(page, 'Editar').click()
  await expect(privilegeBox(page, 'CREAR_FACTURAS')).toBeChecked()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar aplicaciones')
  await privilegeBox(page, 'EDITAR_FACTURAS').click()
  await page.getByRole('switch', { name: 'Visible en Suite' }).click()
  await button(page, 'Actualizar').click()
  await expect(alertDialog(page)).toHaveAccessibleName('Revisar cambios')
  await expect(alertDialog(page).getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await button(alertDialog(page), 'Guardar').click()
  await seeToast(page, 'El rol fue modificado exitosamente')
  expect((await mock.record('roles', id)).applications).toEqual([
    { name: 'suite', privileges: ['CREAR_FACTURAS'], isVisible: false },
    applications[1],
    applications[2],
  ])
})
