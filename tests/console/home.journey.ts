import { expectAccessible } from '../support/accessibility.ts'
import { goOffline, holdSession, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

test('whoever administers sees how many people there are and who was changed last, and finds one by name', async ({
  page,
  mock,
}) => {
  await mock.change('users', 9, { modifiedon: new Date().toISOString() })
  await holdSession(page)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Personas' })).toContainText('254 personas en total')
  const changed = page.getByRole('region', { name: 'Cambios recientes' })
  await expect(changed.getByRole('listitem')).toHaveCount(4)
  await expect(changed.getByRole('listitem').first()).toContainText(
    /Carla Uribe Ñustes\s*carla\.uno\s*(ahora|hace \d+ min)/,
  )
  await expect(page.getByText('En construcción')).toHaveCount(0)
  expect(await mock.requests('listUsers')).toHaveLength(1)
  await expectAccessible(page)

  await changed.getByRole('link', { name: /carla\.uno/ }).click()
  await expect(page).toHaveURL(/\/users\/9$/)
  await page.goBack()
  await page.getByRole('searchbox', { name: 'Buscar una persona' }).fill('Ñustes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\?search=%C3%91ustes$/)
  await expect(page.locator('main tbody a[data-row]')).toHaveCount(3)
})

test('whoever has no console menu opens an application from the home, and nothing of the console is asked for', async ({
  page,
  context,
  mock,
}) => {
  await context.route(/^https:\/\/[\w.]+\.suite\.test\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Aplicación</title>' }),
  )
  await holdSession(page, 'maria.gomez')
  await page.goto('/')
  const own = page.getByRole('region', { name: 'Tus aplicaciones' })
  await expect(own.getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Mi cuenta' })).toContainText('maria.gomez')
  await expect(page.getByRole('main').getByRole('link', { name: 'Usuarios' })).toHaveCount(0)
  await expectAccessible(page)
  expect(await mock.requests('listUsers')).toHaveLength(0)
  await own.getByRole('button', { name: /^Colnómina/ }).press('Enter')
  await expect(page).toHaveURL(/^https:\/\/app\.colnomina\.suite\.test\/\?token=/)
})

test('a session that was revoked says so when an application is opened from the home', async ({
  page,
  mock,
}) => {
  await holdSession(page, 'maria.gomez')
  await page.goto('/')
  const open = page.getByRole('button', { name: /^Colnómina/ })
  await expect(open).toBeVisible()
  await untilSettled(mock)
  await mock.revokeTokens()
  await open.click()
  await expect(page.getByRole('alertdialog')).toContainText('Tu sesión fue revocada.')
})

test('a list that fails is said on the home, and the rest of it stays; without a network what came stays, and is read again when it is back', async ({
  page,
  mock,
}) => {
  const fault = await mock.fault({ match: { path: '/api/user/list' }, kind: 'status', status: 500 })
  await holdSession(page)
  await page.goto('/')
  const changed = page.getByRole('region', { name: 'Cambios recientes' })
  await expect(changed.getByRole('alert')).toContainText('Error al realizar la petición.')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expectAccessible(page)
  await mock.removeFault(fault)
  await changed.getByRole('button', { name: 'Reintentar' }).click()
  await expect(changed.getByRole('listitem')).toHaveCount(4)

  await goOffline(page, mock)
  await expect(page.getByText('Sin conexión. Lo que escribiste sigue aquí.')).toBeVisible()
  await expect(changed.getByRole('listitem')).toHaveCount(4)
  await mock.change('users', 9, { modifiedon: new Date().toISOString() })
  await page.context().setOffline(false)
  await expect(changed.getByRole('listitem').first()).toContainText('carla.uno')
})
