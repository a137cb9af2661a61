import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { openList, row, table } from '../support/notifications.ts'
import { goOffline, signIn } from '../support/people.ts'
import { watchPassing } from '../support/passing.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

const links = (page: Page) => table(page).locator('a[data-row]')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Buscar notificaciones' })
const range = (page: Page) => page.locator('.pager-range')
/** Signs in on the way to the list: the portal learns the service's clock from the token. */
async function enter(page: Page): Promise<void> {
  await page.goto('/login')
  await signIn(page, 'admin')
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  await drawer.getByRole('link', { name: 'Notificaciones' }).click()
  await expect(links(page).first()).toBeVisible()
}
const executed = 'La notificación ya fue ejecutada, no se puede modificar'

test('the drawer leads to the notifications, whose search and order are in the address [CON-11, NTF-01, NTF-02, NTF-03, NTF-04]', async ({
  page,
  mock,
}) => {
  await openAs(page, '/home')
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  await drawer.getByRole('link', { name: 'Notificaciones' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notificaciones de correo')
  await expect(range(page)).toHaveText('1–10 de 30')
  await expectAccessible(page)
  await mock.clearRequests()
  await page.getByLabel('Ordenar por').selectOption({ label: 'Pendiente' })
  await box(page).fill('pendiente')
  await expect(range(page)).toHaveText('1–10 de 15')
  await expect(page).toHaveURL(/\/notifications\?search=pendiente&sort=pending$/)
  const shown = await links(page).allTextContents()
  await page.reload()
  await expect(links(page)).toHaveText(shown)
  const download = page.waitForEvent('download')
  await button(page, 'Exportar').click()
  const file = await readFile(await (await download).path(), 'utf8')
  const lines = file.replace('\uFEFF', '').trim().split(/\r?\n/)
  expect(lines[0]).toBe('Motivo;Asunto;Aplicaciones;Fecha de envío;Estado')
  expect(lines).toHaveLength(16)
  expect(lines[1]).toMatch(/;\d\d\/\d\d\/2040 23:59;Pendiente$/)
})

test('a notification that waits is deleted by the keyboard; one that was executed meanwhile says so [NTF-06, NTF-16, NTF-24]', async ({
  page,
  mock,
}) => {
  const [, first, , second] = await mock.records('notifications')
  await openList(page)
  await button(page, `Eliminar ${first!.reason}`).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText(first!.reason)
  await expectAccessible(page)
  const expectSaid = await watchPassing(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectSaid('La notificación fue eliminada exitosamente')
  await expect(row(page, first!.reason)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(links(page).nth(1)).toBeFocused()

  await mock.change('notifications', second!.id, { executed: true })
  await button(page, `Eliminar ${second!.reason}`).click()
  await button(dialog(page), 'Eliminar').click()
  await expect(dialog(page)).toContainText(executed)
  await button(dialog(page), 'Aceptar').click()
  await expect(row(page, second!.reason)).toContainText('Ejecutada')
  await expect(button(page, `Eliminar ${second!.reason}`)).toHaveCount(0)
})

test('past 23:59 in Bogota the mails are read, the list says executed and delete is gone [NTF-14, NTF-16, NTF-22]', async ({
  page,
  mock,
}) => {
  const [, waiting] = await mock.records('notifications')
  const { id, reason } = waiting!
  await mock.change('notifications', id, {
    executionDate: '2039-05-14',
    templateId: 2,
    subjectId: 3,
    applicationIds: [1],
    variables: JSON.stringify([
      { type: 'text', name: 'titulo', label: 'Título', value: 'Firma desde el teléfono' },
      { type: 'text', name: 'texto', label: 'Texto', value: 'Ya está en las dos tiendas.' },
    ]),
  })
  // Less than two minutes before 23:59 in Bogota, which is 04:59 of the next day in UTC.
  await mock.setClock({ set: '2039-05-15T04:57:05Z' })
  await enter(page)
  await expect(row(page, reason)).toContainText('14/05/2039 23:59Pendiente')
  await expect(page.locator('.pending-summary')).toContainText(
    'La próxima sale el sáb 14/05/2039 23:59, America/Bogota, en 1 min.',
  )
  await expect(button(page, `Eliminar ${reason}`)).toBeVisible()

  await mock.setClock({ advance: 'PT2M' })
  await page.reload()
  await expect(row(page, reason)).toContainText('14/05/2039 23:59Ejecutada')
  await expect(button(page, `Eliminar ${reason}`)).toHaveCount(0)

  const { email } = await mock.record('users', 'maria.gomez')
  await page.goto('/__mock')
  await page.getByLabel('Filter mails').fill(email)
  const mail = page.locator('#mail-list li').first()
  await expect(mail.getByRole('heading')).toHaveText('Nuevas funciones')
  await mail.getByText('Text', { exact: true }).click()
  await expect(mail.locator('pre')).toContainText('Título: Firma desde el teléfono')
  await expect(mail.locator('pre')).toContainText('Texto: Ya está en las dos tiendas.')
})

test('the calendar of what waits is opened, walked and left by the keyboard [beyond 20, T87]', async ({
  page,
  mock,
}) => {
  const [, one, , other] = await mock.records('notifications')
  await mock.change('notifications', one!.id, { executionDate: '2039-02-28', applicationIds: [1, 3] })
  await mock.change('notifications', other!.id, { executionDate: '2039-02-28', applicationIds: [3] })
  // 20:30 of the 27th in Bogota; in UTC it is the 28th.
  await mock.setClock({ set: '2039-02-28T01:30:00Z' })
  await enter(page)
  await page.getByRole('link', { name: 'Calendario', exact: true }).press('Enter')
  const calendar = page.getByRole('group', { name: 'Calendario de pendientes' })
  await expect(calendar.getByRole('gridcell', { selected: true }).getByRole('button')).toHaveAccessibleName(
    'lunes, 28 de febrero de 2039: 2 notificaciones, con coincidencias',
  )
  await expectAccessible(page)
  await button(calendar, 'lunes, 28 de febrero de 2039: 2 notificaciones, con coincidencias').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(button(calendar, 'domingo, 27 de febrero de 2039: hoy, sin notificaciones')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(calendar.getByText(`Coincide en Suite con «${other!.reason}».`)).toBeVisible()
  await calendar.getByRole('link', { name: one!.reason }).click()
  await expect(page).toHaveURL(new RegExp(`/notifications/${one!.id}$`))
  await page.goBack()
  await expect(page).toHaveURL(/view=calendar/)
  await expect(calendar.getByRole('link', { name: one!.reason })).toBeVisible()
})

test('a mail that waits is moved to another day by keys and by the pointer, and taken back [beyond 20]', async ({
  page,
  mock,
}) => {
  const [, one] = await mock.records('notifications')
  const { id, reason } = one!
  await mock.setClock({ set: '2039-02-27T15:00:00Z' })
  await mock.change('notifications', id, {
    executionDate: '2039-02-28',
    templateId: 2,
    subjectId: 3,
    applicationIds: [1],
    variables: JSON.stringify([
      { type: 'text', name: 'titulo', label: 'Título', value: 'Uno' },
      { type: 'text', name: 'texto', label: 'Texto', value: 'Dos' },
    ]),
  })
  const stored = async () => (await mock.record('notifications', id)).executionDate.slice(0, 10)
  await enter(page)
  await page.goto('/notifications?view=calendar&day=2039-02-28')
  const calendar = page.getByRole('group', { name: 'Calendario de pendientes' })
  await button(calendar, `Mover ${reason} a otro día`).press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await button(dialog(page), 'Mover').click()
  await expect(page.getByText(`${reason} sale ahora el 01/03/2039`)).toBeVisible()
  expect(await stored()).toBe('2039-03-01')
  await page.keyboard.press('Control+z')
  await expect(page.getByText(`${reason} sale ahora el 28/02/2039`)).toBeVisible()
  expect(await stored()).toBe('2039-02-28')
  await page.goto('/notifications?view=calendar&day=2039-02-28')
  await calendar
    .getByRole('listitem')
    .filter({ hasText: reason })
    .dragTo(calendar.getByRole('button', { name: /^domingo, 27 de febrero/ }))
  await button(dialog(page), 'Mover').click()
  await expect(page.getByText(`${reason} sale ahora el 27/02/2039`)).toBeVisible()
  for (const width of [320, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    await expectAccessible(page)
  }
})

test('how many people a notification reaches is counted on a press in the list, in the calendar, on its card and before it is deleted', async ({
  page,
  mock,
}) => {
  const [, one] = await mock.records('notifications')
  const { id, reason } = one!
  await mock.setClock({ set: '2039-02-27T15:00:00Z' })
  await mock.change('notifications', id, { executionDate: '2039-02-28', applicationIds: [1, 3] })
  await openList(page, `?search=${encodeURIComponent(reason)}`)
  await mock.clearRequests()
  await button(page, `Eliminar ${reason}`).click()
  await expect(dialog(page)).toContainText('Iba a los usuarios de ')
  await expect(dialog(page)).toContainText('Podrás crearla de nuevo con «Deshacer».')
  await dialog(page)
    .getByRole('button', { name: /^Contar a quién llega/ })
    .click()
  await expect(dialog(page)).toContainText(/Llega a \d+ personas\./)
  await expectAccessible(page)
  const text = async (): Promise<string> => (await dialog(page).innerText()).match(/Llega a \d+ personas/)![0]
  const counted = await text()
  await button(dialog(page), 'Cancelar').click()

  const open = async (path: string, name: string): Promise<void> => {
    await page.goto(path)
    await button(page, name).click()
    await expect(dialog(page)).toContainText(counted)
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await button(dialog(page), 'Cerrar').press('Enter')
    await expect(button(page, name)).toBeFocused()
  }
  await open(`/notifications?search=${encodeURIComponent(reason)}`, `A quién llega ${reason}`)
  await open('/notifications?view=calendar&day=2039-02-28', `A quién llega ${reason}`)
  await open(`/notifications/${id}`, 'A quién llega')
  expect(await mock.requests('modifyNotification')).toEqual([])
})

test('5,000 notifications are searched without a call and turned page by page @firefox', async ({
  page,
  mock,
}) => {
  await mock.play('many-notifications')
  await openList(page)
  await mock.clearRequests()
  await expect(range(page)).toHaveText('1–10 de 5.000')
  await button(page, 'Página siguiente').click()
  await expect(range(page)).toHaveText('11–20 de 5.000')
  await box(page).fill('migracion 4')
  await expect(range(page)).toHaveText(/ de \d{3}$/)
  await expect(links(page).first()).toContainText('Migración')
  expect(await mock.requests('listNotifications')).toEqual([])
  await page.getByRole('link', { name: 'Calendario', exact: true }).click()
  // All of them are laid out by day, which takes a busy machine its time.
  await expect(page.locator('.month-grid [data-plan]').first()).toBeVisible({ timeout: 30_000 })
})

test('the list stands without a connection, and a removal says that nobody knows [T75, T76]', async ({
  page,
  mock,
  noise,
}) => {
  await openList(page)
  const first = page.getByRole('button', { name: /^Eliminar/ }).first()
  await first.click()
  await goOffline(page, mock)
  await expect(page.getByText(/^Ves los datos/)).toBeVisible()
  await button(dialog(page), 'Eliminar').click()
  await expect(dialog(page)).toContainText('No sabemos si la notificación se eliminó')
  await button(dialog(page), 'Aceptar').click()
  await expect(links(page)).toHaveCount(10)
  await expect(first).toHaveAttribute('aria-disabled', 'true')
  await expect(first).toHaveAccessibleDescription('Podrás enviar cuando vuelva la conexión.')
  noise.length = 0
})

test('whoever only reads sees the notifications and is told that they may not delete them [CON-21]', async ({
  page,
  mock,
}) => {
  await openList(page, '', 'lector')
  await page
    .getByRole('button', { name: /^Eliminar/ })
    .first()
    .click()
  await button(dialog(page), 'Eliminar').click()
  await expect(dialog(page)).toContainText('no tiene los privilegios suficientes')
  expect(await mock.records('notifications')).toHaveLength(30)
})
