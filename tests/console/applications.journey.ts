import { expectAccessible } from '../support/accessibility.ts'
import { table } from '../support/applications.ts'
import { expect, test } from '../support/portal.ts'
import { button, openAs } from '../support/userCard.ts'

test('the drawer leads to the applications, whose search, order and page are in the address [CON-09, APP-01, APP-06, APP-09, APP-10, APP-12] @release', async ({
  page,
  mock,
}) => {
  await openAs(page, '/home')
  await page
    .getByRole('navigation', { name: 'Menú lateral' })
    .getByRole('link', { name: 'Aplicaciones' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aplicaciones')
  const links = table(page).locator('a[data-row]')
  await expect(page.locator('.pager-range')).toHaveText('1–10 de 13')
  await expectAccessible(page)
  await mock.clearRequests()
  await page.getByRole('searchbox', { name: 'Buscar aplicaciones' }).fill('nomina')
  await expect(links).toHaveText(['Colnómina'])
  await expect(page).toHaveURL(/\/apps\?search=nomina$/)
  expect(await mock.requests('listApplications')).toHaveLength(0)
  await page.reload()
  await expect(links).toHaveText(['Colnómina'])
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalle de datos básicos')
  await expect(page.locator('.card-name')).toContainText('Colnómina')
  await button(page, 'Volver').click()
  await expect(page).toHaveURL(/\/apps\?search=nomina$/)
})
