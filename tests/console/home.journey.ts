import { expectAccessible } from '../support/accessibility.ts'
import { goOffline, holdSession, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { beforeFirst } from '../support/signInAgain.ts'

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
  await beforeFirst(page, '**/GenerateToken', () => mock.revokeTokens())
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

test('the mails of the next days stand on the home with their clash, and lead to their day in the calendar [beyond 20]', async ({
  page,
  mock,
}) => {
  const [, one, , other] = await mock.records('notifications')
  await mock.change('notifications', one!.id, { executionDate: '2039-02-28', applicationIds: [1, 3] })
  await mock.change('notifications', other!.id, { executionDate: '2039-02-28', applicationIds: [3] })
  // 20:30 of the 27th in Bogota; in UTC it is the 28th.
  await mock.setClock({ set: '2039-02-28T01:30:00Z' })
  await holdSession(page)
  await page.goto('/')
  const week = page.getByRole('region', { name: 'Correos de los próximos 7 días' })
  await expect(week).toContainText('Salen 2 correos.')
  await expect(week.getByRole('listitem')).toHaveText([/^mañana a las 23:59 de Bogotá .+ Coinciden$/])
  await expect(week).toContainText(one!.reason)
  expect(await mock.requests('listNotifications')).toHaveLength(1)
  await expectAccessible(page)
  await week.getByRole('link', { name: '1 día con coincidencias' }).press('Enter')
  await expect(page).toHaveURL(/\/notifications\?view=calendar&day=2039-02-28$/)
  await expect(page.getByText(`Coincide en Suite con «${other!.reason}».`)).toBeVisible()
})

test('mails that do not come are said in their place and come on a press; whom the service refuses them sees none @firefox', async ({
  page,
  mock,
}) => {
  const path = '/api/Notifications/List'
  let fault = await mock.fault({ match: { path }, kind: 'status', status: 500 })
  await holdSession(page)
  await page.goto('/')
  const week = page.getByRole('region', { name: 'Correos de los próximos 7 días' })
  await expect(week.getByRole('alert')).toContainText('Error al realizar la petición.')
  await expect(page.getByRole('region', { name: 'Cambios recientes' }).getByRole('listitem')).toHaveCount(4)
  await mock.removeFault(fault)
  await week.getByRole('button', { name: 'Reintentar' }).click()
  await expect(week.getByRole('alert')).toHaveCount(0)
  await expect(week).toContainText(/No sale ningún correo\. El próximo sale el|Salen? \d+ correos?\./)

  fault = await mock.fault({ match: { path }, kind: 'status', status: 403 })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Cambios recientes' }).getByRole('listitem')).toHaveCount(4)
  await expect
    .poll(async () => (await mock.requests('listNotifications')).some(({ status }) => status === 403))
    .toBe(true)
  await expect(week).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('what this session changed stands on the home, and is taken back from there', async ({ page, mock }) => {
  await mock.change('users', 9, { modifiedon: new Date().toISOString() })
  await holdSession(page)
  await page.goto('/users?search=carla.uno')
  await page.getByRole('switch').first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click()
  await expect.poll(async () => (await mock.record('users', 9)).idstate).toBe(1)
  await page.getByRole('navigation', { name: 'Menú lateral' }).getByRole('link', { name: 'Inicio' }).click()
  const own = page.getByRole('region', { name: 'Cambios de esta sesión' })
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await expect(own).toContainText('Carla Uribe Ñustes')
  await expectAccessible(page)
  await own.getByRole('button', { name: 'Ver y deshacer' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Cambios de esta sesión' })
  await panel.getByRole('button', { name: /^Deshacer/ }).press('Enter')
  await expect(panel).toContainText('Deshecho')
  await page.keyboard.press('Escape')
  await expect(own).toContainText('(deshecho)')
  await expect(own.getByRole('button', { name: 'Ver y deshacer' })).toBeFocused()
  expect((await mock.record('users', 9)).idstate).toBe(0)
})
