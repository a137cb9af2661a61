import { MatchersV3 } from '@pact-foundation/pact'
import {
  createPrivilege,
  listApplicationsOfPrivilege,
  listPrivileges,
  modifyPrivilege,
} from '#contracts/examples/privileges.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { type Given, stateValue } from './given.ts'
import { interact } from './interact.ts'
import { matchingText } from './matchingText.ts'
import { refusesOthers } from './refusals.ts'

const { endpoints } = privilegesApi
const session = { refreshToken: 'refresh-1' }
const open: Given = 'a session is open'
const there: Given = 'a privilege is there'
/** Every row has both. */
const nameAndState = {
  name: matchingText('something', 'VER_FACTURAS'),
  idstate: MatchersV3.number(0),
}
const free: Given = 'a privilege name is free'

describe('the list of privileges', () => {
  it('has all privileges, each with its applications [CCL-34, ENT-15, ENT-17, ENT-18]', async () => {
    const { data } = await interact(
      {
        endpoint: listPrivileges,
        outcome: '200',
        description: 'a request for all privileges',
        given: [open, there],
        records: 'full',
        session,
      },
      () => createStore().dispatch(endpoints.listPrivileges.initiate({})),
    )
    expect(data).toMatchObject([{ id: 3, name: 'VER_FACTURAS', application: ['suite'], sharedApps: 'Suite' }])
  })

  it('has the names and states for one application [ENT-19] [G-57]', async () => {
    const { data } = await interact(
      {
        endpoint: listPrivileges,
        outcome: 'ofApplication',
        description: 'a request for the privileges of an application',
        given: [open, there],
        headers: { application: 'suite' },
        session,
        answer: { result: { records: MatchersV3.eachLike(nameAndState) } },
      },
      () => createStore().dispatch(endpoints.listPrivilegesOfApplication.initiate({ application: 'suite' })),
    )
    expect(data).toEqual([{ name: 'VER_FACTURAS', idstate: 0 }])
  })

  it.each([
    ['gives one', 'a request for the privileges of a role in an application', true],
    ['gives none', 'a request for the privileges of a role in an application where it gives none', false],
  ])(
    'marks the privileges that a role gives in an application: %s [CCL-34, ENT-19]',
    async (_, description, on) => {
      const { data } = await interact(
        {
          endpoint: listPrivileges,
          outcome: 'ofRole',
          description,
          given: [open, ['a role gives a privilege', { on }]],
          headers: { application: 'suite', rol: stateValue('roleId', '6') },
          session,
          // Others may be present; a save of the role keeps the marked ones and removes the rest.
          answer: {
            result: {
              records: MatchersV3.arrayContaining({ name: 'VER_FACTURAS', assigned: on, idstate: 0 }),
            },
          },
        },
        ({ headers }) =>
          createStore().dispatch(
            endpoints.listPrivilegesOfRole.initiate(headers as { application: string; rol: string }),
          ),
      )
      expect(data).toEqual([{ name: 'VER_FACTURAS', assigned: on, idstate: 0 }])
    },
  )

  it('has the applications of a role with the number of privileges in each [CCL-34, ENT-20]', async () => {
    const { data } = await interact(
      {
        endpoint: listPrivileges,
        outcome: 'applicationsOfRole',
        description: 'a request for the applications of a role',
        given: [open, 'a role gives a privilege'],
        headers: { rol: stateValue('roleId', '6') },
        records: 'full',
        session,
      },
      ({ headers }) =>
        createStore().dispatch(endpoints.listApplicationsOfRole.initiate(headers as { rol: string })),
    )
    expect(data).toEqual([{ name: 'suite', title: 'Suite', isVisible: true, privilegeCounter: 1 }])
  })

  it('is empty if the code is R11 [CER-07]', async () => {
    const { data } = await interact(
      {
        endpoint: listPrivileges,
        outcome: 'R11',
        description: 'a request for the privileges of an application that has none',
        given: [
          open,
          'a role gives a privilege',
          ['an application has privileges', { appName: 'portafirmas', on: false }],
        ],
        headers: { application: 'portafirmas', rol: stateValue('roleId', '6') },
        session,
        answer: { result: { informationCode: 'R11' } },
      },
      ({ headers }) =>
        createStore().dispatch(
          endpoints.listPrivilegesOfRole.initiate(headers as { application: string; rol: string }),
        ),
    )
    expect(data).toEqual([])
  })

  refusesOthers(listPrivileges, 'a request for privileges', (dispatch, { headers }) =>
    dispatch(endpoints.listPrivilegesOfRole.initiate(headers as { application: string; rol: string })),
  )
})

describe('the applications of a privilege', () => {
  it('are listed with their titles [CCL-22]', async () => {
    const { data } = await interact(
      {
        endpoint: listApplicationsOfPrivilege,
        outcome: '200',
        description: 'a request for the applications of a privilege',
        given: [open, there],
        headers: { id: stateValue('id', '3') },
        session,
      },
      ({ headers }) =>
        createStore().dispatch(endpoints.listApplicationsOfPrivilege.initiate({ id: Number(headers!.id) })),
    )
    expect(data).toEqual([{ name: 'suite', title: 'Suite', isVisible: true, idState: 0 }])
  })

  refusesOthers(
    listApplicationsOfPrivilege,
    'a request for the applications of a privilege',
    (dispatch, { headers }) =>
      dispatch(endpoints.listApplicationsOfPrivilege.initiate({ id: Number(headers.id) })),
  )
})

describe('a new privilege', () => {
  const { body } = createPrivilege.example

  it('is created without an id and without a state [CCL-36]', async () => {
    const { error } = await interact(
      {
        endpoint: createPrivilege,
        outcome: 'A10',
        description: 'a new privilege',
        given: [open, free, 'an application has privileges'],
        body,
        session,
      },
      (input) => createStore().dispatch(endpoints.createPrivilege.initiate(input)),
    )
    expect(error).toBeUndefined()
    expect(body).not.toHaveProperty('id')
    expect(body).not.toHaveProperty('idstate')
  })

  it('is refused with a code and a text if the name is in use [G-61]', async () => {
    const { error } = await interact(
      {
        endpoint: createPrivilege,
        outcome: 'R11',
        description: 'a new privilege whose name is taken',
        given: [open, there],
        body,
        session,
      },
      (input) => createStore().dispatch(endpoints.createPrivilege.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 200, code: 'R11' })
  })

  refusesOthers(createPrivilege, 'a new privilege', (dispatch, input) =>
    dispatch(endpoints.createPrivilege.initiate(input)),
  )
})

describe('a changed privilege', () => {
  const changed = { ...modifyPrivilege.example.body, id: stateValue('id', 3) }

  it('is stored completely [CCL-37]', async () => {
    const { error } = await interact(
      {
        endpoint: modifyPrivilege,
        outcome: 'A10',
        description: 'a changed privilege',
        given: [open, there],
        body: changed,
        session,
      },
      (input) => createStore().dispatch(endpoints.modifyPrivilege.initiate(input)),
    )
    expect(error).toBeUndefined()
  })

  it('is refused with a code and a text for another name', async () => {
    const { error } = await interact(
      {
        endpoint: modifyPrivilege,
        outcome: 'R11',
        description: 'a changed privilege with another name',
        given: [open, there],
        body: { ...changed, name: 'VER_TODO' },
        session,
      },
      (input) => createStore().dispatch(endpoints.modifyPrivilege.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 200, code: 'R11' })
  })

  refusesOthers(modifyPrivilege, 'a changed privilege', (dispatch, input) =>
    dispatch(endpoints.modifyPrivilege.initiate(input)),
  )
})
