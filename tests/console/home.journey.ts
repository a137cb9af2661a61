import { expectAccessible } from '../support/accessibility.ts'
import { links } from '../support/lists.ts'
import { expect, test } from '../support/portal.ts'
import { button, alertDialog, openAs } from '../support/userCard.ts'

test('an administrator sees the last changes, finds a person and undoes a change from the home @release', async ({
  page,
  mock,
}) => {
  await mock.change('users', 9, { modifiedon: new Date().toISOString() })
  await openAs(page, '/')
  await expect(page.getByRole('region', { name: 'Personas' })).toContainText('254 personas en total')
  const changed = page.getByRole('region', { name: 'Cambios recientes' })
  await expect(changed.getByRole('listitem')).toHaveCount(4)
  await expect(changed.getByRole('listitem').first()).toContainText(
    /Carla Uribe Ñustes\s*carla\.uno\s*\d\d\/\d\d\/\d{4} \d\d:\d\d \((ahora|hace \d+ min)/,
  )
  expect(await mock.requests('listUsers')).toHaveLength(1)
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Buscar una persona' }).fill('Ñustes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\?search=%C3%91ustes$/)
  await expect(links(page)).toHaveCount(3)

  await page.getByRole('switch').first().click()
  await button(alertDialog(page), 'Desactivar').click()
  await expect(page.getByText('El usuario quedó en estado inactivo')).toBeVisible()
  await page.getByRole('navigation', { name: 'Menú lateral' }).getByRole('link', { name: 'Inicio' }).click()
  const own = page.getByRole('region', { name: 'Cambios de esta sesión' })
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await button(own, 'Ver y deshacer').press('Enter')
  const panel = page.getByRole('dialog', { name: 'Cambios de esta sesión' })
  await panel.getByRole('button', { name: /^Deshacer:/ }).press('Enter')
  await expect(panel).toContainText('Deshecho')
  await page.keyboard.press('Escape')
  await expect(own).toContainText('(deshecho)')
  await expect(button(own, 'Ver y deshacer')).toBeFocused()
})

test('without a console menu the home opens an application and requests no people @release', async ({
  page,
  context,
  mock,
}) => {
  await context.route(/^https:\/\/[\w.]+\.suite\.test\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Aplicación</title>' }),
  )
  await openAs(page, '/', 'maria.gomez')
  const own = page.getByRole('region', { name: 'Tus aplicaciones' })
  await expect(own.getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Mi cuenta' })).toContainText('maria.gomez')
  await expect(page.getByRole('main').getByRole('link', { name: 'Usuarios' })).toHaveCount(0)
  await expectAccessible(page)
  expect(await mock.requests('listUsers')).toHaveLength(0)
  await own.getByRole('button', { name: /^Colnómina/ }).press('Enter')
  await expect(page).toHaveURL(/^https:\/\/app\.colnomina\.suite\.test\/\?token=/)
})
