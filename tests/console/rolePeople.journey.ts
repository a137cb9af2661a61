import { expectNoViolations } from '../support/accessibility.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

test('from a role one gives it to people, sees who has it, and takes it back from them, with a result for each (beyond 31)', async ({
  page,
  mock,
}) => {
  await holdSession(page)
  await page.goto('/roles?search=Auditor')
  await page.getByRole('link', { name: 'Auditor', exact: true }).click()
  await page.getByRole('button', { name: 'Dar a personas' }).click()
  await expect(page).toHaveURL(/\/users\?give=Auditor$/)
  await expect(page.getByText('Elige a quién dar el rol Auditor y presiona «Rol…».')).toBeVisible()
  await page.getByRole('searchbox').fill('zuluaga')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/search=zuluaga&give=Auditor$/)
  // Until they are there, those of the whole list can be chosen.
  await expect(page.getByRole('table').getByRole('link').first()).toHaveText(/zuluaga/)
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await page.getByRole('button', { name: 'Rol…' }).click()
  await expect(page.getByLabel('Rol', { exact: true })).toHaveValue('Auditor')
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Continuar' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('¿Deseas dar el rol Auditor a')
  await question.getByRole('button', { name: 'Dar rol' }).click()
  await expect(page.getByRole('heading', { name: 'Resultado' })).toBeVisible()
  const given = (await mock.requests('modifyUser')).length
  expect(given).toBeGreaterThan(0)
  await expect(page.getByText(`${given} hechos`)).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar' }).click()

  await page.getByRole('link', { name: 'Quién lo tiene' }).click()
  await expect(page).toHaveURL(/\/users\?role=Auditor$/)
  await expect(page.getByText(/ de 254 personas, leído a las /)).toBeVisible()
  await page.getByRole('searchbox').fill('zuluaga')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText(/^\d+ de \d\d personas, leído a las /)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await page.getByRole('button', { name: 'Rol…' }).click()
  await expect(page.getByLabel('Quitarlo')).toBeChecked()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar rol' }).click()
  await expect(page.getByRole('button', { name: /^Deshacer( los \d+)?$/ })).toBeVisible()
  const taken = (await mock.requests('modifyUser')).length - given
  await page.getByRole('button', { name: /^Deshacer( los \d+)?$/ }).click()
  await expect.poll(async () => (await mock.requests('modifyUser')).length).toBe(given + 2 * taken)
})
