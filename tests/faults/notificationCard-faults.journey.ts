import type { Page } from '@playwright/test'
import { holdAnswerLimit, meetFaults } from '../support/answerFaults.ts'
import { choose, fillIn, maintenance, openEdit } from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

/** Each call meets every fault; on a busy machine that takes longer than a journey usually may. */
test.describe.configure({ timeout: 300_000 })

test.beforeEach(({ page }) => page.addInitScript(holdAnswerLimit))

async function accept(page: Page): Promise<void> {
  await button(dialog(page), 'Aceptar').click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Waits for a toast, and takes it away so that the next one can be told from it. */
async function seeToast(page: Page, text: string): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: text })
  await expect(toast).toHaveCount(1)
  await toast.getByRole('button', { name: 'Cerrar' }).click()
  await expect(toast).toHaveCount(0)
}

const reasonOf = (page: Page) => page.getByRole('textbox', { name: 'Motivo' }).first()

test('a change of a notification survives every fault of its call [T75, T76]', async ({ page, mock }) => {
  const rows = await mock.records('notifications')
  const { id } = rows.find(({ executed, templateId }) => !executed && templateId === 1)!
  await openEdit(page, id)
  const reason = reasonOf(page)
  let round = 0
  const next = (): Promise<void> => reason.fill(`Ronda ${(round += 1)}`)
  const update = async (): Promise<void> => {
    await button(page, 'Actualizar').click()
    await button(dialog(page), 'Guardar').click()
  }
  await next()
  await meetFaults(page, mock, {
    path: '/api/Notifications/Modify',
    act: update,
    message: dialog(page),
    unknown: 'No sabemos si se guardó',
    close: () => accept(page),
    look: async () => [page.url(), await reason.inputValue()],
    record: () => mock.record('notifications', id),
    async again({ isDone }) {
      const value = await reason.inputValue()
      await mock.clearRequests()
      await update()
      await seeToast(page, isDone ? 'La notificación fue guardada' : 'La notificación fue modificada')
      expect(await mock.requests('modifyNotification')).toHaveLength(isDone ? 0 : 1)
      expect(await mock.record('notifications', id)).toMatchObject({ reason: value })
      await button(page, 'Editar').click()
      await button(dialog(page), 'Modificar').click()
      await next()
    },
  })
})

test('a new notification survives every fault of its call, and is not sent again where it is there [T75, T76]', async ({
  page,
  mock,
}) => {
  await openAs(page, '/notifications/new')
  const reason = reasonOf(page)
  let round = 0
  const fillNext = (): Promise<void> => fillIn(page, { reason: `Ronda ${(round += 1)}`, day: '31/12/2098' })
  const named = async (): Promise<number> =>
    (await mock.records('notifications')).filter((one) => one.reason === `Ronda ${round}`).length
  await fillNext()
  await meetFaults(page, mock, {
    path: '/api/Notifications/Create',
    act: () => button(page, 'Guardar').click(),
    message: dialog(page),
    unknown: 'No sabemos si se guardó',
    close: () => accept(page),
    look: async () => [page.url(), await reason.inputValue()],
    record: named,
    async again({ isDone }) {
      // The browser itself may send once more what was cut off.
      const there = await named()
      await button(page, 'Guardar').click()
      await seeToast(page, isDone ? 'La notificación fue guardada' : 'La notificación fue creada')
      expect(await named()).toBe(isDone ? there : 1)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nueva notificación')
      await fillNext()
    },
  })
})

test('the check of the template survives every fault of its call [T75, NTF-23]', async ({ page, mock }) => {
  await openAs(page, '/notifications/new')
  await fillIn(page, { reason: 'Cambio', day: '31/12/2098' })
  await meetFaults(page, mock, {
    path: '/api/ApplicationsTemplates/TemplatesByApps',
    act: () => button(page, 'Guardar').click(),
    message: dialog(page),
    close: () => accept(page),
    look: async () => [page.url(), await reasonOf(page).inputValue()],
    record: () => mock.records('notifications'),
    again: () => Promise.resolve(),
  })
  await button(page, 'Guardar').click()
  await seeToast(page, 'La notificación fue creada')
})

test('the card survives every fault of the list that it is found in [T75, CCL-46]', async ({
  page,
  mock,
}) => {
  await openAs(page, '/home')
  const rows = await mock.records('notifications')
  const { id } = rows.find(({ executed }) => !executed)!
  const content = page.getByRole('main')
  await meetFaults(page, mock, {
    path: '/api/Notifications/List',
    async act() {
      await page.goto(`/notifications/${id}`)
      // Both menus have been answered, and are no part of what fails.
      for (const name of ['Menú lateral', 'Menú superior'])
        await expect(page.getByRole('navigation', { name }).getByRole('link').first()).toBeVisible()
    },
    message: content.getByRole('alert'),
    async again() {
      await button(content, 'Reintentar').click()
      await expect(button(page, 'Editar')).toBeVisible()
      await page.goto('/home')
      await expect(page.locator('.home')).toBeVisible()
    },
  })
})

test('applications and subjects that do not come can be asked for again [T75, CCL-21, CCL-48]', async ({
  page,
  mock,
}) => {
  const applications = await mock.fault({
    match: { path: '/api/application/getApplicationsForAssignNotification' },
    kind: 'status',
    status: 500,
  })
  await openAs(page, '/notifications/new')
  const field = page.getByLabel('Aplicaciones', { exact: true })
  await expect(field).toHaveAccessibleDescription(/No pudimos cargar las opciones\./)
  await mock.removeFault(applications)
  await button(page, 'Reintentar').click()
  await expect(field).not.toHaveAccessibleDescription(/No pudimos cargar/)
  await choose(page, 'Suite')
  const subjects = await mock.fault({
    match: { path: '/api/Subjects/SubjectsByTemplateId' },
    kind: 'truncate',
  })
  await page.getByLabel('Plantilla').selectOption(maintenance.template)
  await expect(page.getByLabel('Asunto')).toHaveAccessibleDescription(/No pudimos cargar las opciones\./)
  await mock.removeFault(subjects)
  await button(page, 'Reintentar').click()
  await page.getByLabel('Asunto').selectOption(maintenance.subject)
})
