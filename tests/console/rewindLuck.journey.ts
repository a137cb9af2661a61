import type { Page } from '@playwright/test'
import * as applications from '../support/applications.ts'
import { openPanel, panel, undo } from '../support/changes.ts'
import { untilCounted } from '../support/messages.ts'
import { goOffline } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { slowness } from '../support/slowness.ts'
import { button, dialog, family, line, openAs, openEdit } from '../support/userCard.ts'

async function saveNames(page: Page, names: string): Promise<void> {
  await line(page, 'names').fill(names)
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(page.locator('.toast')).toContainText('Los datos del usuario han sido actualizados')
}

test('a run over thousands is stopped in the middle, and exactly those that it changed are taken back', async ({
  page,
  mock,
}) => {
  test.setTimeout(300_000 * slowness)
  await mock.play('many-users')
  await openAs(page, '/users?size=50')
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await page.getByRole('button', { name: /^Seleccionar los / }).click()
  const chosen = page.locator('.bulk-bar').getByRole('status')
  await expect(chosen).toHaveText(/^5[.,]?\d\d\d seleccionados$/, { timeout: 120_000 * slowness })
  const states = async (): Promise<Map<number, number>> =>
    new Map((await mock.records('users')).map(({ id, idstate }) => [id, idstate]))
  const before = await states()
  await button(page, 'Desactivar').click()
  const asked = /Escribe ([\d.]+) para continuar/
  await expect(dialog(page)).toContainText(asked)
  const number = asked.exec(await dialog(page).innerText())![1]!
  await dialog(page).getByRole('textbox').fill(number)
  // The run waits for the press that stops it: a page that is busy with its answers hears none in time.
  const stopped = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/user/inactivate', async (route) => {
    if ((sent += 1) > 200) await stopped.promise
    await route.continue()
  })
  await button(dialog(page), 'Desactivar').click()
  const run = page.getByRole('dialog')
  await expect(run.getByRole('progressbar')).toHaveAttribute('value', '200', { timeout: 120_000 * slowness })
  await button(run, 'Detener').click()
  stopped.resolve()
  const result = page.getByRole('dialog', { name: 'Resultado' })
  const tally = result.getByRole('status')
  await expect(tally).toContainText('sin enviar', { timeout: 60_000 * slowness })
  const done = /([\d.]+) hechos/.exec(await tally.innerText())![1]!
  const changed = [...(await states())].filter(([id, state]) => state !== before.get(id))
  expect(changed.length).toBe(Number(done.replace('.', '')))
  await button(result, `Deshacer los ${done}`).click()
  await expect(panel(page)).toContainText('Deshecho', { timeout: 120_000 * slowness })
  expect(await states()).toEqual(before)
})

test('a save is taken back after its token was renewed, by a double press once, and in two tabs once', async ({
  page,
  context,
  mock,
}) => {
  await openEdit(page, 101)
  const { names } = await mock.record('users', 101)
  await saveNames(page, 'Otra Persona')
  // The other tab knows nothing of it, since the memory of a tab is its own.
  const other = await context.newPage()
  await openAs(other, '/users/101')
  await other.keyboard.press('Control+z')
  // What a later press does comes later.
  await button(other, 'Editar').click()
  await expect(button(other, 'Cancelar edición')).toBeVisible()
  await expect(panel(other)).toHaveCount(0)
  await mock.expireTokens()
  await mock.clearRequests()
  await openPanel(page)
  await undo(page).dblclick()
  await expect(panel(page)).toContainText('Deshecho')
  expect((await mock.requests('modifyUser')).filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await mock.record('users', 101)).names).toBe(names)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a save is taken back once there is a connection again, and where another tab has done it nothing is sent', async ({
  page,
  mock,
  noise,
}) => {
  await openEdit(page, 101)
  const { names } = await mock.record('users', 101)
  await saveNames(page, 'Otra Persona')
  await goOffline(page, mock)
  await openPanel(page)
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await undo(page).click({ force: true })
  await expect(panel(page)).not.toContainText('Deshecho')
  await page.context().setOffline(false)
  await expect(undo(page)).not.toHaveAttribute('aria-disabled')
  await mock.change('users', 101, { names })
  await mock.clearRequests()
  await undo(page).click()
  await expect(panel(page)).toContainText('Deshecho')
  expect(await mock.requests('modifyUser')).toEqual([])
  noise.length = 0
})

test('what depends on an application is counted anew for each question, and what changes before the answer is said by the service', async ({
  page,
  mock,
}) => {
  await applications.openList(page, '?search=suite')
  const control = applications.stateOf(page, 'Suite')
  await control.click()
  await expect(dialog(page)).toContainText(/Está en uso por \d+ roles/)
  const counted = async (): Promise<number> =>
    Number(/Está en uso por (\d+) roles/.exec(await dialog(page).innerText())?.[1])
  const first = await counted()
  await mock.change('roles', 'Contador', { idstate: 1 })
  await button(dialog(page), 'Cancelar').click()
  await control.click()
  await untilCounted(page)
  await expect.poll(counted).toBe(first - 1)
  // It is gone by the time that the question is answered.
  const { id } = await mock.record('applications', 'suite')
  await mock.change('applications', id, { idState: 1 })
  await button(dialog(page), 'Desactivar').click()
  await expect(control).not.toBeChecked()
})

test('a person whom another administrator deletes is said to be gone in each of three tabs with her card', async ({
  page,
  context,
  mock,
}) => {
  await family(mock, 'Triple')
  await openEdit(page, 101)
  const [second, third] = [await context.newPage(), await context.newPage()]
  for (const other of [second, third]) await openAs(other, '/users/101')
  await button(third, 'Editar').click()
  await mock.change('users', 101, { isDeleted: true })

  // Saved in the first one, switched in the second one, left open for an edit in the third one.
  await line(page, 'names').fill('Tarde')
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(dialog(page)).toContainText('No encontramos este usuario')
  await button(dialog(page), 'Aceptar').click()
  await expect(line(page, 'names')).toHaveValue('Tarde')

  await button(second, 'Desactivar').click()
  await button(dialog(second), 'Desactivar').click()
  await expect(dialog(second)).toContainText(/no existe|No encontramos/i)

  await third.reload()
  await expect(third.getByText('No encontramos este usuario')).toBeVisible()
  expect((await mock.record('users', 101)).names).not.toBe('Tarde')
})
