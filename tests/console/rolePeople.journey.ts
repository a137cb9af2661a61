import { expectAccessible } from '../support/accessibility.ts'
import { expectNoSidewaysScroll } from '../support/lists.ts'
import { expect, test } from '../support/portal.ts'
import { button, alertDialog, openAs } from '../support/userCard.ts'

test('a role is given to people from its card, found with them, taken from them and given back [beyond 31] @release', async ({
  page,
  mock,
}) => {
  await openAs(page, '/roles?search=Auditor')
  await page.getByRole('link', { name: 'Auditor', exact: true }).click()
  await button(page, 'Más acciones').click()
  await button(page, 'Dar a personas').click()
  await expect(page).toHaveURL(/\/users\?give=Auditor$/)
  await expect(page.getByText('Selecciona las personas que tendrán el rol Auditor.')).toBeVisible()
  await page.getByRole('searchbox').fill('zuluaga')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/search=zuluaga&give=Auditor$/)
  await expect(page.getByRole('table').getByRole('link').first()).toHaveText(/zuluaga/)
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await button(page, 'Dar o quitar un rol').click()
  await expect(page.getByText('Se da Auditor')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await button(page, 'Continuar').press('Enter')
  await expect(alertDialog(page)).toContainText('¿Deseas dar el rol Auditor a')
  await button(alertDialog(page), 'Dar rol').click()
  await expect(page.getByRole('heading', { name: 'Resultado' })).toBeVisible()
  const given = (await mock.requests('modifyUser')).length
  expect(given).toBeGreaterThan(0)
  await expect(page.getByText(`${given} hechos`)).toBeVisible()
  await button(page, 'Cerrar').click()

  await page.getByRole('link', { name: 'Quién lo tiene' }).click()
  await expect(page).toHaveURL(/\/users\?role=Auditor$/)
  await expect(page.getByText(/ de 254 personas. Actualizado el /)).toBeVisible()
  await page.getByRole('searchbox').fill('zuluaga')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText(/^\d+ de \d\d personas. Actualizado el /)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await button(page, 'Dar o quitar un rol').click()
  await expect(page.getByText('Se quita Auditor')).toBeVisible()
  await button(page, 'Continuar').click()
  await button(alertDialog(page), 'Quitar rol').click()
  await expect(page.getByRole('button', { name: /^Deshacer( los \d+)?$/ })).toBeVisible()
  const taken = (await mock.requests('modifyUser')).length - given
  await page.getByRole('button', { name: /^Deshacer( los \d+)?$/ }).click()
  await expect.poll(async () => (await mock.requests('modifyUser')).length).toBe(given + 2 * taken)
})
