import { hostileTexts } from '../support/hostileTexts.ts'
import { judgeTexts, type TextCase } from '../support/judgeTexts.ts'
import { choose } from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'
import { openAs } from '../support/userCard.ts'

test.beforeEach(({ page }) => {
  page.on('dialog', () => {
    throw new Error('a text opened a dialog of the browser')
  })
})
test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
  await expect(page.getByText('Something error has occurred.')).toHaveCount(0)
})

/** What stands in a field of at most `max` characters after a paste, and what is said of it. */
function textCase(
  put: string,
  max: number,
  { hasLines, isTidied }: { hasLines: boolean; isTidied: boolean },
) {
  const typed = (hasLines ? put : put.replaceAll(/[\r\n]/g, '')).normalize('NFC')
  const tidied = typed.replaceAll('\u00a0', ' ').trim()
  const problem =
    tidied === '' ? 'Campo obligatorio.' : tidied.length > max ? `Debe tener máximo ${max} caracteres.` : null
  return { value: isTidied ? tidied : typed, problem }
}

const cases = (max: number, how: { hasLines: boolean; isTidied: boolean }): TextCase[] =>
  Object.entries(hostileTexts(max)).map(([what, put]) => ({ what, put, ...textCase(put, max, how) }))

test('reason and text variables: every text has the verdict of the table [T23, T24, NTV-01, NTV-02, NTV-06, NTV-07]', async ({
  page,
}) => {
  await openAs(page, '/notifications/new')
  const reason = page.getByRole('textbox', { name: 'Motivo' })
  expect(await judgeTexts(reason, cases(200, { hasLines: true, isTidied: true }))).toEqual([])
  await choose(page, 'Suite')
  await page.getByLabel('Plantilla').selectOption('Mantenimiento programado')
  const several = page.getByRole('textbox', { name: 'Motivo' }).last()
  await expect(reason).toHaveCount(2)
  expect(await judgeTexts(several, cases(200, { hasLines: true, isTidied: false }))).toEqual([])
  await page.getByLabel('Plantilla').selectOption('Aviso general')
  const single = page.getByLabel('Título')
  expect(await judgeTexts(single, cases(50, { hasLines: false, isTidied: false }))).toEqual([])
})

test('hostile words of the services are text wherever they stand [T17, T89, T96]', async ({ page, mock }) => {
  const hostile = '<img src=x onerror=window.__pwn=1>'
  const { id } = (await mock.records('notifications')).find(
    ({ executed, templateId }) => !executed && templateId === 5,
  )!
  await mock.change('notifications', id, { reason: hostile })
  await mock.change('subjects', 6, { name: hostile })
  await mock.change('templates', 5, {
    title: hostile,
    urlImage: 'javascript:window.__pwn=1',
    variables: JSON.stringify([
      { type: 'text', name: 'titulo', label: hostile, maxLength: -1 },
      { type: 'constructor', name: '__proto__', label: '\u202Eevil', value: hostile },
      null,
    ]),
  })
  await openAs(page, `/notifications/${id}`)
  await expect(page.getByText('Esta plantilla no tiene imagen.')).toBeVisible()
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Modificar' }).click()
  await expect(page.getByText(/^Este portal no conoce estas variables/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(hostile)
})
