import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Key } from 'selenium-webdriver'
import { enter } from '../../support/webkit/people.ts'
import { expect, test } from '../../support/webkit/portal.ts'
import { patience } from '../../support/webkit/part.ts'
import type { Tab } from '../../support/webkit/tab.ts'

const rows = (tab: Tab) => tab.css('tbody a[data-row]')
const range = (tab: Tab) => tab.css('.pager-range')

const heightOfFirst = (tab: Tab): Promise<number> =>
  tab.run(
    // While the rows render again there is none.
    () => document.querySelector('tbody tr')?.getBoundingClientRect().height ?? Number.MAX_SAFE_INTEGER,
  )

test('a list is searched and sorted, Back restores its position, and columns keep the row height @release', async ({
  tab,
  mock,
}) => {
  await enter(tab, mock, '/users')
  await expect.poll(() => range(tab).text(), patience).toMatch(/^1–10 de \d+$/)
  const search = tab.get('searchbox', 'Buscar usuarios')
  await search.fill('peña')
  await tab.press(Key.ENTER)
  await expect.poll(() => range(tab).text(), patience).toMatch(/^1–\d+ de \d{1,2}$/)
  await tab.back()
  await expect.poll(() => range(tab).text(), patience).toMatch(/ de 2\d\d$/)
  expect(await search.value()).toBe('')
  await tab.get('button', 'Página siguiente').click()
  await expect.poll(() => range(tab).text(), patience).toMatch(/^11–20 de \d+$/)

  await tab.get('button', 'Más acciones').press(Key.ENTER)
  await tab.get('button', 'Exportar').press(Key.TAB)
  for (const column of ['Empresa', 'Aplicaciones']) {
    await tab.press(Key.TAB)
    const box = tab.get('checkbox', column)
    await expect.poll(() => box.isFocused(), patience).toBe(true)
    await tab.press(Key.SPACE)
    await tab.css('thead th', column).isThere()
    await expect.poll(() => heightOfFirst(tab), patience).toBeLessThanOrEqual(60)
  }
  await tab.press(Key.ESCAPE)
  await expect.poll(() => tab.get('button', 'Más acciones').isFocused(), patience).toBe(true)
  await tab.reload()
  await tab.css('thead th', 'Aplicaciones').isThere()
  await expect.poll(() => rows(tab).count(), patience).toBe(10)
})

test('all that a search finds is downloaded as a file @release', async ({
  tab,
  mock,
  webkit: { downloads },
}) => {
  await enter(tab, mock, '/users')
  await expect.poll(() => rows(tab).count(), patience).toBe(10)
  await tab.get('button', 'Más acciones').click()
  await tab.get('button', 'Exportar').click()
  const file = join(downloads, 'usuarios.csv')
  await expect.poll(() => readdirSync(downloads), patience).toEqual(['usuarios.csv'])
  await expect.poll(() => readFileSync(file, 'utf8').split('\r\n').length, patience).toBeGreaterThan(240)
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFUsuario;Nombres;Apellidos;Documento;/)
})

test('a saved card does not silently overwrite a colleague’s change @release', async ({ tab, mock }) => {
  const { id } = await mock.record('users', 'maria.gomez')
  await enter(tab, mock, `/users/${id}`)
  await tab.get('button', 'Editar').click()
  await tab.get('textbox', 'Nombres').fill('María José Ñandú')
  await mock.change('users', id, { surnames: 'Gómez Otra' })
  await tab.get('button', 'Actualizar').click()
  const conflict = tab.get('alertdialog', 'Este registro cambió mientras lo editabas')
  await expect.poll(() => conflict.text(), patience).toContain('Gómez Otra')
  expect(await mock.requests('modifyUser')).toHaveLength(0)
  await conflict.get('button', 'Guardar').click()
  await tab.sees('Los datos del usuario han sido actualizados')
  expect(await mock.record('users', id)).toMatchObject({ names: 'María José Ñandú', surnames: 'Gómez Otra' })
})
