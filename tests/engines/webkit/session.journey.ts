import { password } from '../../support/people.ts'
import { endTokens } from '../../support/signInAgain.ts'
import { enter, signOut, storedKeys, untilSettled } from '../../support/webkit/people.ts'
import { expect, test } from '../../support/webkit/portal.ts'
import { patience } from '../../support/webkit/part.ts'

test('a sign-out in one tab ends the session of the other @release', async ({ tab, mock }) => {
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

test('a session that runs out in an edit is signed in to over the page, and the edit is saved', async ({
  tab,
  mock,
}) => {
  await enter(tab, mock, '/privileges/1')
  await tab.get('button', 'Editar').click()
  await tab.get('textbox', 'Descripción').fill('Escrito en Safari')
  await untilSettled(mock)
  const renew = await endTokens(mock)
  await tab.get('button', 'Actualizar').click()
  const cover = tab.get('dialog', 'Tu sesión terminó')
  await expect.poll(() => cover.get('textbox', 'Contraseña').isFocused(), patience).toBe(true)
  await renew()
  await cover.get('textbox', 'Contraseña').fill(password)
  await cover.get('button', 'Ingresar').click()
  await cover.isGone()
  expect(await tab.get('textbox', 'Descripción').value()).toBe('Escrito en Safari')
  await tab.css('.toast-action', 'Guardar').click()
  await expect
    .poll(async () => (await mock.record('privileges', 1)).description, patience)
    .toBe('Escrito en Safari')
})
