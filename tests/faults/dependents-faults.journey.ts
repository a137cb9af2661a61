import { expect, test } from '../support/portal.ts'
import { openList, stateOf } from '../support/privileges.ts'
import { button, dialog } from '../support/userCard.ts'

test('a count of dependents that fails says so in the question, and can be asked again', async ({
  page,
  mock,
}) => {
  await mock.change('privileges', 'VER_REPORTES', { idstate: 0 })
  await openList(page, '?search=ver_reportes')
  for (const path of ['/api/role/list', '/api/menu/list', '/api/privilege/list']) {
    await stateOf(page, 'VER_REPORTES').click()
    const fault = await mock.fault({ match: { path }, kind: 'status', status: 403 })
    await button(dialog(page), 'Ver quién lo usa').click()
    await expect(dialog(page).getByRole('alert')).toContainText('La cuenta está incompleta.')
    await expect(dialog(page)).toHaveCount(1)
    await mock.removeFault(fault)
    await button(dialog(page), 'Reintentar').click()
    await expect(dialog(page)).toContainText(/Lo usan \d+ roles?\./)
    await button(dialog(page), 'Cancelar').click()
    await expect(dialog(page)).toHaveCount(0)
  }
})
