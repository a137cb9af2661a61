import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoViolations, inBothSchemes } from '../support/accessibility.ts'
import { expectToFit } from '../support/fits.ts'
import { goOffline, holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { openList, row, stateOf, table } from '../support/privileges.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

const links = (page: Page) => table(page).locator('a[data-row]')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Buscar privilegios' })
const range = (page: Page) => page.locator('.pager-range')

test('the drawer leads to the privileges, whose search, order and page are in the address [CON-07, PRV-01, PRV-04, PRV-05, PRV-06] @firefox', async ({
  page,
  mock,
}) => {
  await openAs(page, '/home')
  await page
    .getByRole('navigation', { name: 'Menú lateral' })
    .getByRole('link', { name: 'Privilegios' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privilegios')
  await expect(range(page)).toHaveText('1–10 de 40')
  await mock.clearRequests()
  await box(page).fill('facturas')
  await expect(range(page)).toHaveText('1–4 de 4')
  await expect(page).toHaveURL(/\/privileges\?search=facturas$/)
  const unsorted = await links(page).allTextContents()
  await page.getByLabel('Ordenar por').selectOption({ label: 'Más antiguo' })
  await expect(links(page)).not.toHaveText(unsorted)
  const shown = await links(page).allTextContents()
  expect(shown.toSorted()).toEqual(['ANULAR_FACTURAS', 'CREAR_FACTURAS', 'EDITAR_FACTURAS', 'VER_FACTURAS'])
  await page.reload()
  await expect(links(page)).toHaveText(shown)
  await expect(box(page)).toHaveValue('facturas')
  await box(page).fill('')
  await button(page, 'Página siguiente').click()
  await expect(page).toHaveURL(/\/privileges\?sort=oldest&page=2$/)
  await expectAccessible(page)
  await links(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del privilegio')
  await button(page, 'Volver').click()
  await expect(page).toHaveURL(/\/privileges\?sort=oldest&page=2$/)
  await expect(links(page).first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/privileges|\/home/)
})

test('somebody without the right is told once, and led to the users [CON-21, CON-22]', async ({ page }) => {
  await openAs(page, '/privileges', 'maria.gomez')
  await expect(dialog(page)).toContainText('no tiene los privilegios suficientes')
  await expect(dialog(page)).toHaveCount(1)
  await button(dialog(page), 'Aceptar').click()
  await expect(page).toHaveURL(/\/users$/)
})

test('a switch is asked, counted, answered and announced by keyboard alone [PRV-11, PRV-13, PRV-14, PRV-28]', async ({
  page,
  mock,
}) => {
  await mock.change('privileges', 'VER_REPORTES', { idstate: 0 })
  const roles = (await mock.records('roles')).filter(
    ({ idstate, applications }) =>
      idstate === 0 && applications.some(({ privileges }) => privileges.includes('VER_REPORTES')),
  )
  const [menu] = await mock.records('menus')
  const item = {
    key: 'a1b2c3d4e5',
    name: 'Reportes',
    url: '/r',
    privilege: ['VER_REPORTES'],
    isActivate: true,
  }
  await mock.change('menus', menu!.id, { menujson: JSON.stringify([item]) })
  await openList(page, '?search=ver_reportes')
  const control = stateOf(page, 'VER_REPORTES')
  await control.focus()
  await page.keyboard.press('Space')
  await expect(dialog(page)).toHaveAccessibleName('¿Deseas inactivar este privilegio?')
  await expect(button(dialog(page), 'Cancelar')).toBeFocused()
  await expect(dialog(page)).toContainText(`Está en uso por ${roles.length} roles, 1 ítem de menú.`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(control).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(dialog(page), 'Cancelar')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(dialog(page), 'Desactivar')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Notificación')
  await expect(dialog(page)).toContainText(
    'El privilegio quedó en estado inactivo para todas las aplicaciones asociadas',
  )
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(control).not.toBeChecked()
  await expect(control).toBeFocused()
  expect(await mock.record('privileges', 'VER_REPORTES')).toMatchObject({ idstate: 1 })
})

test('the licence is switched after a question, and nothing else with it [PRV-12, PRV-13]', async ({
  page,
  mock,
}) => {
  const before = await mock.record('privileges', 'VER_LISTAS')
  await openList(page, '?search=ver_listas')
  const control = page.getByRole('switch', { name: 'Licencia de VER_LISTAS' })
  await control.click()
  const verb = before.licence ? 'inactivar' : 'activar'
  await expect(dialog(page)).toHaveAccessibleName(`¿Deseas ${verb} la licencia de este privilegio?`)
  await button(dialog(page), before.licence ? 'Desactivar' : 'Activar').click()
  await expect(dialog(page)).toContainText('El privilegio fue modificado exitosamente')
  await button(dialog(page), 'Aceptar').click()
  expect(await mock.record('privileges', 'VER_LISTAS')).toEqual({ ...before, licence: !before.licence })
})

test('a thousand privileges are searched while typing, without a call; a count can be stopped', async ({
  page,
  mock,
}) => {
  await mock.play('many-privileges')
  await mock.play('many-roles')
  await openList(page)
  await expect(range(page)).toHaveText(/^1–10 de 1\.0\d\d$/)
  await mock.clearRequests()
  await box(page).pressSequentially('regional77x')
  await expect(links(page)).toHaveCount(1)
  expect(await mock.requests('listPrivileges')).toHaveLength(0)
  const name = (await links(page).textContent())!
  expect(name).toHaveLength(50)
  await mock.fault({ match: { path: '/api/privilege/list' }, kind: 'latency', ms: 200, after: 6 })
  await stateOf(page, name).click()
  await button(dialog(page), 'Ver quién lo usa').click()
  await expect(dialog(page).getByRole('progressbar')).toBeVisible()
  await button(dialog(page), 'Detener').click()
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0)
  await expect(button(dialog(page), 'Ver quién lo usa')).toBeVisible()
  await button(dialog(page), 'Cancelar').click()
})

test('the file has every privilege of the search in its order, not only the page [beyond 14]', async ({
  page,
  mock,
}) => {
  await mock.change('privileges', 'VER_FACTURAS', { description: '=1+1; "uno"' })
  await openList(page, '?search=ver_&sort=oldest')
  await expect(range(page)).toContainText('de ')
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Exportar').click()])
  expect(file.suggestedFilename()).toBe('privilegios.csv')
  const lines = (await readFile(await file.path(), 'utf8')).replace(/\r\n$/, '').split('\r\n')
  expect(lines[0]).toBe('\uFEFFNombre;Descripción;Aplicaciones;Fecha de creación;Licencia;Estado')
  const total = Number(/\d+$/.exec((await range(page).textContent())!)![0])
  expect(lines).toHaveLength(total + 1)
  expect(lines[1]).toContain((await links(page).first().textContent())!)
  expect(lines.find((line) => line.startsWith('VER_FACTURAS'))).toContain(`"'=1+1; ""uno"""`)
})

test('the chosen ones are switched in one run, each with its result [beyond 12]', async ({ page, mock }) => {
  for (const name of ['VER_NOMINA', 'CREAR_NOMINA', 'EDITAR_NOMINA'])
    await mock.change('privileges', name, { idstate: name === 'EDITAR_NOMINA' ? 1 : 0 })
  await openList(page, '?search=nomina')
  for (const name of ['VER_NOMINA', 'CREAR_NOMINA', 'EDITAR_NOMINA'])
    await page.getByRole('checkbox', { name: `Seleccionar ${name}` }).check()
  await button(page, 'Desactivar').click()
  await expect(dialog(page)).toHaveAccessibleName('¿Deseas desactivar 2 privilegios?')
  await button(dialog(page), 'Desactivar').click()
  const result = page.getByRole('dialog', { name: 'Resultado' })
  await expect(result).toContainText('2 hechos')
  await expect(result).toContainText('1 omitido')
  await button(result, 'Cerrar').click()
  for (const name of ['VER_NOMINA', 'CREAR_NOMINA', 'EDITAR_NOMINA'])
    expect(await mock.record('privileges', name)).toMatchObject({ idstate: 1 })
})

test('without a connection the rows stay with their age, and come anew with it [beyond 8]', async ({
  page,
  mock,
}) => {
  await openList(page, '?search=facturas')
  await goOffline(page, mock)
  await expect(page.getByText('Ves los datos de hace un momento.')).toBeVisible()
  await expect(links(page)).toHaveCount(4)
  await mock.change('privileges', 'VER_FACTURAS', { description: 'Cambiada' })
  await page.context().setOffline(false)
  await expect(row(page, 'VER_FACTURAS')).toContainText('Cambiada')
})

test('nothing is an empty list, and offers to create a privilege [CER-07]', async ({ page, mock }) => {
  const answer = JSON.stringify({ result: { informationCode: 'R11', information: 'Nada', records: [] } })
  await mock.fault({ match: { path: '/api/privilege/list' }, kind: 'body', body: answer })
  await openAs(page, '/privileges')
  await expect(table(page)).toContainText('No se encontraron resultados')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Exportar')).toHaveAccessibleDescription('No hay privilegios para exportar.')
  await page.getByRole('link', { name: 'Crear privilegio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo Privilegio')
})

test('from 320 to 1920 wide no name, heading or date is cut, no title leaves its cell, and the page does not scroll sideways', async ({
  page,
  mock,
}) => {
  await mock.play('many-privileges')
  await mock.change('applications', 'suite', { title: 'W'.repeat(60) })
  await openList(page, '?search=regional')
  for (const width of [320, 390, 600, 768, 900, 1024, 1280, 1440, 1920])
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const look = () =>
        table(page).evaluate((element) => {
          const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
            scrollWidth > clientWidth || scrollHeight > clientHeight + 2
          const headings = [...element.querySelectorAll('th')].filter(
            (heading) => getComputedStyle(heading).clipPath === 'none' && heading.clientWidth > 0,
          )
          const names = [...element.querySelectorAll('[data-column=name] .cell-text')]
          const dates = [...element.querySelectorAll('[data-column=created] .cell-text')]
          const titles = [...element.querySelectorAll('td[data-column=applications]')]
          return {
            cutHeadings: headings.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
            names: names.length,
            cutNames: names.filter(isCut).length,
            wideTitles: titles.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
            brokenDates: dates.filter(({ clientHeight }) => clientHeight > 20).length,
            page: document.documentElement.scrollWidth,
          }
        })
      await expect.poll(look).toEqual({
        cutHeadings: 0,
        names: 10,
        cutNames: 0,
        wideTitles: 0,
        brokenDates: 0,
        page: width,
      })
    })
})

for (const [language, title, create, question] of [
  ['es', 'Privilegios', 'Crear privilegio', '¿Deseas inactivar este privilegio?'],
  ['en', 'Privileges', 'Create privilege', 'Do you want to deactivate this privilege?'],
  ['pt', 'Privilégios', 'Criar privilégio', 'Deseja desativar este privilégio?'],
] as const)
  test(`the list speaks ${language}, and is accessible in light and dark at three widths`, async ({
    page,
    mock,
  }) => {
    test.slow()
    await mock.change('privileges', 'VER_FACTURAS', { idstate: 0 })
    await page.addInitScript((of) => localStorage.setItem('bms_lang', of), language)
    await holdSession(page)
    await page.goto('/privileges?search=ver_facturas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('link', { name: create })).toBeVisible()
    await expect(page.locator('a[data-row]')).toHaveCount(1)
    await expectToFit(page)
    await page.getByRole('switch').last().click()
    await expect(dialog(page)).toHaveAccessibleName(question)
    await inBothSchemes(page, () => expectNoViolations(page))
  })
