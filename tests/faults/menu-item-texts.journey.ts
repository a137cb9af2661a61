import type { Page } from '@playwright/test'
import { hostileTexts } from '../support/hostileTexts.ts'
import { judgeTexts, typedLine, type TextCase } from '../support/judgeTexts.ts'
import { expect, test } from '../support/portal.ts'
import { button, openAs } from '../support/userCard.ts'

const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true })
const tidy = (text: string): string => text.replaceAll('\u00a0', ' ').trim()

/** The forty texts, each with what stays of it and what is said about that. */
function cases(
  max: number,
  problemOf: (value: string) => string | null,
  typed: (put: string) => string = typedLine,
): TextCase[] {
  return Object.entries(hostileTexts(max)).map(([what, put]) => {
    const value = tidy(typed(put))
    return { what, put, value, problem: problemOf(value) }
  })
}

const within = (max: number, isRequired: boolean) => (value: string) => {
  if (isRequired && value === '') return 'Campo obligatorio.'
  return value.length > max ? `Debe tener máximo ${max} caracteres.` : null
}

test('the fields of a menu item: every text has the verdict of the table [T23, T24, MNU-25, MNU-28, MNU-29, MNU-30]', async ({
  page,
}) => {
  page.on('dialog', () => {
    throw new Error('a text opened a dialog of the browser')
  })
  await openAs(page, '/menuSettings/lateral?app=1')
  await button(page, 'Crear Menu').click()
  expect(await judgeTexts(field(page, 'Nombre'), cases(100, within(100, true)))).toEqual([])
  const noAddress = (value: string): string =>
    value === '' ? 'Campo obligatorio.' : 'Ingrese una url correcta!'
  expect(await judgeTexts(field(page, 'URL'), cases(2_000, noAddress))).toEqual([])
  const description = cases(300, within(300, false), (put) => put.normalize('NFC'))
  expect(await judgeTexts(field(page, 'Descripción'), description)).toEqual([])
  await page.getByRole('radio', { name: 'Función' }).click()
  expect(await judgeTexts(field(page, 'Nombre de la función'), cases(100, within(100, true)))).toEqual([])
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
  await expect(page.getByText('Something error has occurred.')).toHaveCount(0)
})
