import { ownMenu, signIn, signOut, untilSettled } from '../../support/webkit/people.ts'
import { expect, test } from '../../support/webkit/portal.ts'

test('a wrong password gets an error, the right one the home; after the sign-out Back shows nothing', async ({
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
