import { MatchersV3 } from '@pact-foundation/pact'
import {
  getUser,
  listCountries,
  listDocumentTypesOfCountry,
  listUsers,
  listUserTypes,
} from '#contracts/examples/users.ts'
import { usersApi } from '#features/users/api.ts'
import type { Input } from '#shared/api/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { interact } from './interact.ts'
import { refusesOthers } from './refusals.ts'
import { stateValue } from './given.ts'

const { endpoints } = usersApi
const session = { refreshToken: 'refresh-1' }

const sorts = {
  Activo: 'active',
  Inactivo: 'inactive',
  'Mas reciente': 'newest',
  'Mas antiguo': 'oldest',
} as const

/** The portal's parameters for the page of these headers. */
function pageOf({ headers }: Input<typeof listUsers>) {
  const { pages, customerSearch: search, filterBy } = headers!
  return { page: Number(pages), search, sort: filterBy ? sorts[filterBy] : null }
}

describe('the list of users', () => {
  it('has the matching users and their number [CCL-02] [G-55]', async () => {
    const { data } = await interact(
      {
        endpoint: listUsers,
        outcome: 'some',
        description: 'a request for a page of the users who match',
        given: ['a session is open', 'users are listed'],
        headers: { customerSearch: 'Peña', pages: '0', filterBy: 'Mas reciente' },
        encoded: { customerSearch: 'Pe%C3%B1a' },
        session,
      },
      (input) => createStore().dispatch(endpoints.listUsers.initiate(pageOf(input))),
    )
    expect(data).toMatchObject({ users: [{ id: 42, userName: 'luisa.pena', idstate: 0 }], total: 1 })
  })

  it.each(['Activo', 'Inactivo', 'Mas antiguo'] as const)('can be ordered by %s [G-16]', async (filterBy) => {
    const { data } = await interact(
      {
        endpoint: listUsers,
        outcome: 'some',
        description: `a request for the first users by ${filterBy}`,
        given: ['a session is open', 'users are listed'],
        headers: { customerSearch: '', pages: '0', filterBy },
        session,
      },
      (input) => createStore().dispatch(endpoints.listUsers.initiate(pageOf(input))),
    )
    expect(data?.users).toHaveLength(1)
  })

  it('can have a row with every field', async () => {
    const { data } = await interact(
      {
        endpoint: listUsers,
        outcome: 'some',
        description: 'a request for a user with a company and a role',
        given: ['a session is open', 'a user has companies'],
        headers: { customerSearch: 'luisa.pena', pages: '0', filterBy: '' },
        records: 'full',
        session,
      },
      (input) => createStore().dispatch(endpoints.listUsers.initiate(pageOf(input))),
    )
    expect(data?.users[0]).toEqual(listUsers.example.answer.users[0])
  })

  it('is empty, without an error, if nobody matches', async () => {
    const { data } = await interact(
      {
        endpoint: listUsers,
        outcome: 'none',
        description: 'a request for the users of a name that is free',
        given: ['a session is open', 'a user name is free'],
        headers: { customerSearch: 'luisa.pena@suite.test', pages: '0', filterBy: '' },
        session,
        answer: { ...(listUsers.outcomes['none']!.body as object), rows: MatchersV3.number(0) },
      },
      (input) => createStore().dispatch(endpoints.listUsers.initiate(pageOf(input))),
    )
    expect(data).toEqual({ users: [], total: 0 })
  })

  refusesOthers(listUsers, 'a request for a page of users', (dispatch, input) =>
    dispatch(endpoints.listUsers.initiate(pageOf(input))),
  )
})

describe('one user', () => {
  it('is read by the id [CCL-03, ENT-01]', async () => {
    const { data } = await interact(
      {
        endpoint: getUser,
        outcome: 'found',
        description: 'a request for a user',
        given: ['a session is open', 'a user is there'],
        headers: { pid: stateValue('id', '42') },
        session,
      },
      (input) => createStore().dispatch(endpoints.getUser.initiate({ id: Number(input.headers!.pid) })),
    )
    expect(Object.keys(data ?? {})).toEqual(
      expect.arrayContaining([
        'id',
        'names',
        'surnames',
        'email',
        'document',
        'userName',
        'phoneNumber',
        'idTypeUser',
        'countryId',
        'countryCode',
        'documentTypeId',
        'idstate',
        'modifiedon',
      ]),
    )
    expect(data).toMatchObject({ id: 42, userName: 'luisa.pena', idTypeUser: 2 })
  })

  it('is null if deleted', async () => {
    const { data } = await interact(
      {
        endpoint: getUser,
        outcome: 'none',
        description: 'a request for a user who was deleted',
        given: ['a session is open', 'a user was deleted'],
        headers: { pid: stateValue('id', '42') },
        session,
        answer: { user: null },
      },
      (input) => createStore().dispatch(endpoints.getUser.initiate({ id: Number(input.headers!.pid) })),
    )
    expect(data).toBeNull()
  })

  refusesOthers(getUser, 'a request for a user', (dispatch, { headers }) =>
    dispatch(endpoints.getUser.initiate({ id: Number(headers.pid) })),
  )
})

describe('the types of users', () => {
  it('are listed [CCL-04]', async () => {
    const { data } = await interact(
      {
        endpoint: listUserTypes,
        outcome: '200',
        description: 'a request for the types of users',
        given: ['a session is open'],
        session,
      },
      () => createStore().dispatch(endpoints.listUserTypes.initiate()),
    )
    expect(data).toEqual([{ id: 2, name: 'Usuario' }])
  })

  refusesOthers(listUserTypes, 'a request for the types of users', (dispatch) =>
    dispatch(endpoints.listUserTypes.initiate()),
  )
})

describe('the countries', () => {
  it('are listed with their codes [CCL-05, ENT-06]', async () => {
    const { data } = await interact(
      {
        endpoint: listCountries,
        outcome: '200',
        description: 'a request for the countries',
        given: ['a session is open', 'a country has document types'],
        session,
      },
      () => createStore().dispatch(endpoints.listCountries.initiate()),
    )
    expect(data).toEqual([{ id: 1, name: 'Colombia', countryCode: 'CO' }])
  })

  refusesOthers(listCountries, 'a request for the countries', (dispatch) =>
    dispatch(endpoints.listCountries.initiate()),
  )
})

describe('the document types of a country', () => {
  it('are listed by the code of the country [CCL-06, ENT-07]', async () => {
    const { data } = await interact(
      {
        endpoint: listDocumentTypesOfCountry,
        outcome: '200',
        description: 'a request for the document types of a country',
        given: ['a session is open', 'a country has document types'],
        headers: { code: 'CO', appName: 'IBUHOO' },
        records: 'full',
        session,
      },
      (input) => createStore().dispatch(endpoints.listDocumentTypesOfCountry.initiate(input)),
    )
    expect(data).toMatchObject([{ documentTypeId: 1 }])
  })

  refusesOthers(listDocumentTypesOfCountry, 'a request for document types', (dispatch, input) =>
    dispatch(endpoints.listDocumentTypesOfCountry.initiate(input)),
  )
})
