import { enter, ownMenu, signOut, storedKeys, untilSettled } from '../../support/webkit/people.ts'
import { expect, test } from '../../support/webkit/portal.ts'
import { patience } from '../../support/webkit/part.ts'

test('a sign-out in one tab ends the session of the other', async ({ tab, mock }) => {
  await enter(tab, mock, '/')
  const other = await tab.another()
  await enter(other, mock, '/users')
  await other.get('link', 'maria.gomez').isThere()
  await untilSettled(mock, 2)
  await signOut(other)
  await other.isAt('/security/logout/verify')
  await tab.isAt('/login')
  await tab.get('textbox', 'Usuario').isThere()
  expect(await storedKeys(tab)).not.toContain('token')
})

test('a message of the session channel ends the session, and Aceptar leads to the sign-in', async ({
  tab,
  mock,
}) => {
  await enter(tab, mock, '/users')
  await expect.poll(async () => (await mock.connections())[0]?.userName, patience).toBe('admin')
  await mock.pushStatus('Tu sesión se abrió en otro lugar')
  const dialog = tab.get('alertdialog')
  await expect.poll(() => dialog.text(), patience).toContain('Tu sesión se abrió en otro lugar')
  expect(await storedKeys(tab)).not.toContain('token')
  await dialog.get('button', 'Aceptar').click()
  await tab.get('button', 'Ingresar').isThere()
  expect(await ownMenu(tab).count()).toBe(0)
})
