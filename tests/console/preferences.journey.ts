import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expectToFit } from '../support/fits.ts'
import { holdSession, ownMenu } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^(Mis preferencias|Qué cambia)$/ })

async function open(page: Page): Promise<void> {
  await ownMenu(page).click()
  await page.getByRole('menuitem', { name: 'Mis preferencias' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function give(page: Page, content: string | Buffer, name = 'preferencias.json'): Promise<void> {
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
}

test('preferences leave as a file, are reset with one question, and come back once seen (beyond 27)', async ({
  page,
}) => {
  await holdSession(page)
  await page.addInitScript(() => {
    if (localStorage.getItem('list-view.roles')) return
    localStorage.setItem('list-view.roles', '{"columns":["alias"],"density":"compact"}')
    localStorage.setItem('keys', 'no')
  })
  await page.goto('/roles')
  await expect(page.getByRole('columnheader', { name: 'Alias' })).toBeVisible()
  await open(page)
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Exportar' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({
    format: 'account-portal.preferences',
    version: 1,
    person: 'admin',
  })

  await dialog(page).getByRole('button', { name: 'Restablecer…' }).click()
  await page
    .getByRole('alertdialog', { name: '¿Restablecer tus preferencias?' })
    .getByRole('button', { name: 'Restablecer' })
    .click()
  await expect(page.getByText('Preferencias restablecidas')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Alias' })).toHaveCount(0)

  await open(page)
  await give(page, file.replace('"person": "admin"', '"person": "maria.gomez"'))
  await expect(dialog(page).getByText('El archivo es de maria.gomez.')).toBeVisible()
  const changes = dialog(page).getByRole('row')
  await expect(changes).toHaveText([
    'PreferenciaAhoraEn el archivo',
    'Atajos de una letraSíNo',
    'Roles: densidad y columnasCómodaCompacta · Alias',
  ])
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('Preferencias importadas')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Alias' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(page.getByRole('columnheader', { name: 'Alias' })).toHaveCount(0)
})

test('a file that is none of preferences changes nothing and says why; the dialog fits at every width (beyond 27)', async ({
  page,
}) => {
  await holdSession(page)
  await page.goto('/roles')
  await open(page)
  const before = await page.evaluate(() => JSON.stringify(localStorage))
  for (const [content, sentence] of [
    ['x'.repeat(5 * 1024 * 1024), 'El archivo es demasiado grande'],
    ['<script>alert(1)</script>', 'El archivo no es de preferencias'],
    ['{"format":"account-portal.preferences","version":2}', 'una versión más nueva del portal'],
  ] as const) {
    await give(page, content)
    await expect(dialog(page).getByRole('alert')).toContainText(sentence)
  }
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before)
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(ownMenu(page)).toBeFocused()
})
