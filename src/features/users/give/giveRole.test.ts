/** @jest-environment node */
import { companyEndpoints } from '#contracts/companies.ts'
import { roleEndpoints, type Role } from '#contracts/roles.ts'
import { userEndpoints } from '#contracts/users.ts'
import { createStore } from '#shared/api/createStore.ts'
import { write } from '#shared/api/write.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { usersApi } from '../api.ts'
import { heldRole, roleState } from './giveRole.ts'

const role = (name: string, idstate: number, assigned?: boolean): Role => ({
  id: 1,
  name,
  idstate,
  ...(assigned !== undefined && { assigned }),
})

it.each([
  ['is given', role('Auditor', 0, true), true],
  ['is not given', role('Auditor', 0, false), false],
  ['is not said to be given', role('Auditor', 0), false],
  ['is off and still given, so that it can be taken', role('Auditor', 1, true), true],
  ['is off and not given', role('Auditor', 1, false), 'gone'],
  ['has another name', role('auditor', 0, true), 'gone'],
])('a role that %s [beyond 31]', (_what, one, state) => {
  expect(roleState([role('Consulta', 0, true), one], 'Auditor')).toBe(state)
})

describe('giving a role', () => {
  const user = {
    id: 42,
    names: 'A',
    surnames: 'B',
    email: 'a@b.co',
    document: '1',
    userName: 'a',
    idstate: 0,
  }
  const services = testServices([userEndpoints, roleEndpoints, companyEndpoints], {
    getUser: () => ({ user }),
    listCompanies: () => ({
      result: { customers: [{ id: 7, name: 'ACME', principal: true, assigned: true }] },
    }),
    listRoles: () => ({ result: { records: [role('Auditor', 0, false)] } }),
    listCountries: () => ({ countries: [{ id: 1, name: 'Colombia', countryCode: 'CO' }] }),
    modifyUser: () => ({ informationCode: 'A10' }),
  })
  beforeEach(services.start)
  const give = (dispatch = createStore().dispatch) => write(heldRole(dispatch, 42, 'Auditor').writeTo(true))

  it.each(['listRoles', 'getUser', 'listCompanies', 'listCountries'])(
    'sends nothing when %s fails',
    async (name) => {
      services.answerNext(name, { status: 500 })
      expect(await give()).toMatchObject({ kind: 'unsent', problem: { error: { status: 500 } } })
      expect(services.callsOf('modifyUser')).toEqual([])
    },
  )

  it('sends nothing when no role says whether it is assigned: all others would be lost', async () => {
    services.answerNext('listRoles', { body: { result: { records: [role('Auditor', 0)] } } })
    expect(await give()).toMatchObject({ kind: 'unsent', problem: { error: { kind: 'schema' } } })
    expect(services.callsOf('modifyUser')).toEqual([])
  })

  it('sends the user as stored now, not as cached for a card [T73]', async () => {
    const { dispatch } = createStore()
    const { getUser, listCompanies } = usersApi.endpoints
    await dispatch(getUser.initiate({ id: 42 }))
    await dispatch(listCompanies.initiate({ userid: '42' }))
    services.answerNext('getUser', { body: { user: { ...user, names: 'Ana' } } })
    await give(dispatch)
    expect(services.callsOf('modifyUser')[0]!.body).toMatchObject({ names: 'Ana' })
    const names = services.calls.map(({ name }) => name)
    expect(
      names.slice(0, names.indexOf('modifyUser')).filter((name) => name === 'listCompanies'),
    ).toHaveLength(2)
  })
})
