import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, line, openAs } from '../support/userCard.ts'

test('the session that only reads sees privileges, roles and applications, and is told that it may not switch them [CON-21] @firefox', async ({
  page,
  mock,
}) => {
  await openAs(page, '/home', 'lector')
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  for (const [link, collection, name, shown] of [
    ['Privilegios', 'privileges', 'CREAR_FACTURAS', 'CREAR_FACTURAS'],
    ['Roles', 'roles', 'Auditor', 'Auditor'],
    ['Aplicaciones', 'applications', 'archivo', 'Archivo digital'],
  ] as const)
    await test.step(link, async () => {
      const before = await mock.record(collection, name)
      await drawer.getByRole('link', { name: link }).click()
      // The list of before has a search box as well.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
      await page.getByRole('searchbox').fill(name)
      await page.getByRole('switch', { name: `Estado de ${shown}`, exact: true }).click()
      await dialog(page)
        .getByRole('button', { name: /^(Activar|Desactivar)$/ })
        .click()
      await expect(dialog(page)).toContainText('no tiene los privilegios suficientes')
      await expect(dialog(page)).toHaveCount(1)
      expect(await mock.record(collection, name)).toEqual(before)
      await button(dialog(page), 'Aceptar').click()
      await expect(dialog(page)).toHaveCount(0)
    })
})

const reason = 'Solo lectura: tu usuario no puede guardar aquí'

/** The service's word about the missing privilege is read and accepted. */
async function acceptRefusal(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText('no tiene los privilegios suficientes')
  await button(dialog(page), 'Aceptar').click()
}

test('after a save was refused the way out does not offer to save, and the room is only read until rights change', async ({
  page,
  mock,
}) => {
  await openAs(page, '/users/5', 'lector')
  await button(page, 'Editar').click()
  await line(page, 'names').fill('Pedro Pablo')
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await acceptRefusal(page)
  const leaving = dialog(page)
  await expect(leaving).toHaveAccessibleName('Hiciste Modificaciones ¿deseas actualizarlas?')
  await expect(leaving).toContainText(reason)
  await expect(button(leaving, 'Guardar')).toHaveCount(0)
  await expectAccessible(page)
  // What was typed is still there.
  await button(leaving, 'Seguir editando').click()
  await expect(line(page, 'names')).toHaveValue('Pedro Pablo')
  await button(page, 'Volver').click()
  await expect(button(leaving, 'Guardar')).toHaveCount(0)
  await button(leaving, 'Descartar').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible()

  await test.step('the list says so on all that would write, and asks nothing', async () => {
    await page.getByRole('searchbox').fill('maria.gomez@')
    await page.keyboard.press('Enter')
    await expect(page.locator('.pager-range')).toHaveText('1–1 de 1')
    const create = button(page, 'Crear usuario')
    const state = page.getByRole('switch')
    const bin = page.getByRole('button', { name: /^Eliminar a / })
    for (const control of [create, state, bin]) {
      await expect(control).toHaveAttribute('aria-disabled', 'true')
      await expect(control).toHaveAccessibleDescription(reason)
      await control.click({ force: true })
    }
    await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
    await expect(button(page, 'Desactivar')).toHaveAccessibleDescription(reason)
    await button(page, 'Desactivar').click({ force: true })
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/users\?/)
    await expectAccessible(page)
    expect(await mock.requests('setUserState')).toEqual([])
  })

  await test.step('a card too, and no other room', async () => {
    await page.getByRole('link', { name: 'maria.gomez', exact: true }).click()
    await expect(button(page, 'Editar')).toHaveAccessibleDescription(reason)
    await button(page, 'Editar').click({ force: true })
    await expect(button(page, 'Cancelar edición')).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Menú lateral' }).getByRole('link', { name: 'Roles' }).click()
    await expect(page.getByRole('link', { name: 'Crear rol' })).toBeVisible()
  })

  await test.step('once it is loaded anew, what the service allows is found out anew', async () => {
    await page.goto('/users?search=maria.gomez@')
    await expect(page.getByRole('link', { name: 'Crear usuario' })).toBeVisible()
    await expect(page.getByRole('switch')).not.toHaveAttribute('aria-disabled')
  })
})

test('a save that is done after all ends the room’s being only read', async ({ page, mock }) => {
  await openAs(page, '/users/5')
  await button(page, 'Editar').click()
  await line(page, 'names').fill('Pedro Pablo')
  const fault = await mock.fault({ match: { path: '/api/user/modify' }, kind: 'status', status: 403 })
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await acceptRefusal(page)
  await button(dialog(page), 'Seguir editando').click()
  await mock.removeFault(fault)
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(button(page, 'Editar')).toBeVisible()
  await expect(button(page, 'Editar')).not.toHaveAttribute('aria-disabled')
  await expect(page.getByText(reason)).toHaveCount(0)
})
