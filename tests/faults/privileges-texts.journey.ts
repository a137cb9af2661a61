import { hostileTexts } from '../support/hostileTexts.ts'
import { judgeTexts, typedLine, type TextCase } from '../support/judgeTexts.ts'
import { expect, test } from '../support/portal.ts'
import { openList, table } from '../support/privileges.ts'
import { openAs } from '../support/userCard.ts'

function nameCase([what, put]: [string, string]): TextCase {
  const value = typedLine(put).slice(0, 60).toWellFormed().replaceAll('\u00a0', ' ').trim()
  const isRight = /^[A-Za-z0-9_]*$/.test(value)
  const problem =
    value === ''
      ? 'Campo obligatorio.'
      : value.length > 50
        ? 'Debe tener máximo 50 caracteres.'
        : isRight
          ? null
          : 'Solo se permiten letras, números y guion bajo.'
  return { what, put, value, problem }
}

function descriptionCase([what, put]: [string, string]): TextCase {
  const value = put.normalize('NFC').replaceAll('\u00a0', ' ').trim()
  return { what, put, value, problem: value.length > 100 ? 'Debe tener máximo 100 caracteres.' : null }
}

test.beforeEach(({ page }) => {
  page.on('dialog', () => {
    throw new Error('a text opened a dialog of the browser')
  })
})
test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
  await expect(page.getByText('Something error has occurred.')).toHaveCount(0)
})

test('Nombre of a privilege: every text has the verdict of the table [T23, T24, PRV-15, PRV-16, PRV-17, PRV-18]', async ({
  page,
}) => {
  await openAs(page, '/privileges/new')
  const cases = Object.entries(hostileTexts(50)).map(nameCase)
  expect(await judgeTexts(page.getByLabel('Nombre', { exact: true }), cases)).toEqual([])
})

test('Descripción of a privilege: every text has the verdict of the table [T23, T24, PRV-21]', async ({
  page,
}) => {
  await openAs(page, '/privileges/new')
  const cases = Object.entries(hostileTexts(100)).map(descriptionCase)
  expect(await judgeTexts(page.getByLabel('Descripción'), cases)).toEqual([])
})

test('the box that searches privileges takes every text without asking the service', async ({
  page,
  mock,
}) => {
  await openList(page)
  await mock.clearRequests()
  const box = page.getByRole('searchbox', { name: 'Buscar privilegios' })
  const links = table(page).locator('a[data-row]')
  for (const text of Object.values(hostileTexts(100))) {
    await box.fill(text)
    await expect(links.first().or(page.getByText('No se encontraron resultados'))).toBeVisible()
  }
  await box.fill('')
  await expect(links).toHaveCount(10)
  expect(await mock.requests('listPrivileges')).toHaveLength(0)
})

test('a hostile name, description and title of the service are text wherever they stand [T17, T96]', async ({
  page,
  mock,
}) => {
  const hostile = '<img src=x onerror=window.__pwn=1>'
  await mock.change('privileges', 'VER_FACTURAS', { name: hostile, description: '\u202Eevil\u0000' })
  await mock.change('applications', 'suite', { title: hostile })
  await openList(page, '?search=onerror')
  await expect(table(page)).toContainText(hostile)
  await table(page).getByRole('link', { name: hostile }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del privilegio')
  await expect(page.getByRole('main')).toContainText(hostile)
})
