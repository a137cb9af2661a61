import {
  deleteNotification,
  listNotificationApplications,
  listSubjectsByTemplate,
  listTemplatesByApps,
} from '#contracts/notifications.ts'
import { accept, seeToast } from '../../support/messages.ts'
import { choose, fillIn, maintenance, openList } from '../../support/notifications.ts'
import { expect } from '../../support/portal.ts'
import { button, dialog, openAs } from '../../support/userCard.ts'
import type { Place } from '../place.ts'

const noOptions = 'No pudimos cargar las opciones.'

export const notificationPlaces: Place[] = [
  {
    room: 'notifications',
    what: 'the removal of a notification [T75, T76, CCL-47]',
    without: {
      'a refusal with 200': 'the answer about a notification is a text, which has no code',
    },
    endpoint: deleteNotification,
    context: 'list action',
    async begin({ page, mock }) {
      const [, waiting] = await mock.records('notifications')
      const { id, reason } = waiting!
      const remove = button(page, `Eliminar ${reason}`)
      const restore = async (): Promise<void> => {
        await mock.change('notifications', id, waiting!)
        await openList(page)
        await expect(remove).toBeVisible()
      }
      await openList(page)
      return {
        async act() {
          await remove.click()
          await button(dialog(page), 'Eliminar').click()
        },
        message: dialog(page).filter({ hasNotText: '¿' }),
        isLookedUp: true,
        unknown: 'No sabemos si la notificación se eliminó',
        close: () => accept(page),
        look: () => Promise.resolve(page.url()),
        record: async () => (await mock.records('notifications')).find((one) => one.id === id) ?? null,
        async done() {
          await expect(dialog(page)).toContainText('La notificación fue eliminada exitosamente')
          await restore()
        },
        async afterDone() {
          await expect(dialog(page)).toHaveAccessibleName('Notificación eliminada')
          await restore()
        },
      }
    },
  },
  {
    room: 'notifications',
    what: 'the check of the template before a save [T75, NTF-23]',
    endpoint: listTemplatesByApps,
    context: 'save',
    async begin({ page, mock }) {
      const begin = async (): Promise<void> => {
        await page.goto('/notifications/new')
        await fillIn(page, { reason: 'Cambio', day: '31/12/2098' })
      }
      await openAs(page, '/notifications/new')
      await fillIn(page, { reason: 'Cambio', day: '31/12/2098' })
      return {
        act: () => button(page, 'Guardar').click(),
        message: dialog(page),
        close: () => accept(page),
        look: async () => [
          page.url(),
          await page.getByRole('textbox', { name: 'Motivo' }).first().inputValue(),
        ],
        record: () => mock.records('notifications'),
        async done() {
          await seeToast(page, 'La notificación fue creada')
          await begin()
        },
      }
    },
  },
  {
    room: 'notifications',
    what: 'the applications that a notification can go to [T75]',
    endpoint: listNotificationApplications,
    context: 'first load',
    async begin({ page }) {
      await openAs(page, '/notifications')
      return {
        async act() {
          await page.goto('/notifications/new')
        },
        message: page.getByText(noOptions),
        words: noOptions,
        // The menus of the console read the same.
        retry: () => button(page.getByRole('main'), 'Reintentar').click(),
        async done() {
          await expect(page.getByText(noOptions)).toHaveCount(0)
          await choose(page, 'Suite')
        },
      }
    },
  },
  {
    room: 'notifications',
    what: 'the templates of the chosen applications [T75]',
    endpoint: listTemplatesByApps,
    context: 'first load',
    async begin({ page }) {
      await openAs(page, '/notifications/new')
      return {
        async act() {
          await page.goto('/notifications/new')
          await choose(page, 'Suite')
        },
        message: page.getByText(noOptions),
        words: noOptions,
        retry: () => button(page, 'Reintentar').click(),
        done: async () => {
          await page.getByLabel('Plantilla').selectOption(maintenance.template)
        },
      }
    },
  },
  {
    room: 'notifications',
    what: 'the subjects of a template [T75]',
    endpoint: listSubjectsByTemplate,
    context: 'first load',
    async begin({ page }) {
      await openAs(page, '/notifications/new')
      return {
        async act() {
          await page.goto('/notifications/new')
          await choose(page, 'Suite')
          await page.getByLabel('Plantilla').selectOption(maintenance.template)
        },
        message: page.getByText(noOptions),
        words: noOptions,
        retry: () => button(page, 'Reintentar').click(),
        done: async () => {
          await page.getByLabel('Asunto').selectOption(maintenance.subject)
        },
      }
    },
  },
]
