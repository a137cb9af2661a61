import { listRoles } from '#contracts/examples/roles.ts'
import { rolesApi } from '#features/roles/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { interact } from './interact.ts'
import { refusesOthers } from './refusals.ts'
import { stateValue } from './stateValue.ts'

const { listRoles: read } = rolesApi.endpoints
const session = { refreshToken: 'refresh-1' }

describe('the list of roles', () => {
  it('says which roles of an application a user holds [CCL-28]', async () => {
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

  it('has the roles of all applications without the name of one', async () => {
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

  it('is empty where the code is R11 [CER-07]', async () => {
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
