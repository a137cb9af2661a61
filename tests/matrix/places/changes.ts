import type { Locator, Page } from '@playwright/test'
import { getApplication, modifyApplication } from '#contracts/application-settings.ts'
import { listNotifications, modifyNotification } from '#contracts/notifications.ts'
import { listPrivileges, modifyPrivilege } from '#contracts/privileges.ts'
import { listRoles, modifyRole } from '#contracts/roles.ts'
import * as applications from '../../support/applications.ts'
import { accept, seeToast } from '../../support/messages.ts'
import type { MockControl } from '../../support/mockControl.ts'
import * as notifications from '../../support/notifications.ts'
import { expect } from '../../support/portal.ts'
import * as privileges from '../../support/privileges.ts'
import * as roles from '../../support/roles.ts'
import { button, dialog } from '../../support/userCard.ts'
import type { Place } from '../place.ts'

type Change = Pick<Place, 'room' | 'what' | 'endpoint' | 'without'> & {
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
  doneBefore?: string | RegExp
  /** What is read again before the change is sent. */
  reads: readonly Place['endpoint'][]
}

/** What is changed on a card. */
export const changes: Place[] = [
  ...changePlaces({
    room: 'privileges',
    what: 'a change of a privilege [T75, T76]',
    endpoint: modifyPrivilege,
    collection: 'privileges',
    find: (mock) => mock.record('privileges', 'VER_REPORTES'),
    open: privileges.openEdit,
    field: (page) => page.getByLabel('Descripción'),
    key: 'description',
    done: 'El privilegio fue modificado exitosamente',
    reads: [listPrivileges],
  }),
  ...changePlaces({
    room: 'applications',
    what: 'a change of an application [T75, T76]',
    endpoint: modifyApplication,
    collection: 'applications',
    find: (mock) => mock.record('applications', 'archivo'),
    open: applications.openEdit,
    field: (page) => applications.field(page, 'Descripción'),
    key: 'description',
    button: 'Actualizar datos',
    done: 'Los datos básicos han sido actualizados',
    reads: [getApplication],
  }),
  ...changePlaces({
    room: 'roles',
    what: 'a change of a role [T75, T76]',
    endpoint: modifyRole,
    collection: 'roles',
    find: (mock) => mock.record('roles', 'Auditor'),
    open: roles.openEdit,
    field: (page) => page.getByLabel('Alias'),
    key: 'alias',
    done: 'El rol fue modificado exitosamente',
    reads: [listRoles, listPrivileges],
  }),
  ...changePlaces({
    room: 'notifications',
    what: 'a change of a notification [T75, T76]',
    without: {
      'a refusal with 200': 'the answer about a notification is a text, which has no code',
    },
    endpoint: modifyNotification,
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
    // Chromium may have sent a request once more by itself, whose answer came.
    doneBefore: /^La notificación fue (guardada|modificada)/,
    reads: [listNotifications],
  }),
]

/** The change itself, and what it reads again: where that fails nothing is sent. */
function changePlaces(change: Change): Place[] {
  const read = (endpoint: Place['endpoint']): Place => ({
    ...changePlace(change),
    what: `${change.what}, which reads ${endpoint.id} again`,
    endpoint,
    async begin(way) {
      const {
        unknown: _sent,
        isLookedUp: _looked,
        afterDone: _done,
        ...operation
      } = await changePlace(change).begin(way)
      return operation
    },
  })
  return [changePlace(change), ...change.reads.map(read)]
}

function changePlace(change: Change): Place {
  const { room, what, endpoint, without, done, doneBefore = done } = change
  return {
    room,
    what,
    endpoint,
    ...(without && { without }),
    context: 'save',
    async begin({ page, mock }) {
      const { edit = () => button(page, 'Editar').click() } = change
      const { id } = await change.find(mock)
      const record = (): Promise<object> => mock.record(change.collection, id)
      const field = change.field(page)
      let round = 0
      const next = (): Promise<void> => field.fill(`RONDA ${(round += 1)}`)
      const update = async (): Promise<void> => {
        await button(page, change.button ?? 'Actualizar').click()
        await button(dialog(page), 'Guardar').click()
      }
      const seeStored = async (toast: string | RegExp): Promise<void> => {
        const stored = `RONDA ${round}`
        await seeToast(page, toast)
        expect(await record()).toMatchObject({ [change.key]: stored })
        await edit(page)
        await next()
      }
      await change.open(page, id)
      await next()
      return {
        act: update,
        message: dialog(page),
        isLookedUp: true,
        unknown: 'No sabemos si se guardó',
        close: () => accept(page),
        look: async () => [page.url(), await field.inputValue()],
        record,
        done: () => seeStored(done),
        afterDone: () => seeStored(doneBefore),
      }
    },
  }
}
