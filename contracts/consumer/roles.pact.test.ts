import { MatchersV3 } from '@pact-foundation/pact'
import { listRoles } from '#contracts/examples/roles.ts'
import { rolesApi } from '#features/roles/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { interact } from './interact.ts'
import { refusesOthers } from './refusals.ts'
import { stateValue } from './given.ts'

const { listRoles: read } = rolesApi.endpoints
const session = { refreshToken: 'refresh-1' }

/** Roles other than the state's may be present; a save keeps the marked ones and removes the rest. */
function withRole(assigned: boolean): unknown {
  const role = { id: MatchersV3.number(6), name: 'Contador', idstate: 0, assigned }
  return { result: { records: MatchersV3.arrayContaining(role) } }
}

describe('the list of roles', () => {
  it('marks the roles of a user in an application [CCL-28]', async () => {
    const { data } = await interact(
      {
        endpoint: listRoles,
        outcome: '200',
        description: 'a request for the roles of an application and of a user',
        given: ['a session is open', 'an application has roles', 'a user is there'],
        headers: { application: 'suite', user: stateValue('id', '42') },
        records: 'full',
        session,
      },
      (input) => createStore().dispatch(read.initiate(input)),
    )
    expect(data).toMatchObject([{ id: 6, name: 'Contador', idstate: 0 }])
  })

  it.each([
    ['holds', true],
    ['does not hold', false],
  ])('marks in all applications the roles that a user %s [G-29]', async (does, on) => {
    const { data } = await interact(
      {
        endpoint: listRoles,
        outcome: '200',
        description: `a request for the roles of a user who ${does} the role`,
        given: ['a session is open', ['a user holds a role', { on }]],
        headers: { user: stateValue('id', '42') },
        session,
        answer: withRole(on),
      },
      (input) => createStore().dispatch(read.initiate(input)),
    )
    expect(data).toMatchObject([{ name: 'Contador', assigned: on }])
  })

  it('has the roles of all applications if none is named', async () => {
    const { data } = await interact(
      {
        endpoint: listRoles,
        outcome: '200',
        description: 'a request for the roles of all applications',
        given: ['a session is open', 'an application has roles'],
        session,
      },
      () => createStore().dispatch(read.initiate({})),
    )
    expect(data).toHaveLength(1)
  })

  it('is empty if the code is R11 [CER-07]', async () => {
    const { data } = await interact(
      {
        endpoint: listRoles,
        outcome: 'R11',
        description: 'a request for the roles of an application without roles',
        given: ['a session is open', ['an application has roles', { appName: 'portafirmas', on: false }]],
        headers: { application: 'portafirmas' },
        session,
        answer: { result: { informationCode: 'R11' } },
      },
      (input) => createStore().dispatch(read.initiate(input)),
    )
    expect(data).toEqual([])
  })

  refusesOthers(listRoles, 'a request for the roles of an application', (dispatch, input) =>
    dispatch(read.initiate(input)),
  )
})
