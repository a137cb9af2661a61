import { goOffline } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { openAs } from '../support/userCard.ts'

/** Every list of the console, and a field of a record on its first page. */
const lists = [
  ['users', 4, 'names'],
  ['applications', 3, 'title'],
  ['privileges', 3, 'description'],
  ['roles', 6, 'description'],
  ['notifications', 2, 'reason'],
] as const
const paths = { applications: '/apps' } as Record<string, string>

for (const [collection, id, field] of lists)
  test(`the rows of ${collection} are those of the service, and are replaced when it is asked again [TBL-13]`, async ({
    page,
    mock,
    context,
  }) => {
    await mock.change(collection, id, { [field]: 'Antes' })
    await openAs(page, paths[collection] ?? `/${collection}`)
    const row = page.locator(`main tbody tr:has(a[data-row="${id}"])`)
    await expect(row).toContainText('Antes')
    await mock.change(collection, id, { [field]: 'Ahora' })
    // A list asks again when the network returns.
    await goOffline(page, mock)
    await context.setOffline(false)
    await expect(row).toContainText('Ahora')
    await expect(row).not.toContainText('Antes')
    await expect(page.locator('main tbody tr')).toHaveCount(10)
  })
