import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { openList, row } from '../support/lists.ts'
import { expect, test } from '../support/portal.ts'
import { button } from '../support/userCard.ts'
import { pressEnter } from '../support/walks.ts'

test('columns and density are chosen by keyboard, and stay chosen in this browser @release', async ({
  page,
  mock,
}) => {
  const threeDaysAgo = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString()
  await mock.change('users', 'maria.gomez', { modifiedon: threeDaysAgo })
  await openList(page, '/users?search=maria.gomez%40')
  const asked = (await mock.requests('listUsers')).length
  await pressEnter(button(page, 'Más acciones'))
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Desde un archivo' }).focus()
  for (const column of ['Empresa', 'Aplicaciones', 'Última modificación']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox', { name: column })).toBeFocused()
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Cómoda' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Más acciones')).toBeFocused()
  await expect(page.getByRole('radio')).toHaveCount(0)

  await expectChosen(page)
  const height = await heightOf(page)
  await expect(row(page, 'maria.gomez').locator('time')).toHaveAttribute('datetime', threeDaysAgo)
  expect(await mock.requests('listUsers')).toHaveLength(asked)
  await page.reload()
  await expectChosen(page)
  await expect.poll(() => heightOf(page)).toBe(height)
})

async function heightOf(page: Page): Promise<number> {
  return Math.round((await row(page, 'maria.gomez').boundingBox())!.height)
}

async function expectChosen(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: 'Usuarios' })
  await expect(table).toHaveAttribute('data-density', 'compact')
  await expect(table.getByRole('columnheader')).toHaveText([
    'Seleccionar la página',
    'Usuario',
    'Nombres',
    'Apellidos',
    'Documento',
    'Correo electrónico',
    'Empresa',
    'Aplicaciones',
    'Última modificación',
    'Estado',
    'Acciones',
  ])
  const cell = (column: string) => row(page, 'maria.gomez').locator(`[data-column="${column}"]`)
  await expect(cell('customer')).toHaveText('Alimentos São Bento E. S. P.')
  await expect(cell('applications')).toHaveText('ibuhoo, colnomina')
  await expect(cell('modified')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d \(hace 3 días\)$/)
}
