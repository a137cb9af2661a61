import type { UserBody } from '#contracts/users.ts'
import { adminMock } from '../testMock.ts'
import type { Json, Reply } from '../testServer.ts'

/** A mock with an administrator for all tests of a file, and requests about users. */
export function usersMock() {
  const admin = adminMock()
  const { mock, bearer } = admin
  const get = async (call: string, headers: Record<string, string> = {}): Promise<Json> =>
    (await mock.ask('GET', `/security/api/${call}`, { headers: { ...bearer, ...headers } })).body
  return {
    ...admin,
    get,
    post: (call: string, body: object): Promise<Reply> =>
      mock.ask('POST', `/security/api/user/${call}`, { headers: bearer, body }),
    async userOf(id: number): Promise<Json> {
      const { user } = (await get('user/GetById', { pid: String(id) })) as { user: unknown }
      return user
    },
    stored: (name: string): Promise<Json> => mock.control('GET', `/state/users/${name}`),
  }
}

export const principal = { id: 7, name: 'x', principal: true, assigned: false }
export const newcomer: UserBody = {
  id: 0,
  userName: 'nidia.rincon',
  email: 'nidia.rincon@suite.test',
  names: 'Nidia Yaneth',
  surnames: 'Rincón Ñáñez',
  document: '0012345',
  documentTypeId: 1,
  documentType: 1,
  countryId: 1,
  countryCode: 'CO',
  phoneNumber: '(+57) 310 5551234',
  idTypeUser: 2,
  idstate: 0,
  customers: [principal, { id: 8, name: 'y', principal: false, assigned: true }],
  roles: [
    { name: 'Contador', assigned: true },
    { name: 'Auditor', assigned: false },
  ],
}
