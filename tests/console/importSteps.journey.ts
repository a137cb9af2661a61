import { expectAccessible } from '../support/accessibility.ts'
import { expectToFit } from '../support/fits.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog } from '../support/userCard.ts'

test('every step of an import is led by the keyboard, fits from 320 to 1920 and is accessible in light and dark (beyond 13)', async ({
  page,
  mock,
}) => {
  await holdSession(page)
  await page.goto('/users/import')
  const answer = await page.request.get('/__mock/v1/people/file?rows=30&wrong=24')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'gente.csv', mimeType: 'text/csv', buffer: await answer.body() })
  await expect(page.getByText('Di qué es cada columna.', { exact: false })).toBeFocused()
  await expectToFit(page)
  // Judged by axe alone: the second engine knows no label that is hidden from the eye.
  await expect(page.getByRole('combobox', { name: 'Qué es «Nombre de usuario»' })).toHaveValue('userName')

  await button(page, 'Revisar').press('Enter')
  await expect(page.getByRole('heading', { name: '24 filas de 30 tienen errores.' })).toBeFocused()
  await expectToFit(page)
  await expectAccessible(page)
  // From what is wrong with the first of these rows to the cell that is, which says so until it is left.
  const grid = page.getByRole('grid')
  await grid.locator('[data-cell="0 0"]').press('Enter')
  const field = grid.getByRole('textbox').or(grid.getByRole('combobox'))
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.press('Escape')
  await expect(grid.locator('[role=gridcell][tabindex="0"]')).toBeFocused()

  await button(page, 'Probar').press('Enter')
  await expect(page.locator('.import-summary')).toHaveText('6 se crean y 24 no se importan.')
  await expectToFit(page)
  await expectAccessible(page)
  const row = page.getByRole('list', { name: 'Filas del archivo' }).getByRole('button').first()
  await row.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  expect(await mock.requests('createUser')).toEqual([])

  await page.getByRole('button', { name: 'Importar 6' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Importar' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Resultado' })).toBeFocused()
  await expect(page.getByText('6 creados')).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
})
