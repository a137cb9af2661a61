import { hostileTexts } from '../support/hostileTexts.ts'
import { prepareTexts } from '../support/judgeTexts.ts'
import { expect, test } from '../support/portal.ts'
import { openAs } from '../support/userCard.ts'

prepareTexts()

for (const [what, address, label, endpoint] of [
  ['privileges', '/privileges', 'Buscar privilegios', 'listPrivileges'],
  ['roles', '/roles', 'Buscar roles', 'listRoles'],
  ['companies', '/users/101/empresas', 'Buscar empresa', 'listCompanies'],
] as const)
  test(`the box that searches ${what} takes every text without asking the service`, async ({
    page,
    mock,
  }) => {
    await openAs(page, address)
    const rows = page.locator('a[data-row]').or(page.getByRole('checkbox', { name: /^Asignado / }))
    await expect(rows).toHaveCount(10)
    await mock.clearRequests()
    const box = page.getByRole('searchbox', { name: label })
    for (const text of Object.values(hostileTexts(100))) {
      await box.fill(text)
      await expect(rows.first().or(page.getByText('No se encontraron resultados'))).toBeVisible()
    }
    await box.fill('')
    await expect(rows).toHaveCount(10)
    expect(await mock.requests(endpoint)).toHaveLength(0)
  })
