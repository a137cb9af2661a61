import type { Locator, Page } from '@playwright/test'
import { meetFaults, prepareFaults } from '../support/answerFaults.ts'
import * as applications from '../support/applications.ts'
import { accept, seeToast } from '../support/messages.ts'
import type { MockControl } from '../support/mockControl.ts'
import { expect, test } from '../support/portal.ts'
import * as privileges from '../support/privileges.ts'
import * as roles from '../support/roles.ts'
import { dialog } from '../support/userCard.ts'

prepareFaults()

type Switch = {
  path: string
  /** Opens the list that shows the one row. */
  open: (page: Page) => Promise<void>
  control: (page: Page) => Locator
  unknown: string
  record: (mock: MockControl) => Promise<{ idstate: number } | { idState: number }>
  /** Sees that it is done, and takes that away. */
  seeDone: (page: Page) => Promise<void>
}

const switches: Record<string, Switch> = {
  'the switch of a privilege survives every fault of its call, and shows what the service has [T75, T76]': {
    path: '/api/privilege/modify',
    open: (page) => privileges.openList(page, '?search=ver_reportes'),
    control: (page) => privileges.stateOf(page, 'VER_REPORTES'),
    unknown: 'No sabemos si se cambió',
    record: (mock) => mock.record('privileges', 'VER_REPORTES'),
    async seeDone(page) {
      await expect(dialog(page)).toHaveAccessibleName('Notificación')
      await accept(page)
    },
  },
  'the switch of an application survives every fault of its call, and shows what the service has [T75, T76]':
    {
      path: '/api/application/modify',
      open: (page) => applications.openList(page, '?search=archivo'),
      control: (page) => applications.stateOf(page, 'Archivo digital'),
      unknown: 'No sabemos si se cambió',
      record: (mock) => mock.record('applications', 'archivo'),
      seeDone: (page) => seeToast(page, 'La aplicación ha sido actualizada'),
    },
  'the switch of a role survives every fault of its call, and shows what the service has [T75, T76]': {
    path: '/api/role/modify',
    open: (page) => roles.openList(page, '?search=auditor'),
    control: (page) => roles.stateOf(page, 'Auditor'),
    unknown: 'No sabemos si se cambió el estado',
    record: (mock) => mock.record('roles', 'Auditor'),
    seeDone: (page) => seeToast(page, /^El Rol quedó en estado/),
  },
}

for (const [title, { path, open, control, unknown, record, seeDone }] of Object.entries(switches))
  test(title, async ({ page, mock }) => {
    await open(page)
    const state = control(page)
    const flip = async (): Promise<void> => {
      await state.click()
      await dialog(page)
        .getByRole('button', { name: /^(Activar|Inactivar|Desactivar)$/ })
        .click()
    }
    await meetFaults(page, mock, {
      path,
      act: flip,
      message: dialog(page).filter({ hasText: 'Referencia' }),
      unknown,
      close: () => accept(page),
      look: async () => [page.url(), await state.isChecked()],
      record: () => record(mock),
      async again({ isDone }) {
        const stored = await record(mock)
        const isOn = ('idstate' in stored ? stored.idstate : stored.idState) === 0
        if (isDone) await page.reload()
        await expect(state).toBeChecked({ checked: isOn })
        await flip()
        await seeDone(page)
        await expect(state).toBeChecked({ checked: !isOn })
      },
    })
  })
