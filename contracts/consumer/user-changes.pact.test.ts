import {
  activateDeletedUser,
  createUser,
  deleteUser,
  modifyUser,
  setUserState,
  userExists,
} from '#contracts/examples/users.ts'
import { usersApi } from '#features/users/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { type Given, stateValue } from './given.ts'
import { interact } from './interact.ts'
import { refusesOthers } from './refusals.ts'

const { endpoints } = usersApi
const session = { refreshToken: 'refresh-1' }
const id = stateValue('id', 42)
const free: Given = 'a user name is free'
const there: Given = 'a user is there'
const deleted: Given = 'a user was deleted'

/** References of a user; the company of the state belongs to another user. */
const references: Given[] = [
  'a session is open',
  'a country has document types',
  ['a user has companies', { name: 'maria.gomez' }],
  'an application has roles',
]
const referring = {
  countryId: stateValue('countryId', 1),
  customers: [{ ...createUser.example.body.customers[0]!, id: stateValue('companyId', 7) }],
}
const newUser = { ...createUser.example.body, ...referring }

describe('a new user', () => {
  it('is created with companies and roles [CCL-07, ENT-08, ENT-09, ENT-10]', async () => {
    const { data } = await interact(
      {
        endpoint: createUser,
        outcome: 'A10',
        description: 'a new user',
        given: [...references, free],
        body: newUser,
        session,
      },
      (input) => createStore().dispatch(endpoints.createUser.initiate(input)),
    )
    expect(data).toEqual(createUser.example.answer)
  })

  it('is refused with a code and a text if the name is in use [G-61]', async () => {
    const { error } = await interact(
      {
        endpoint: createUser,
        outcome: 'R11',
        description: 'a new user whose name is taken',
        given: [...references, there],
        body: newUser,
        session,
      },
      (input) => createStore().dispatch(endpoints.createUser.initiate(input)),
    )
    const { message } = createUser.outcomes['R11']!.body as { message: string }
    expect(error).toMatchObject({ kind: 'status', status: 400, code: 'R11', message })
  })

  refusesOthers(createUser, 'a new user', (dispatch, input) => dispatch(endpoints.createUser.initiate(input)))
})

describe('a changed user', () => {
  const changed = { ...modifyUser.example.body, ...referring, id }

  it('is stored completely [CCL-08]', async () => {
    const { data } = await interact(
      {
        endpoint: modifyUser,
        outcome: 'A10',
        description: 'a changed user',
        given: [...references, there],
        body: changed,
        session,
      },
      (input) => createStore().dispatch(endpoints.modifyUser.initiate(input)),
    )
    expect(data).toEqual(modifyUser.example.answer)
  })

  it('is refused with a code and a text if the new name is in use', async () => {
    const { error } = await interact(
      {
        endpoint: modifyUser,
        outcome: 'R11',
        description: 'a changed user with the name of another one',
        given: [...references, there],
        body: { ...changed, userName: 'admin' },
        session,
      },
      (input) => createStore().dispatch(endpoints.modifyUser.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 400, code: 'R11' })
  })

  refusesOthers(modifyUser, 'a changed user', (dispatch, input) =>
    dispatch(endpoints.modifyUser.initiate(input)),
  )
})

describe('a switch of a user', () => {
  it.each([
    [1, 'off', 0],
    [0, 'on', 1],
  ])('sends the new state %d [CCL-09] [G-18]', async (idstate, way, before) => {
    const { data } = await interact(
      {
        endpoint: setUserState,
        outcome: 'A10',
        description: `a user who is switched ${way}`,
        given: ['a session is open', [there, { idstate: before }]],
        body: { id, idstate },
        session,
      },
      (input) => createStore().dispatch(endpoints.setUserState.initiate(input)),
    )
    expect(data).toEqual(setUserState.example.answer)
  })

  it('is refused with a code and a text for state 6 [G-13]', async () => {
    const { error } = await interact(
      {
        endpoint: setUserState,
        outcome: 'R11',
        description: 'a user in state 6 who is switched on',
        given: ['a session is open', [there, { idstate: 6 }]],
        body: { id, idstate: 0 },
        session,
      },
      (input) => createStore().dispatch(endpoints.setUserState.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 400, code: 'R11' })
  })

  refusesOthers(setUserState, 'a switch of a user', (dispatch, input) =>
    dispatch(endpoints.setUserState.initiate(input)),
  )
})

describe('a delete of a user', () => {
  it.each([
    ['A10', 'a user who is deleted', there, false],
    ['R11', 'a user who is deleted once more', deleted, true],
  ] as const)('answers %s for %s [CCL-10]', async (outcome, description, given, refused) => {
    const { data, error } = await interact(
      {
        endpoint: deleteUser,
        outcome,
        description,
        given: ['a session is open', given],
        body: { Id: id },
        session,
      },
      (input) => createStore().dispatch(endpoints.deleteUser.initiate(input)),
    )
    if (refused) expect(error).toMatchObject({ status: 200, code: 'R11', message: expect.any(String) })
    else expect(data).toEqual(deleteUser.outcomes[outcome]!.body)
  })

  refusesOthers(deleteUser, 'a delete of a user', (dispatch, input) =>
    dispatch(endpoints.deleteUser.initiate(input)),
  )
})

describe('a reactivation of a user', () => {
  it.each([
    ['A10', 'a deleted user who is reactivated', deleted, false],
    ['R11', 'a user who is reactivated without being deleted', there, true],
  ] as const)('answers %s for %s [CCL-11]', async (outcome, description, given, refused) => {
    const { data, error } = await interact(
      {
        endpoint: activateDeletedUser,
        outcome,
        description,
        given: ['a session is open', given],
        body: { id },
        session,
      },
      (input) => createStore().dispatch(endpoints.activateDeletedUser.initiate(input)),
    )
    if (refused) expect(error).toMatchObject({ status: 200, code: 'R11', message: expect.any(String) })
    else expect(data).toEqual(activateDeletedUser.outcomes[outcome]!.body)
  })

  refusesOthers(activateDeletedUser, 'a reactivation of a user', (dispatch, input) =>
    dispatch(endpoints.activateDeletedUser.initiate(input)),
  )
})

describe('the check whether a user has', () => {
  const name = { userName: 'luisa.pena' }
  const address = { email: 'luisa.pena@suite.test' }

  it.each([
    ['a name', 'A10', name, 'that is taken', there],
    ['an address', 'A10', address, 'that is taken', there],
    ['a name', 'A20', name, 'of a deleted user', deleted],
    ['an address', 'A20', address, 'of a deleted user', deleted],
    ['a name', 'R11', name, 'that is free', free],
    ['an address', 'R11', address, 'that is free', free],
  ] as const)('%s is answered %s for %j %s [CCL-12] [G-24]', async (what, outcome, body, which, given) => {
    const { data } = await interact(
      {
        endpoint: userExists,
        outcome,
        description: `a question for ${what} ${which}`,
        given: ['a session is open', given],
        body,
        session,
        ...(outcome === 'R11' && { answer: { informationCode: 'R11' } }),
      },
      (input) => createStore().dispatch(endpoints.userExists.initiate(input)),
    )
    expect(data!.code).toBe(outcome)
    expect(data!.users[0]?.id).toBe(outcome === 'R11' ? undefined : 42)
  })

  refusesOthers(userExists, 'a question for a name', (dispatch, input) =>
    dispatch(endpoints.userExists.initiate(input)),
  )
})
