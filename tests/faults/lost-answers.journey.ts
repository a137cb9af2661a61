import type { Locator, Page, Route } from '@playwright/test'
import { seeToast, untilCounted } from '../support/messages.ts'
import { watchPassing } from '../support/passing.ts'
import { expect, test } from '../support/portal.ts'
import * as notifications from '../support/notifications.ts'
import * as privileges from '../support/privileges.ts'
import { button, dialog, family, fillNew, openAs } from '../support/userCard.ts'

const row = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: 'la.una', exact: true }) })

async function remove(page: Page): Promise<void> {
  await row(page)
    .getByRole('button', { name: /^Eliminar a / })
    .click()
  await button(dialog(page), 'Eliminar').click()
}

/** A proxy that sends what it takes for lost once more, and hands on what came then. */
async function repeated(route: Route): Promise<void> {
  await route.fetch()
  await route.fulfill({ response: await route.fetch() })
}

for (const [how, order] of [
  ['the answer is cut off', { kind: 'truncate' }],
  ['the connection drops after the work, and again', { kind: 'drop-after' }],
  ['the connection drops twice, and the repeated request is refused', { kind: 'drop-after', times: 2 }],
] as const)
  test(`a deletion is said to be done, with its undo, where ${how} [T76]`, async ({ page, mock }) => {
    await family(mock, 'Perdida')
    await openAs(page, '/users?search=perdida')
    await mock.fault({ match: { path: '/api/user/delete' }, ...order })
    await remove(page)
    await expect(page.getByText('Usuario eliminado').or(button(page, 'Deshacer')).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row(page)).toHaveCount(0)
    expect((await mock.record('users', 101)).isDeleted).toBe(true)
    await button(page, 'Deshacer').click()
    await seeToast(page, /Perdida · la\.una está de nuevo en la lista\.$/)
    await expect(row(page)).toHaveCount(1)
  })

test('a deletion that a proxy sends twice is done; one that never arrived is not; one that nobody can look up is open [T76]', async ({
  page,
  mock,
}) => {
  await family(mock, 'Doble')
  await openAs(page, '/users?search=doble')
  const lost = await mock.fault({ match: { path: '/api/user/delete' }, kind: 'reset' })
  const deaf = await mock.fault({ match: { path: '/api/user/GetById' }, kind: 'status', status: 500 })
  await remove(page)
  await expect(dialog(page)).toHaveAccessibleName('No sabemos si el usuario se eliminó')
  await button(dialog(page), 'Aceptar').click()
  await mock.removeFault(deaf)
  await remove(page)
  await expect(dialog(page)).toHaveAccessibleName('El usuario no se eliminó')
  await button(dialog(page), 'Aceptar').click()
  await expect(row(page)).toHaveCount(1)
  await mock.removeFault(lost)

  await page.route('**/api/user/delete', repeated)
  await remove(page)
  await expect(page.getByText('Usuario eliminado').or(button(page, 'Deshacer')).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page)).toHaveCount(0)
  // Brought back by a request that is repeated likewise.
  await page.route('**/api/user/activateDeletedUser', repeated)
  await button(page, 'Deshacer').click()
  await seeToast(page, /Doble · la\.una está de nuevo en la lista\.$/)
})

test('switches, runs, saves and creations whose answers are lost are looked up [T76]', async ({
  page,
  mock,
}) => {
  await family(mock, 'Muda')
  await openAs(page, '/users?search=muda')
  await mock.fault({ match: { path: '/api/user/inactivate' }, kind: 'drop-after' })
  await row(page).getByRole('switch').click()
  await button(dialog(page), 'Desactivar').click()
  await seeToast(page, 'El usuario quedó en estado inactivo')
  await expect(row(page).getByRole('switch')).not.toBeChecked()

  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await button(page, 'Activar').click()
  await button(dialog(page), 'Activar').click()
  const result = page.getByRole('dialog', { name: 'Resultado' })
  await expect(result.getByRole('status')).toContainText('1 hecho')
  await expect(result.getByRole('status')).not.toContainText('fallido')
  await button(result, 'Cerrar').click()
  await mock.clearFaults()

  // The second creation is refused, since the first one took its name.
  await page.route('**/api/user/create', repeated)
  await page.getByRole('link', { name: 'Crear usuario' }).click()
  await fillNew(page)
  await button(page, 'Guardar').click()
  await seeToast(page, 'El usuario fue creado con éxito')
  expect((await mock.records('users')).filter(({ userName }) => userName === 'recien.llegada').length).toBe(1)

  await mock.fault({ match: { path: '/api/privilege/modify' }, kind: 'drop-after' })
  await privileges.openList(page, '?search=ver_reportes')
  await privileges.stateOf(page, 'VER_REPORTES').click()
  await untilCounted(page)
  await button(dialog(page), 'Desactivar').click()
  await expect(dialog(page)).toHaveAccessibleName('Notificación')
  await button(dialog(page), 'Aceptar').click()
  await expect(privileges.stateOf(page, 'VER_REPORTES')).not.toBeChecked()
})

test('a notification whose deletion lost its answer is deleted [T76]', async ({ page, mock }) => {
  const [, waiting] = await mock.records('notifications')
  await notifications.openList(page)
  await mock.fault({ match: { path: '/Notifications/Delete' }, kind: 'drop-after' })
  const expectSaid = await watchPassing(page)
  await button(page, `Eliminar ${waiting!.reason}`).click()
  await button(dialog(page), 'Eliminar').click()
  await expectSaid('Notificación eliminada')
  await expect(button(page, `Eliminar ${waiting!.reason}`)).toHaveCount(0)
})
