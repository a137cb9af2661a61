import { fireEvent, screen } from '@testing-library/react'
import { renderScreensOf } from '#app/testRoutes.ts'
import { userEndpoints, type UserRow } from '#contracts/users.ts'
import { listedUser } from '#shared/testing/testRecords.ts'
import { listLoaded, prepareScreens } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
// Load the lazy screen in advance.
import './UsersScreen.tsx'

/** A user in the list that has a switch. */
export const person = (id: number, fields: Partial<UserRow> = {}): UserRow =>
  listedUser(id, {
    userName: `user${id}`,
    names: `Nombre${id}`,
    surnames: 'Gómez',
    idTypeUser: 2,
    ...fields,
  })

/** Users of the stubbed services during one test. */
export const kept = { people: [] as UserRow[] }

const done = { informationCode: 'A10', message: 'Listo' }
export const services = testServices([userEndpoints], {
  // Looked up after a delete.
  getUser: () => ({ user: null }),
  listUsers({ headers }) {
    const found = kept.people.filter(({ userName }) => userName.includes(headers['customersearch'] ?? ''))
    const first = Number(headers['pages']) * 10
    return { users: found.slice(first, first + 10), rows: found.length }
  },
  setUserState: () => done,
  deleteUser: () => done,
  activateDeletedUser: () => done,
})
export const lists = () => services.callsOf('listUsers')

/** Holds the next answer of an endpoint until the returned function is called. */
export function holdNext(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  services.answerNext(name, { after: promise })
  return resolve
}

/** Prepares each test of a file that opens the list, with user1 to user13. */
export function prepareUsers(): void {
  prepareScreens()
  beforeAll(() => import('./list/UsersBulk.tsx'))
  beforeEach(() => {
    kept.people = Array.from({ length: 13 }, (_, index) => person(index + 1))
    services.start()
  })
}

export async function openUsers(address = '/users'): Promise<void> {
  renderScreensOf('/users', address)
  await listLoaded()
}

export function search(text: string): void {
  fireEvent.change(screen.getByLabelText('Buscar usuarios'), { target: { value: text } })
  fireEvent.submit(screen.getByRole('search'))
}
