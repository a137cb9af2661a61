import { holdAnswerLimit, meetFaults } from '../support/answerFaults.ts'
import { openList, table } from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

/** Each call meets every fault; on a busy machine that takes longer than a journey usually may. */
test.describe.configure({ timeout: 300_000 })

test.beforeEach(({ page }) => page.addInitScript(holdAnswerLimit))

test('the list of notifications survives every fault of its call [T75, CCL-46]', async ({ page, mock }) => {
  await openAs(page, '/home')
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  await meetFaults(page, mock, {
    path: '/api/Notifications/List',
    act: () => drawer.getByRole('link', { name: 'Notificaciones' }).click(),
    message: table(page).getByRole('alert'),
    async again() {
      await button(table(page), 'Reintentar').click()
      await expect(table(page).locator('a[data-row]')).toHaveCount(10)
      await drawer.getByRole('link', { name: 'Inicio' }).click()
      await page.reload()
      await expect(page.locator('.home')).toBeVisible()
    },
  })
})

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
    async close() {
      await button(dialog(page), 'Aceptar').click()
      await expect(dialog(page)).toHaveCount(0)
    },
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
