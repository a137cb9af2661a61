import { expectAccessible } from '../support/accessibility.ts'
import { openList, stateOf, table } from '../support/applications.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

test('the drawer leads to the applications, whose search, order and page are in the address [CON-09, APP-01, APP-06, APP-09, APP-10, APP-12] @firefox', async ({
  page,
  mock,
}) => {
  await openAs(page, '/home')
  await page
    .getByRole('navigation', { name: 'Menú lateral' })
    .getByRole('link', { name: 'Aplicaciones' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aplicaciones')
  const links = table(page).locator('a[data-row]')
  await expect(page.locator('.pager-range')).toHaveText('1–10 de 13')
  await expectAccessible(page)
  await mock.clearRequests()
  await page.getByRole('searchbox', { name: 'Buscar aplicaciones' }).fill('nomina')
  await expect(links).toHaveText(['Colnómina'])
  await expect(page).toHaveURL(/\/apps\?search=nomina$/)
  expect(await mock.requests('listApplications')).toHaveLength(0)
  await page.reload()
  await expect(links).toHaveText(['Colnómina'])
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalle de datos básicos')
  await expect(page.locator('.card-name')).toContainText('Colnómina')
  await button(page, 'Volver').click()
  await expect(page).toHaveURL(/\/apps\?search=nomina$/)
})

test('a switch is asked, counted, answered and announced by keyboard alone [APP-13, APP-14, APP-15, APP-16]', async ({
  page,
  mock,
}) => {
  await openList(page, '?search=archivo')
  const control = stateOf(page, 'Archivo digital')
  await control.focus()
  await page.keyboard.press('Space')
  await expect(dialog(page)).toHaveAccessibleName('¿Deseas desactivar esta aplicación?')
  await expect(dialog(page)).toHaveAccessibleDescription(
    'Archivo digital Nadie podrá entrar en Archivo digital.',
  )
  await expect(dialog(page)).toContainText(/Está en uso por|No la usa/)
  await expect(button(dialog(page), 'Desactivar')).toHaveAttribute('data-tone', 'danger')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(control).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(dialog(page), 'Cancelar')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(dialog(page), 'Desactivar')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('La aplicación ha sido actualizada')).toBeVisible()
  await expect(control).not.toBeChecked()
  expect(await mock.record('applications', 'archivo')).toMatchObject({ idState: 1, isVisible: false })
})

test('before Suite is switched off, the question counts what hangs on it by quiet calls, and never waits for them', async ({
  page,
  mock,
}) => {
  await openList(page, '?search=suite')
  const control = stateOf(page, 'Suite')
  await mock.clearRequests()
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/privilege/list', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await control.click()
  await expect(dialog(page)).toContainText('Nadie podrá entrar en Suite.')
  await expect(dialog(page)).toContainText(/Está en uso por \d+ roles, .*ítems de menú/)
  // One of the counts still waits: the answer is open all the same, and the count can be called off.
  await expect(button(dialog(page), 'Desactivar')).not.toHaveAttribute('aria-disabled')
  await button(dialog(page), 'Detener').click()
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0)
  release()
  await button(dialog(page), 'Ver quién la usa').click()
  await expect(dialog(page)).toContainText(
    /Está en uso por \d+ roles, \d+ privilegios, \d+ empresas, \d+ ítems de menú/,
  )
  await expectAccessible(page)
  await button(dialog(page), 'Cancelar').click()
  expect(await mock.requests('modifyApplication')).toEqual([])

  await mock.fault({ match: { path: '/api/menu/list' }, kind: 'status', status: 403, times: 1 })
  await control.click()
  await expect(dialog(page).getByRole('alert')).toContainText('El conteo está incompleto.')
  await expect(dialog(page)).toHaveCount(1)
  await expect(button(dialog(page), 'Desactivar')).not.toHaveAttribute('aria-disabled')
})

test('nothing of an application is cut or off screen, however wide the window is', async ({ page, mock }) => {
  await mock.change('applications', 'archivo', {
    title: 'Gestión documental de la regional Antioquia y Eje Cafetero',
    urlApp: `https://app.${'archivo'.repeat(8)}.suite.test/`,
  })
  await openList(page, '?search=antioquia')
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
    const cut = await table(page)
      .locator('.cell-text')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length)
    expect(cut).toBe(0)
  }
})
