import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { table } from '../support/notifications.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button, openAs } from '../support/userCard.ts'

const links = (page: Page) => table(page).locator('a[data-row]')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Buscar notificaciones' })
const range = (page: Page) => page.locator('.pager-range')

/** Signs in first: the portal learns the service's clock from the token. */
async function enter(page: Page): Promise<void> {
  await page.goto('/login')
  await signIn(page, 'admin')
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  await drawer.getByRole('link', { name: 'Notificaciones' }).click()
  await expect(links(page).first()).toBeVisible()
}

test('the drawer leads to the notifications, whose search and order are in the address [CON-11, NTF-01, NTF-02, NTF-03, NTF-04] @release', async ({
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
  const reach = page.getByRole('button', { name: /^A quién llega / }).first()
  await reach.click()
  const reached = page.getByRole('alertdialog')
  await expect(reached).toContainText(/Llega a \d+ personas\./)
  await button(reached, 'Cerrar').press('Enter')
  await expect(reach).toBeFocused()
  const shown = await links(page).allTextContents()
  await page.reload()
  await expect(links(page)).toHaveText(shown)
  const download = page.waitForEvent('download')
  await button(page, 'Más acciones').click()
  await button(page, 'Exportar').click()
  const file = await readFile(await (await download).path(), 'utf8')
  const lines = file.replace('\uFEFF', '').trim().split(/\r?\n/)
  expect(lines[0]).toBe('Motivo;Asunto;Aplicaciones;Fecha de envío;Estado')
  expect(lines).toHaveLength(16)
  expect(lines[1]).toMatch(/;\d\d\/\d\d\/2040 23:59;PENDIENTE$/)
})

test('the calendar of pending mails is used by keyboard, and a mail moved by keys and by pointer [beyond 20, T87] @release', async ({
  page,
  mock,
}) => {
  const [, one, , other] = await mock.records('notifications')
  const { id, reason } = one!
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
  await mock.change('notifications', other!.id, { executionDate: '2039-02-28', applicationIds: [1] })
  // 20:30 of the 27th in Bogota; in UTC it is the 28th.
  await mock.setClock({ set: '2039-02-28T01:30:00Z' })
  await enter(page)
  await page.getByRole('link', { name: 'Calendario', exact: true }).press('Enter')
  const calendar = page.getByRole('group', { name: 'Calendario de notificaciones' })
  const full = 'lunes, 28 de febrero de 2039: 2 notificaciones, con coincidencias'
  await expect(calendar.getByRole('gridcell', { selected: true }).getByRole('button')).toHaveAccessibleName(
    full,
  )
  await expectAccessible(page)
  await button(calendar, full).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(button(calendar, 'domingo, 27 de febrero de 2039: hoy, sin notificaciones')).toBeFocused()
  await expect(page).toHaveURL(/day=2039-02-27$/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/day=2039-02-28$/)
  await calendar.getByRole('link', { name: reason }).click()
  await expect(page).toHaveURL(new RegExp(`/notifications/${id}$`))
  await page.goBack()
  await expect(page).toHaveURL(/view=calendar/)

  const stored = async () => (await mock.record('notifications', id)).executionDate.slice(0, 10)
  await button(calendar, `Mover ${reason} a otro día`).press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${reason} sale ahora el 01/03/2039`)).toBeVisible()
  expect(await stored()).toBe('2039-03-01')
  await page.keyboard.press('Control+z')
  await expect(page.getByText(`${reason} sale ahora el 28/02/2039`)).toBeVisible()
  expect(await stored()).toBe('2039-02-28')
  await page.goto('/notifications?view=calendar&day=2039-02-28')
  await calendar
    .getByRole('listitem')
    .filter({ hasText: reason })
    .first()
    .dragTo(calendar.getByRole('button', { name: /^domingo, 27 de febrero/ }))
  await expect(page.getByText(`${reason} sale ahora el 27/02/2039`)).toBeVisible()
})
