import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { button, alertDialog, line, openAs } from '../support/userCard.ts'

const reason = 'Solo lectura: tu usuario no puede guardar aquí'

/** The service's word about the missing privilege is read and accepted. */
async function acceptRefusal(page: Page): Promise<void> {
  await expect(alertDialog(page)).toContainText('no tiene los privilegios suficientes')
  await button(alertDialog(page), 'Aceptar').click()
}

test('after a refused save leaving offers none, and the screen stays read-only [CON-21] @release', async ({
  page,
  mock,
}) => {
  await openAs(page, '/users/5', 'lector')
  await button(page, 'Editar').click()
  await line(page, 'names').fill('Pedro Pablo')
  await button(page, 'Actualizar').click()
  await acceptRefusal(page)
  const leaving = alertDialog(page)
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
    await expect(alertDialog(page)).toHaveCount(0)
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

  await test.step('a reload finds out again what the service allows', async () => {
    await page.goto('/users?search=maria.gomez@')
    await expect(page.getByRole('link', { name: 'Crear usuario' })).toBeVisible()
    await expect(page.getByRole('switch')).not.toHaveAttribute('aria-disabled')
  })
})
