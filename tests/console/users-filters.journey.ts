import { expectNoViolations } from '../support/accessibility.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

test('those of a role, of a company or without any are found over all pages, as of the moment that is said, by keyboard, wide and narrow (beyond 31)', async ({
  page,
  mock,
}) => {
  await holdSession(page)
  await page.goto('/users')
  await expect(page.getByText('1–10 de 254')).toBeVisible()
  const filter = page.getByRole('button', { name: 'Filtrar' })
  const read = page.getByText(/^[\d.]+ de 254 personas, leído a las \d/)
  await filter.press('Enter')
  await expect(page.getByLabel('Estado', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Rol').getByRole('option', { name: 'Auditor', exact: true })).toBeAttached()
  await expectNoViolations(page)
  await page.getByLabel('Rol').selectOption('Auditor')
  await page.getByLabel('Estado', { exact: true }).selectOption('active')
  await page.getByRole('button', { name: 'Aplicar' }).press('Enter')
  await expect(read).toBeVisible()
  await expect(page).toHaveURL(/\?state=active&role=Auditor$/)
  await expect(filter).toBeFocused()
  const both = await read.textContent()
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  // The address says it all; a card and back asks for nothing again.
  await page.reload()
  await expect(read).toHaveText(new RegExp(`^${both!.split(',')[0]},`))
  const asked = (await mock.requests('listUsers')).length
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del usuario')
  await page.goBack()
  await expect(read).toBeVisible()
  expect(await mock.requests('listUsers')).toHaveLength(asked)

  await page.getByRole('button', { name: /^Activos/ }).press('Enter')
  await expect(page).toHaveURL(/\?role=Auditor$/)
  await expect(filter).toBeFocused()
  await page.getByRole('button', { name: 'Quitar filtros' }).press('Enter')
  await expect(page).toHaveURL(/\/users$/)
  await expect(page.getByText('1–10 de 254')).toBeVisible()
  await expect(filter).toBeFocused()
})
