import { createRole, modifyRole } from '#contracts/examples/roles.ts'
import { rolesApi } from '#features/roles/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { type Given, stateValue } from './given.ts'
import { interact } from './interact.ts'
import { refusesOthers } from './refusals.ts'

const { endpoints } = rolesApi
const session = { refreshToken: 'refresh-1' }
const open: Given = 'a session is open'
const gives: Given = 'a role gives a privilege'

describe('a new role', () => {
  const { body } = createRole.example

  it('is created with id and state 0 and its privileges per application [CCL-30, CCL-57, ENT-13, ENT-14]', async () => {
    const { error } = await interact(
      {
        endpoint: createRole,
        outcome: 'A10',
        description: 'a new role',
        given: [open, 'a role name is free', 'a privilege is there'],
        body,
        session,
      },
      (input) => createStore().dispatch(endpoints.createRole.initiate(input)),
    )
    expect(error).toBeUndefined()
    expect(body).toEqual({
      id: 0,
      name: 'Contador',
      description: 'Contador de suite, colnomina',
      alias: 'CONTAD',
      idstate: 0,
      application: [{ name: 'suite', privilege: ['VER_FACTURAS'], isVisible: true }],
    })
  })

  it('is refused with a code and a text if the name is in use [G-61]', async () => {
    const { error } = await interact(
      {
        endpoint: createRole,
        outcome: 'R11',
        description: 'a new role whose name is taken',
        given: [open, gives],
        body,
        session,
      },
      (input) => createStore().dispatch(endpoints.createRole.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 200, code: 'R11' })
  })

  refusesOthers(createRole, 'a new role', (dispatch, input) => dispatch(endpoints.createRole.initiate(input)))
})

describe('a changed role', () => {
  const changed = { ...modifyRole.example.body, id: stateValue('roleId', 6) }

  it('is stored completely [CCL-31]', async () => {
    const { error } = await interact(
      {
        endpoint: modifyRole,
        outcome: 'A10',
        description: 'a changed role',
        given: [open, gives],
        body: changed,
        session,
      },
      (input) => createStore().dispatch(endpoints.modifyRole.initiate(input)),
    )
    expect(error).toBeUndefined()
  })

  it('is refused with a code and a text if another role has the name', async () => {
    const { error } = await interact(
      {
        endpoint: modifyRole,
        outcome: 'R11',
        description: 'a changed role with the name of another one',
        given: [open, gives, ['an application has roles', { role: 'Auditor' }]],
        body: { ...changed, name: 'Auditor' },
        session,
      },
      (input) => createStore().dispatch(endpoints.modifyRole.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 200, code: 'R11' })
  })

  refusesOthers(modifyRole, 'a changed role', (dispatch, input) =>
    dispatch(endpoints.modifyRole.initiate(input)),
  )
})
