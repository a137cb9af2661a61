import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoViolations } from '../support/accessibility.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { chooseColumns } from '../support/userColumns.ts'
import { pressEnter } from '../support/walks.ts'

const headings = (page: Page): Locator =>
  page.getByRole('table', { name: 'Usuarios' }).getByRole('columnheader')
const menu = (page: Page): Locator => page.getByRole('button', { name: 'Columnas' })
const cell = (page: Page, column: string): Locator => page.locator(`.row-opens [data-column="${column}"]`)

async function open(page: Page, query = '?search=maria.gomez%40'): Promise<void> {
  await holdSession(page)
  await page.goto(`/users${query}`)
  await expect(page.locator('.pager-range')).toHaveText(/\d/)
}

test('company, applications and last change are chosen by keyboard, and stay chosen in this browser', async ({
  page,
  mock,
}) => {
  const threeDaysAgo = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString()
  const { id } = (await mock.records('users')).find(({ userName }) => userName === 'maria.gomez')!
  await mock.change('users', id, { modifiedon: threeDaysAgo })
  await open(page)
  await expect(headings(page)).toHaveCount(8)
  const asked = (await mock.requests('listUsers')).length
  await pressEnter(menu(page))
  await expectAccessible(page)
  for (const column of ['Empresa', 'Aplicaciones', 'Última modificación']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox', { name: column })).toBeFocused()
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Cómoda' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Compacta' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeFocused()
  await expect(page.getByRole('radio')).toHaveCount(0)

  const chosen = async (): Promise<void> => {
    await expect(headings(page)).toHaveText([
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
    await expect(cell(page, 'customer')).toHaveText('Alimentos São Bento E. S. P.')
    await expect(cell(page, 'applications')).toHaveText('ibuhoo, colnomina')
    const time = cell(page, 'modified').locator('time')
    await expect(time).toHaveText(/^hace 3 días \(\d{1,2} de \p{L}+ de \d{4}.+\d:\d\d\)$/u)
    await expect(time).toHaveAttribute('datetime', threeDaysAgo)
    await expect(time).toHaveAttribute('title', /^\d{1,2} de \p{L}+ de \d{4}.+\d:\d\d$/u)
    await expect(page.getByRole('table', { name: 'Usuarios' })).toHaveAttribute('data-density', 'compact')
  }
  await chosen()
  await expectAccessible(page)
  expect(await mock.requests('listUsers')).toHaveLength(asked)
  await page.reload()
  await chosen()
})

test('a column that is chosen leaves the rows as high as they are after a reload @firefox', async ({
  page,
}) => {
  await open(page, '')
  const heightOf = async (): Promise<number> =>
    Math.round((await page.locator('tbody tr').first().boundingBox())!.height)
  await menu(page).click()
  for (const column of ['Empresa', 'Aplicaciones']) {
    await page.getByRole('checkbox', { name: column }).check()
    await expect(headings(page).filter({ hasText: column })).toBeVisible()
    await expect.poll(heightOf).toBeLessThanOrEqual(60)
    const chosen = await heightOf()
    await page.reload()
    await expect(headings(page).filter({ hasText: column })).toBeVisible()
    await expect.poll(heightOf).toBe(chosen)
    await menu(page).click()
  }
})

test('a choice that was stored wrongly shows the plain list, and can be made again', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('list-view.users')?.includes('customer'))
      localStorage.setItem('list-view.users', '{"columns":{"length":3},"density":"tiny"')
  })
  await open(page)
  await expect(headings(page)).toHaveCount(8)
  await menu(page).click()
  await page.getByLabel('Empresa').check()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByLabel('Empresa')).toHaveCount(0)
  await page.reload()
  await expect(headings(page)).toHaveCount(9)
})

test('compact, with every column, is accessible at every width, in light and dark', async ({ page }) => {
  await chooseColumns(page, ['customer', 'applications', 'modified'], 'compact')
  await open(page, '?size=25')
  await expect(cell(page, 'modified')).toHaveCount(25)
  for (const [width, colorScheme] of [
    [1280, 'dark'],
    [1024, 'light'],
    [390, 'dark'],
  ] as const)
    await test.step(`${width}, ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
      await expectNoViolations(page)
      await menu(page).click()
      await expectNoViolations(page)
      await expect(page.getByRole('radio', { name: 'Compacta' })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('radio')).toHaveCount(0)
    })
})
