/** @jest-environment node */
import { companyEndpoints } from '#contracts/companies.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { userEndpoints } from '#contracts/users.ts'
import { rolesApi } from '#features/roles/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { usersApi } from '../api.ts'
import { readUser, rolesOf } from './readUser.ts'

const user = { id: 42, names: 'A', surnames: 'B', email: 'a@b.co', document: '1', userName: 'a', idstate: 0 }
const stored = { id: 1, name: 'Auditor', idstate: 0, assigned: true }
const services = testServices([userEndpoints, roleEndpoints, companyEndpoints], {
  getUser: () => ({ user }),
  listCompanies: () => ({
    result: { customers: [{ id: 7, name: 'ACME', principal: true, assigned: true }] },
  }),
  listRoles: () => ({ result: { records: [stored] } }),
  listCountries: () => ({ countries: [{ id: 1, name: 'Colombia', countryCode: 'CO' }] }),
  setUserState: () => ({ informationCode: 'A10' }),
  modifyUser: () => ({ informationCode: 'A10' }),
})
beforeEach(services.start)

/** Reads the user; `last` is answered only after an invalidation by another change. */
async function readWithLast(last: string) {
  const store = createStore()
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  services.answerNext(last, { after: held })
  const read = readUser(store.dispatch, 42)
  await store.dispatch(
    usersApi.endpoints.modifyUser.initiate(
      { body: { ...user, id: 43, customers: [], roles: [] } as never },
      { track: false },
    ),
  )
  answer()
  return read
}

it.each(['getUser', 'listCompanies', 'listRoles', 'listCountries'])(
  'has all that a save sends, even when another change ends before %s answers',
  async (last) => {
    expect(await readWithLast(last)).toMatchObject({
      data: { user: { id: 42 }, companies: [{ id: 7 }], roles: [{ name: 'Auditor', assigned: true }] },
    })
  },
)

it.each(['getUser', 'listCompanies', 'listRoles', 'listCountries'])('fails when %s fails', async (name) => {
  services.answerNext(name, { status: 500 })
  expect(await readUser(createStore().dispatch, 42)).toMatchObject({ error: { status: 500 } })
})

const unassigned = { id: 2, name: 'Contador', idstate: 0 }

it.each([
  ['on every role', [unassigned, { ...stored, assigned: null }]],
  ['on the only role', [unassigned]],
])('fails when the assigned flag is missing %s: a save would remove every role', async (_, records) => {
  services.answerNext('listRoles', { body: { result: { records } } })
  expect(await readUser(createStore().dispatch, 42)).toMatchObject({
    error: { kind: 'schema', call: 'listRoles' },
  })
})

it.each([
  ['a role that they hold', 42, [unassigned, stored]],
  ['a role that they do not hold', 42, [unassigned, { ...stored, assigned: false }]],
  ['no role at all', 42, []],
  ['roles for somebody new', 0, [unassigned]],
])('has %s', async (_, id, records) => {
  services.answerNext('listRoles', { body: { result: { records } } })
  expect(await readUser(createStore().dispatch, id)).toMatchObject({ data: { roles: records } })
})

it.each(['getUser', 'listCompanies', 'listRoles'])(
  'reads %s again although the card has it cached [T73]',
  async (name) => {
    const { dispatch } = createStore()
    const { getUser, listCompanies } = usersApi.endpoints
    await dispatch(getUser.initiate({ id: 42 }))
    await dispatch(listCompanies.initiate({ userid: '42' }))
    await dispatch(rolesApi.endpoints.listRoles.initiate(rolesOf(42)))
    await readUser(dispatch, 42)
    expect(services.callsOf(name)).toHaveLength(2)
  },
)
