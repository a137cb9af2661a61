import type { Locator, Page } from '@playwright/test'
import { createApplication } from '#contracts/application-settings.ts'
import { createNotification } from '#contracts/notifications.ts'
import { createPrivilege } from '#contracts/privileges.ts'
import { createRole } from '#contracts/roles.ts'
import * as applications from '../../support/applications.ts'
import { accept, seeToast } from '../../support/messages.ts'
import * as notifications from '../../support/notifications.ts'
import { expect } from '../../support/portal.ts'
import * as privileges from '../../support/privileges.ts'
import * as roles from '../../support/roles.ts'
import { button, dialog } from '../../support/userCard.ts'
import type { Place } from '../place.ts'

type Creation = Pick<Place, 'room' | 'what' | 'endpoint' | 'without'> & {
  collection: 'privileges' | 'applications' | 'roles' | 'notifications'
  /** The field of the record that holds the name of a round. */
  key: 'name' | 'reason'
  /** The name that a round gives. */
  nameOf: (round: number) => string
  open: (page: Page) => Promise<void>
  /** From where a save ends to the form. */
  begin: (page: Page) => Promise<void>
  fill: (page: Page, name: string) => Promise<void>
  /** What is filled in on the tab that saves. */
  look: (page: Page) => Promise<unknown>
  done: string
  /** What is said where only a look at the service says that it was done; without it the same. */
  doneBefore?: string
}

const nameOfRole = (page: Page): Locator => page.getByRole('textbox', { name: /^Nombre/ })
const nameOfPrivilege = (page: Page): Locator => page.getByLabel('Nombre', { exact: true })
const reasonOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Motivo' }).first()

/** What is new on a card: it is never there twice. */
export const creations: Place[] = [
  creationPlace({
    room: 'privileges',
    what: 'a new privilege [T75, T76]',
    endpoint: createPrivilege,
    collection: 'privileges',
    key: 'name',
    nameOf: (round) => `RONDA_${round}`,
    open: privileges.openList,
    begin: (page) => page.getByRole('link', { name: 'Crear privilegio' }).click(),
    async fill(page, name) {
      await nameOfPrivilege(page).fill(name)
      await privileges.choose(page, 'Suite')
    },
    look: (page) => nameOfPrivilege(page).inputValue(),
    done: 'El privilegio fue creado exitosamente',
  }),
  creationPlace({
    room: 'applications',
    what: 'a new application [T75, T76]',
    endpoint: createApplication,
    collection: 'applications',
    key: 'name',
    nameOf: (round) => `ronda${round}`,
    open: applications.openList,
    begin: (page) => page.getByRole('link', { name: 'Crear aplicación' }).click(),
    fill: applications.fillNew,
    look: (page) => page.getByRole('tabpanel').getByRole('combobox').first().inputValue(),
    done: 'La aplicación fue creada con éxito',
  }),
  creationPlace({
    room: 'roles',
    what: 'a new role [T75, T76]',
    without: { 'a refusal with 200': 'a refusal leads to the name, which is on another tab' },
    endpoint: createRole,
    collection: 'roles',
    key: 'name',
    nameOf: (round) => `Ronda ${round}`,
    open: roles.openList,
    begin: (page) => page.getByRole('link', { name: 'Crear rol' }).click(),
    async fill(page, name) {
      await nameOfRole(page).fill(name)
      await button(page, 'Siguiente').click()
      await roles.application(page, 'Suite').click()
      await roles.privilegeBox(page, 'CREAR_FACTURAS').check()
    },
    look: (page) => roles.privilegeBox(page, 'CREAR_FACTURAS').isChecked(),
    done: 'El rol fue creado exitosamente',
  }),
  creationPlace({
    room: 'notifications',
    what: 'a new notification is not sent again where it is there [T75, T76]',
    without: {
      'a refusal with 200': 'the answer about a notification is a text, which has no code',
    },
    endpoint: createNotification,
    collection: 'notifications',
    key: 'reason',
    nameOf: (round) => `Ronda ${round}`,
    open: notifications.openList,
    begin: (page) => page.getByRole('link', { name: 'Crear notificación' }).click(),
    fill: (page, reason) => notifications.fillIn(page, { reason, day: '31/12/2098' }),
    look: (page) => reasonOf(page).inputValue(),
    done: 'La notificación fue creada',
    doneBefore: 'La notificación fue guardada',
  }),
]

function creationPlace(creation: Creation): Place {
  const { room, what, endpoint, without, collection, key, done, doneBefore = done } = creation
  return {
    room,
    what,
    endpoint,
    ...(without && { without }),
    context: 'save',
    async begin({ page, mock }) {
      let round = 0
      const nextName = (): string => creation.nameOf((round += 1))
      const named = async (): Promise<number> => {
        const records: Partial<Record<typeof key, string>>[] = await mock.records(collection)
        return records.filter((one) => one[key] === creation.nameOf(round)).length
      }
      const fillNext = async (): Promise<void> => {
        await creation.begin(page)
        await creation.fill(page, nextName())
      }
      const save = (): Promise<void> => button(page, 'Guardar').click()
      await creation.open(page)
      await fillNext()
      return {
        act: save,
        message: dialog(page),
        isLookedUp: true,
        unknown: 'No sabemos si se guardó',
        close: () => accept(page),
        look: async () => [page.url(), await creation.look(page)],
        record: named,
        async done() {
          await seeToast(page, done)
          expect(await named()).toBe(1)
          await fillNext()
        },
        async afterDone() {
          await seeToast(page, doneBefore)
          // The browser itself may send once more what was cut off, and nothing of a notification tells two apart.
          if (collection !== 'notifications') expect(await named()).toBe(1)
          await fillNext()
        },
      }
    },
  }
}
