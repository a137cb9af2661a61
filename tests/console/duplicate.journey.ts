import { expectToFit } from '../support/fits.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button, line, newcomer, tab } from '../support/userCard.ts'

test.beforeEach(async ({ page }) => {
  await holdSession(page)
})

test('a person is made like another one from the box: with the companies and roles, but with a name of their own (beyond 30) @firefox', async ({
  page,
}) => {
  await page.goto('/users/4')
  await expect(tab(page, 'roles')).toContainText(/\d/)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar o ir a…' }).fill('duplicar')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Duplicar')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/new\?copia=4$/)
  await expect(page.getByText(/^Esto es una copia de María Gómez Nariño/)).toBeVisible()
  for (const name of ['userName', 'email', 'names', 'surnames', 'document'] as const) {
    await expect(line(page, name)).toHaveValue('')
    await line(page, name).fill(newcomer[name])
  }
  await button(page, 'Siguiente').click()
  await expect(page.getByRole('checkbox', { name: /^Empresa principal /, checked: true })).toHaveCount(1)
  await button(page, 'Siguiente').click()
  await expect(page.getByRole('checkbox', { name: /^Asignado /, checked: true }).first()).toBeVisible()
  await button(page, 'Guardar').click()
  await expect(page.getByText('El usuario fue creado con éxito')).toBeVisible()
})

test('an application and a privilege are duplicated from their cards, and leaving the copy asks first (beyond 30)', async ({
  page,
}) => {
  await page.goto('/privileges/1')
  await button(page, 'Duplicar').click()
  const name = page.getByLabel('Nombre', { exact: true })
  await expect(name).toHaveValue(/_COPIA$/)
  await button(page, 'Guardar').click()
  await expect(page.getByText('El privilegio fue creado exitosamente')).toBeVisible()
  await page.goto('/apps/1')
  await button(page, 'Duplicar').click()
  await expect(page.getByText(/^Esto es una copia de/)).toBeVisible()
  await expect(page.getByLabel('Nombre aplicación', { exact: true })).toHaveValue('')
  await expectToFit(page)
  await button(page, 'Volver').click()
  await expect(page.getByRole('alertdialog')).toContainText('Hiciste modificaciones')
  await button(page.getByRole('alertdialog'), 'Descartar').click()
  await expect(page).toHaveURL(/\/apps$/)
})
