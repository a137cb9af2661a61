import { meetFaults, prepareFaults } from '../support/answerFaults.ts'
import { accept, seeToast } from '../support/messages.ts'
import { fillIn, openList } from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

prepareFaults()

test('the removal of a notification survives every fault of its call [T75, T76, CCL-47]', async ({
  page,
  mock,
}) => {
  const [, waiting] = await mock.records('notifications')
  const { id, reason } = waiting!
  await openList(page)
  const remove = async (): Promise<void> => {
    await button(page, `Eliminar ${reason}`).click()
    await button(dialog(page), 'Eliminar').click()
  }
  await meetFaults(page, mock, {
    path: '/api/Notifications/Delete',
    act: remove,
    message: dialog(page),
    unknown: 'No sabemos si la notificación se eliminó',
    close: () => accept(page),
    look: () => Promise.resolve(page.url()),
    record: async () => (await mock.records('notifications')).find((one) => one.id === id) ?? null,
    async again({ isDone }) {
      if (!isDone) {
        await remove()
        await expect(dialog(page)).toContainText('La notificación fue eliminada exitosamente')
      }
      await mock.change('notifications', id, waiting!)
      await openList(page)
      await expect(button(page, `Eliminar ${reason}`)).toBeVisible()
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
    look: async () => [page.url(), await page.getByRole('textbox', { name: 'Motivo' }).first().inputValue()],
    record: () => mock.records('notifications'),
    again: () => Promise.resolve(),
  })
  await button(page, 'Guardar').click()
  await seeToast(page, 'La notificación fue creada')
})
