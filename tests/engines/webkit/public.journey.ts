import type { MockControl } from '../../support/mockControl.ts'
import { ownMenu, signIn, signOut, untilSettled } from '../../support/webkit/people.ts'
import { expect, test } from '../../support/webkit/portal.ts'
import type { Tab } from '../../support/webkit/tab.ts'

const newPassword = 'Nogal.Tibio7'

/** Opens the link of the latest mail to an address. */
async function openMailed(tab: Tab, mock: MockControl, to: string): Promise<void> {
  const { pathname, search } = new URL((await mock.mail(to, 5)).at(-1)!.links[0]!)
  await tab.goto(pathname + search)
}

async function setPassword(tab: Tab, typed: string): Promise<void> {
  await tab.get('textbox', 'Nueva contraseña').fill(typed)
  await tab.get('textbox', 'Confirmar contraseña').fill(typed)
  await tab.get('button', 'Restablecer').click()
}

test('a wrong password is said, the right one leads home, and after the sign-out Back shows nothing of the console', async ({
  tab,
  mock,
}) => {
  await tab.goto('/login')
  await signIn(tab, 'admin', 'ñandú mala')
  await tab.sees('tienes dos (2) intentos más')
  await signIn(tab, 'admin')
  await tab.sees('Ana María')
  expect((await mock.requests('login')).map(({ status }) => status)).toEqual([400, 200])
  await untilSettled(mock)
  await tab.get('navigation', 'Menú lateral').get('link', 'Usuarios').click()
  await tab.isAt('/users')
  // A screen that arrives takes the focus, and with it the menu that is open.
  await tab.get('link', 'maria.gomez').isThere()
  await signOut(tab)
  await tab.isAt('/security/logout/verify')
  for (let step = 0; step < 2; step += 1) {
    await tab.back()
    await tab.get('textbox', 'Usuario').isThere()
    expect(await ownMenu(tab).count()).toBe(0)
  }
})

test('the countdown of a lock outlives a reload', async ({ tab }) => {
  await tab.goto('/login')
  await signIn(tab, 'pedro.bloqueado')
  const countdown = 'El usuario se encuentra bloqueado, vuelve a intentarlo en 1'
  await tab.sees(countdown)
  await tab.reload()
  await tab.sees(countdown)
  expect(await tab.get('button', 'Ingresar').attribute('disabled')).not.toBeNull()
  expect(await tab.get('textbox', 'Usuario').value()).toBe('')
})

test('a forgotten password is set anew by the link of a mail', async ({ tab, mock }) => {
  const maria = 'maria.gomez@suite.test'
  await tab.goto('/login')
  await tab.get('link', 'Recordar contraseña').click()
  await tab.get('textbox', 'Email').fill(maria)
  await tab.get('button', 'Restablecer contraseña').click()
  await tab.sees('***gomez@suite.test')
  await openMailed(tab, mock, maria)
  await tab.get('heading', 'Restablecer contraseña').isThere()
  await tab.isAt('/changepassword')
  await setPassword(tab, newPassword)
  await tab.sees('¡Contraseña actualizada!')
  await tab.get('button', 'Iniciar sesión').click()
  await signIn(tab, 'maria.gomez', newPassword)
  await ownMenu(tab).isThere()
})

test('a password is created by the rules', async ({ tab, mock }) => {
  await tab.goto('/login')
  await openMailed(tab, mock, 'nuevo.usuario@suite.test')
  await tab.get('heading', 'Crear contraseña').isThere()
  await setPassword(tab, 'corta')
  await tab.sees('La contraseña no cumple con el nivel mínimo de seguridad requerida.')
  expect(await tab.get('textbox', 'Nueva contraseña').isFocused()).toBe(true)
  await setPassword(tab, newPassword)
  await tab.isAt('/login')
  await signIn(tab, 'nuevo.usuario', newPassword)
  await ownMenu(tab).isThere()
})
