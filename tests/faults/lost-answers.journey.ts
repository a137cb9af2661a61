import { seeToast } from '../support/messages.ts'
import { expect, test } from '../support/portal.ts'
import { button, alertDialog, family, openAs } from '../support/userCard.ts'

// The browser itself sends a request again whose connection dropped.
test('shows a deletion with its undo where the connection drops twice after the work [T76] @release', async ({
  page,
  mock,
}) => {
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'la.una', exact: true }) })
  await family(mock, 'Perdida')
  await openAs(page, '/users?search=perdida')
  await mock.fault({ match: { path: '/api/user/delete' }, kind: 'drop-after', times: 2 })
  await row.getByRole('button', { name: /^Eliminar a / }).click()
  await button(alertDialog(page), 'Eliminar').click()
  await expect(page.getByText('Usuario eliminado').or(button(page, 'Deshacer')).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toHaveCount(0)
  expect((await mock.record('users', 101)).isDeleted).toBe(true)
  await button(page, 'Deshacer').click()
  await seeToast(page, /Perdida · la\.una está de nuevo en la lista\.$/)
  await expect(row).toHaveCount(1)
})
