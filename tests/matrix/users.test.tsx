import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEndpoints, type UserRow } from '#contracts/users.ts'
import { person } from '#features/users/testUsersList.tsx'
import { UsersScreen } from '#features/users/UsersScreen.tsx'
import {
  listLoaded,
  prepareScreens,
  press,
  pressInDialog,
  renderScreen,
  row,
  shownRows,
  user,
} from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { inDialog, inPage, meetAll } from './meetAll.ts'
import { bulkOf, switchOf, tenRows } from './steps.ts'

let people: UserRow[] = []
const done = { informationCode: 'A10', message: 'Listo' }
const services = testServices([userEndpoints], {
  getUser: ({ headers }) => ({ user: people.find(({ id }) => String(id) === headers['pid']) ?? null }),
  listUsers({ headers }) {
    const first = Number(headers['pages']) * 10
    return { users: people.slice(first, first + 10), rows: people.length }
  },
  setUserState({ body }) {
    const idstate = Number(body!['idstate'])
    people = people.map((one) => (one.id === body!['id'] ? { ...one, idstate } : one))
    return done
  },
  deleteUser({ body }) {
    people = people.filter(({ id }) => id !== body!['Id'])
    return done
  },
})

prepareScreens()
beforeAll(() => import('#features/users/list/UsersBulk.tsx'))
beforeEach(() => {
  people = Array.from({ length: 23 }, (_, index) => person(index + 1))
  services.start()
})

async function open(): Promise<void> {
  renderScreen(<UsersScreen />, '/users')
  await listLoaded()
}

describe('the list of users [T75, T76]', () => {
  meetAll(services, {
    'its first page': { ...inPage, endpoint: 'listUsers', act: open, works: tenRows },
    'another page': {
      ...inPage,
      endpoint: 'listUsers',
      begin: open,
      act: () => press('Página siguiente'),
      kept: () => shownRows().length,
      works: () => waitFor(() => expect(shownRows()[0]).toBe('user11')),
    },
    'the switch of a user': { ...switchOf('Nombre3 Gómez · user3', open), endpoint: 'setUserState' },
    'the switch of two users': {
      ...bulkOf(['a Nombre3 Gómez · user3', 'a Nombre4 Gómez · user4'], open),
      endpoint: 'setUserState',
    },
    'the deletion of a user': {
      ...inDialog,
      endpoint: 'deleteUser',
      begin: open,
      async act() {
        await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
        await pressInDialog('Eliminar')
      },
      kept: shownRows,
      works: () => waitFor(() => expect(shownRows()).not.toContain('user3')),
      isLookedUp: true,
    },
    'the choice of all people': {
      ...inPage,
      endpoint: 'listUsers',
      async begin() {
        await open()
        fireEvent.click(screen.getByLabelText('Seleccionar la página'))
      },
      act: () => press('Seleccionar los 23'),
      works: () => screen.findByText('23 seleccionados'),
      // It waits, and continues by itself.
      without: ['a 429'],
    },
  })
})
