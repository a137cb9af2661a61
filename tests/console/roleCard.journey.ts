import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/portal.ts'
import { application, openEdit, openList, privilegeBox, table } from '../support/roles.ts'
import { button, dialog, openAs } from '../support/userCard.ts'
import { leaveUnsaved, waysOut } from '../support/waysOut.ts'

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
  await expect(page.getByText('El rol fue creado exitosamente')).toBeVisible()
  await expect(page).toHaveURL(/\/roles$/)
  expect(await mock.record('roles', 'Tesorería_2')).toMatchObject({
    idstate: 0,
    applications: [{ name: 'suite', privileges: ['CREAR_FACTURAS'], isVisible: true }],
  })
})

test('a role opens read-only, is edited over both tabs, and keeps what nobody opened [ROL-12, ROL-14, ROL-15, ROL-16, ROL-17, UCO-01, G-40] @firefox', async ({
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
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Aplicaciones' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles de aplicaciones')
  await expect(privilegeBox(page, 'CREAR_FACTURAS')).toBeChecked()
  await expectAccessible(page)
  await button(page, 'Editar').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar aplicaciones')
  await privilegeBox(page, 'EDITAR_FACTURAS').click()
  await page.getByRole('switch', { name: 'Visible en Suite' }).click()
  await button(page, 'Actualizar').click()
  await expect(dialog(page)).toHaveAccessibleName('Revisar cambios')
  await expect(dialog(page).getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await button(dialog(page), 'Guardar').click()
  await expect(page.getByText('El rol fue modificado exitosamente')).toBeVisible()
  expect((await mock.record('roles', id)).applications).toEqual([
    { name: 'suite', privileges: ['CREAR_FACTURAS'], isVisible: false },
    applications[1],
    applications[2],
  ])
})

const ways = {
  ...waysOut,
  'the other tab': (page: Page) => page.getByRole('tab', { name: 'Aplicaciones' }).click(),
}

for (const [way, leave] of Object.entries(ways))
  test(`unsaved changes are asked about on the way out by ${way}, and only then [ROL-22, UCO-02, UCO-03]`, async ({
    page,
    mock,
  }) => {
    await openList(page, '?search=auditor')
    await table(page).locator('a[data-row]').click()
    await button(page, 'Editar').click()
    await leaveUnsaved(page, { field: page.getByLabel('Alias'), value: 'OTRO', leave })
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Editar rol')
    expect(await mock.record('roles', 'Auditor')).toMatchObject({ alias: 'AUDITO' })
    expect(await mock.requests('modifyRole')).toHaveLength(0)
  })

test('of two administrators each sees what the other saved, and chooses [beyond 11] @firefox', async ({
  page,
  mock,
}) => {
  const { id } = await mock.record('roles', 'Auditor')
  await openEdit(page, id)
  await page.getByLabel('Alias').fill('MIO')
  await mock.change('roles', id, { alias: 'DE OTRA', description: 'De otra persona' })
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(dialog(page)).toHaveAccessibleName('Otra persona modificó este registro')
  await expect(dialog(page)).toContainText('De otra persona')
  await expectAccessible(page)
  await button(dialog(page), 'Guardar').click()
  await expect(page.getByText('El rol fue modificado exitosamente')).toBeVisible()
  expect(await mock.record('roles', id)).toMatchObject({ alias: 'MIO', description: 'De otra persona' })
})

test('a thousand privileges are searched, ticked and all given by keyboard, and saved over forty applications', async ({
  page,
  mock,
}) => {
  await mock.play('big-roles')
  const { id, applications } = await mock.record('roles', 'Gran rol 1')
  await openEdit(page, id, '/aplicaciones')
  await expect(page.getByRole('group', { name: 'Aplicaciones' }).getByRole('radio')).toHaveCount(40)
  const heading = page.getByRole('heading', { level: 2, name: 'Suite' })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('checkbox')).not.toHaveCount(0)
  expect(await page.getByRole('checkbox').count()).toBeLessThan(60)
  const all = page.getByRole('switch', { name: 'Asignar todos' })
  await all.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Privilegios asignados: 0 de 9\d\d$/)).toBeVisible()
  const first = page.getByRole('checkbox').first()
  await first.focus()
  for (let row = 0; row < 40; row += 1) await page.keyboard.press('Tab')
  await expect(page.locator('input[type=checkbox]:focus')).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Buscar privilegio' }).fill('permiso_0777')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('checkbox').press('Space')
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(page.getByText('El rol fue modificado exitosamente')).toBeVisible()
  const after = await mock.record('roles', id)
  const suite = after.applications.find(({ name }) => name === 'suite')!
  const before = applications.find(({ name }) => name === 'suite')!
  expect(suite.privileges).toContain('SUITE_PERMISO_0777')
  expect(suite.privileges.length).toBeLessThan(before.privileges.length / 10)
  expect(after.applications.filter(({ name }) => name !== 'suite')).toEqual(
    applications.filter(({ name }) => name !== 'suite'),
  )
})

test('the card of a role that there is not leads to the list', async ({ page }) => {
  await openAs(page, '/roles/999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos este rol')
  await page.getByRole('link', { name: 'Ir a la lista de roles' }).click()
  await expect(page).toHaveURL(/\/roles$/)
})

for (const [language, title] of [
  ['es', 'Editar aplicaciones'],
  ['en', 'Edit applications'],
  ['pt', 'Editar aplicativos'],
] as const)
  test(`the card speaks ${language}, fits from 320 to 1920 and is accessible in light and dark`, async ({
    page,
    mock,
  }) => {
    test.slow()
    const model = await mock.record('privileges', 'CREAR_FACTURAS')
    await mock.change('privileges', 900, { ...model, id: 900, name: 'A'.repeat(50) })
    const { id } = await mock.change('roles', 'Auditor', {
      description: 'W'.repeat(100),
      alias: 'X'.repeat(100),
    })
    await page.addInitScript((of) => localStorage.setItem('bms_lang', of), language)
    for (const tab of ['', '/aplicaciones']) {
      await openAs(page, `/roles/${id}${tab}`)
      await page.locator('[data-edits]').click()
      if (tab !== '') {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.getByRole('checkbox').first()).toBeVisible()
      }
      await expectToFit(page)
    }
  })
