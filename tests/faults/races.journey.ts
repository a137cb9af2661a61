import { countCalls } from '../support/countCalls.ts'
import { expect, test } from '../support/portal.ts'
import { button, alertDialog, fillNew, line, openAs } from '../support/userCard.ts'

test('creates one user by Enter held down, and brings one back by a double click [T56] @release', async ({
  page,
  mock,
}) => {
  const [creations, returns] = ['/api/user/create', '/api/user/activateDeletedUser'].map((path) =>
    countCalls(page, path),
  )
  await openAs(page, '/users/new')
  await fillNew(page)
  const slow = await mock.fault({ match: { path: '/api/user/' }, kind: 'latency', ms: 500 })
  await button(page, 'Guardar').click()
  await expect(button(alertDialog(page), 'Guardar')).toBeFocused()
  // Held, it repeats.
  for (let count = 0; count < 8; count += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByText('El usuario fue creado con éxito')).toBeVisible()
  expect(creations!()).toBe(1)
  await mock.removeFault(slow)

  await mock.play('deleted-user')
  await openAs(page, '/users/new')
  await line(page, 'userName').fill('elisa.eliminada')
  await line(page, 'userName').press('Tab')
  await mock.fault({ match: { path: '/api/user/activateDeletedUser' }, kind: 'latency', ms: 500 })
  await button(alertDialog(page), 'Reactivar usuario.').dblclick()
  // While the answer is awaited nothing closes the question.
  await page.keyboard.press('Escape')
  await expect(page.getByText('El usuario fue reactivado')).toBeVisible()
  await expect(page).toHaveURL(/\/users\/\d+$/)
  expect(returns!()).toBe(1)
})
