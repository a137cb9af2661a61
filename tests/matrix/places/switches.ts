import type { Locator, Page } from '@playwright/test'
import { getApplication, modifyApplication } from '#contracts/application-settings.ts'
import { listPrivileges, modifyPrivilege } from '#contracts/privileges.ts'
import { listRoles, modifyRole } from '#contracts/roles.ts'
import * as applications from '../../support/applications.ts'
import { accept, seeToast, untilCounted } from '../../support/messages.ts'
import type { MockControl } from '../../support/mockControl.ts'
import { expect } from '../../support/portal.ts'
import * as privileges from '../../support/privileges.ts'
import * as roles from '../../support/roles.ts'
import { button, dialog } from '../../support/userCard.ts'
import type { Place } from '../place.ts'

type Switch = Pick<Place, 'room' | 'what' | 'endpoint'> & {
  /** Opens the list that shows the one row. */
  open: (page: Page) => Promise<void>
  control: (page: Page) => Locator
  unknown: string
  record: (mock: MockControl) => Promise<{ idstate: number } | { idState: number }>
  /** Sees that it is done, and takes that away. */
  seeDone: (page: Page) => Promise<void>
  /** What is read again before the state is sent. */
  reads: readonly Place['endpoint'][]
}

/** The switches of rows: they show what the service has. */
export const switches: Place[] = [
  ...switchPlaces({
    room: 'privileges',
    what: 'the switch of a privilege [T75, T76]',
    endpoint: modifyPrivilege,
    open: (page) => privileges.openList(page, '?search=ver_reportes'),
    control: (page) => privileges.stateOf(page, 'VER_REPORTES'),
    unknown: 'No sabemos si se cambió',
    record: (mock) => mock.record('privileges', 'VER_REPORTES'),
    async seeDone(page) {
      await expect(dialog(page)).toHaveAccessibleName('Notificación')
      await accept(page)
    },
    reads: [listPrivileges],
  }),
  ...switchPlaces({
    room: 'applications',
    what: 'the switch of an application [T75, T76]',
    endpoint: modifyApplication,
    open: (page) => applications.openList(page, '?search=archivo'),
    control: (page) => applications.stateOf(page, 'Archivo digital'),
    unknown: 'No sabemos si se cambió',
    record: (mock) => mock.record('applications', 'archivo'),
    seeDone: (page) => seeToast(page, 'La aplicación ha sido actualizada'),
    reads: [getApplication],
  }),
  ...switchPlaces({
    room: 'roles',
    what: 'the switch of a role [T75, T76]',
    endpoint: modifyRole,
    open: (page) => roles.openList(page, '?search=auditor'),
    control: (page) => roles.stateOf(page, 'Auditor'),
    unknown: 'No sabemos si se cambió el estado',
    record: (mock) => mock.record('roles', 'Auditor'),
    seeDone: (page) => seeToast(page, /^El Rol quedó en estado/),
    reads: [listRoles, listPrivileges],
  }),
]

/** The switch itself, and what it reads again: where that fails nothing is sent. */
function switchPlaces(change: Switch): Place[] {
  const read = (endpoint: Place['endpoint']): Place => ({
    ...switchPlace(change),
    what: `${change.what}, which reads ${endpoint.id} again`,
    endpoint,
    async begin(way) {
      const { unknown: _sent, isLookedUp: _looked, ...operation } = await switchPlace(change).begin(way)
      return operation
    },
  })
  return [switchPlace(change), ...change.reads.map(read)]
}

function switchPlace({ room, what, endpoint, open, control, unknown, record, seeDone }: Switch): Place {
  return {
    room,
    what,
    endpoint,
    context: 'list action',
    async begin({ page, mock }) {
      await open(page)
      const state = control(page)
      const flip = async (): Promise<void> => {
        const turnsOff = await state.isChecked()
        await state.click()
        // What is counted may read the same as a read that is to fail.
        if (turnsOff && endpoint.method !== 'GET') await untilCounted(page)
        await button(dialog(page), turnsOff ? 'Desactivar' : 'Activar').click()
      }
      const isOn = async (): Promise<boolean> => {
        const stored = await record(mock)
        return ('idstate' in stored ? stored.idstate : stored.idState) === 0
      }
      const done = async (): Promise<void> => {
        await seeDone(page)
        await expect(state).toBeChecked({ checked: await isOn() })
      }
      return {
        act: flip,
        message: dialog(page).filter({ hasText: /Referencia|servicio no lo permite/ }),
        isLookedUp: true,
        unknown,
        close: () => accept(page),
        look: async () => [page.url(), await state.isChecked()],
        record: () => record(mock),
        done,
        forbidden: dialog(page),
      }
    },
  }
}
