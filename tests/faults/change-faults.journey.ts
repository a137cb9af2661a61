import type { Locator, Page } from '@playwright/test'
import { meetFaults, prepareFaults } from '../support/answerFaults.ts'
import * as applications from '../support/applications.ts'
import { accept, seeToast } from '../support/messages.ts'
import type { MockControl } from '../support/mockControl.ts'
import * as notifications from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'
import * as privileges from '../support/privileges.ts'
import * as roles from '../support/roles.ts'
import { button, dialog } from '../support/userCard.ts'

prepareFaults()

type Change = {
  path: string
  /** The endpoint's id. */
  endpoint: string
  collection: 'privileges' | 'applications' | 'roles' | 'notifications'
  find: (mock: MockControl) => Promise<{ id: number }>
  open: (page: Page, id: number) => Promise<void>
  /** From the card that is read to the one that is edited. */
  edit?: (page: Page) => Promise<void>
  /** The field that is changed, and its name in the record. */
  field: (page: Page) => Locator
  key: string
  button?: string
  done: string
  /** Where the record holds the change already. */
  doneBefore?: string
}

const changes: Record<string, Change> = {
  'a change of a privilege survives every fault of its call [T75, T76]': {
    path: '/api/privilege/modify',
    endpoint: 'modifyPrivilege',
    collection: 'privileges',
    find: (mock) => mock.record('privileges', 'VER_REPORTES'),
    open: privileges.openEdit,
    field: (page) => page.getByLabel('Descripción'),
    key: 'description',
    done: 'El privilegio fue modificado exitosamente',
  },
  'a change of an application survives every fault of its call [T75, T76]': {
    path: '/api/application/modify',
    endpoint: 'modifyApplication',
    collection: 'applications',
    find: (mock) => mock.record('applications', 'archivo'),
    open: applications.openEdit,
    field: (page) => applications.field(page, 'Descripción'),
    key: 'description',
    button: 'Actualizar datos',
    done: 'Los datos básicos han sido actualizados',
  },
  'a change of a role survives every fault of its call [T75, T76]': {
    path: '/api/role/modify',
    endpoint: 'modifyRole',
    collection: 'roles',
    find: (mock) => mock.record('roles', 'Auditor'),
    open: roles.openEdit,
    field: (page) => page.getByLabel('Alias'),
    key: 'alias',
    done: 'El rol fue modificado exitosamente',
  },
  'a change of a notification survives every fault of its call [T75, T76]': {
    path: '/api/Notifications/Modify',
    endpoint: 'modifyNotification',
    collection: 'notifications',
    async find(mock) {
      const rows = await mock.records('notifications')
      return rows.find(({ executed, templateId }) => !executed && templateId === 1)!
    },
    open: notifications.openEdit,
    async edit(page) {
      await button(page, 'Editar').click()
      await button(dialog(page), 'Modificar').click()
    },
    field: (page) => page.getByRole('textbox', { name: 'Motivo' }).first(),
    key: 'reason',
    done: 'La notificación fue modificada',
    doneBefore: 'La notificación fue guardada',
  },
}

for (const [title, change] of Object.entries(changes))
  test(title, async ({ page, mock }) => {
    const { edit = () => button(page, 'Editar').click(), done, doneBefore = done } = change
    const { id } = await change.find(mock)
    const record = (): Promise<object> => mock.record(change.collection, id)
    const field = change.field(page)
    let round = 0
    const next = (): Promise<void> => field.fill(`RONDA ${(round += 1)}`)
    const update = async (): Promise<void> => {
      await button(page, change.button ?? 'Actualizar').click()
      await button(dialog(page), 'Guardar').click()
    }
    await change.open(page, id)
    await next()
    await meetFaults(page, mock, {
      path: change.path,
      act: update,
      message: dialog(page),
      unknown: 'No sabemos si se guardó',
      close: () => accept(page),
      look: async () => [page.url(), await field.inputValue()],
      record,
      async again({ isDone }) {
        const value = await field.inputValue()
        await mock.clearRequests()
        await update()
        await seeToast(page, isDone ? doneBefore : done)
        // What is stored already is not sent once more.
        expect(await mock.requests(change.endpoint)).toHaveLength(isDone ? 0 : 1)
        expect(await record()).toMatchObject({ [change.key]: value })
        await edit(page)
        await next()
      },
    })
  })
