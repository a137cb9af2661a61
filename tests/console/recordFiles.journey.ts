import { readFile } from 'node:fs/promises'
import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expectNoSidewaysScroll } from '../support/lists.ts'
import { mockControl, type MockControl } from '../support/mockControl.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { seeToast } from '../support/messages.ts'
import { button, alertDialog } from '../support/userCard.ts'

type Environment = { page: Page; mock: MockControl; close: () => Promise<void> }

/** Another environment: a separate world of the mock, and a person signed in there. */
async function otherEnvironment(
  browser: Browser,
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  namespace: string,
): Promise<Environment> {
  const options = { baseURL, extraHTTPHeaders: { 'X-Mock-Namespace': `${namespace}-other` } }
  const request = await playwright.request.newContext(options)
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await holdSession(page)
  return {
    page,
    mock: mockControl(request),
    async close() {
      await context.close()
      await request.dispose()
    },
  }
}

/** Saves what the open dialog offers as a file; answers with its name and text. */
async function savedFile(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(alertDialog(page), 'Guardar archivo').click(),
  ])
  const name = download.suggestedFilename()
  return { name, mimeType: 'application/json', buffer: await readFile(await download.path()) }
}

test('a role goes as a file to another environment, where one privilege has another name [beyond 32] @release', async ({
  page,
  mock,
  browser,
  playwright,
  baseURL,
  namespace,
}) => {
  const suite = { name: 'suite', privileges: ['CREAR_FACTURAS', 'EDITAR_FACTURAS'], isVisible: true }
  const { id } = await mock.change('roles', 'Contador', { alias: 'CONTA', applications: [suite] })
  await holdSession(page)
  await page.goto(`/roles/${id}`)
  await button(page, 'Más acciones').click()
  await expectAccessible(page)
  await button(page, 'Exportar como archivo').click()
  await expect(alertDialog(page)).toContainText('2 privilegios · 1 aplicación')
  await expectAccessible(page)
  const file = await savedFile(page)
  await expect(button(page, 'Más acciones')).toBeFocused()
  expect(file.name).toBe('rol-contador.json')

  const other = await otherEnvironment(browser, playwright, baseURL!, namespace)
  const there = other.page
  const privileges = await other.mock.records('privileges')
  const edit = privileges.find(({ name }) => name === 'EDITAR_FACTURAS')!
  await other.mock.change('privileges', edit.id, { name: 'CAMBIAR_FACTURAS' })
  await other.mock.change('roles', 'Contador', {
    applications: [{ ...suite, privileges: ['CREAR_FACTURAS'] }],
  })
  await there.goto('/roles')
  await button(there, 'Más acciones').click()
  await there.getByRole('link', { name: 'Desde un archivo' }).click()
  await there.getByLabel('Archivo', { exact: true }).setInputFiles(file)
  await expect(alertDialog(there)).toContainText('Ya hay un rol con el nombre Contador.')
  await button(alertDialog(there), 'Comparar con ese rol').click()
  await expect(there).toHaveURL(new RegExp(`/roles/${id}$`))
  await expect(alertDialog(there).getByRole('group', { name: 'Esto no existe aquí' })).toBeVisible()
  await expectAccessible(there)
  await there.getByLabel('Privilegio EDITAR_FACTURAS en Suite').selectOption('Usar CAMBIAR_FACTURAS')
  await expect(alertDialog(there)).toContainText('gana 1 privilegio en Suite: CAMBIAR_FACTURAS')
  await there.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(there)
  await expectAccessible(there)
  await button(alertDialog(there), 'Rellenar la ficha').click()
  await expect(there.getByText('Estos datos vienen del archivo rol-contador.json.')).toBeVisible()
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Editar rol')
  expect(await other.mock.requests('modifyRole')).toEqual([])
  await button(there, 'Actualizar').click()
  await expect(alertDialog(there)).toContainText('CAMBIAR_FACTURAS')
  await button(alertDialog(there), 'Guardar').click()
  await seeToast(there, 'El rol fue modificado exitosamente')
  expect(await other.mock.record('roles', 'Contador')).toMatchObject({
    alias: 'CONTA',
    applications: [{ ...suite, privileges: ['CREAR_FACTURAS', 'CAMBIAR_FACTURAS'] }],
  })
  await other.close()
})
