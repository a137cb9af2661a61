import {
  createApplication,
  getApplication,
  modifyApplication,
} from '#contracts/examples/application-settings.ts'
import { applicationSettingsApi } from '#features/applications/settingsApi.ts'
import { createStore } from '#shared/api/createStore.ts'
import { type Given, stateValue } from './given.ts'
import { interact } from './interact.ts'
import { refusesOthers } from './refusals.ts'

const { endpoints } = applicationSettingsApi
const session = { refreshToken: 'refresh-1' }
const open: Given = 'a session is open'
const there: Given = 'an application is there'
const free: Given = 'an application name is free'

describe('an application', () => {
  it('is read with all its settings [CCL-23, ENT-21]', async () => {
    const { data } = await interact(
      {
        endpoint: getApplication,
        outcome: '200',
        description: 'a request for an application',
        given: [open, there],
        headers: { id: stateValue('applicationId', '15') },
        records: 'full',
        session,
      },
      ({ headers }) => createStore().dispatch(endpoints.getApplication.initiate({ id: Number(headers!.id) })),
    )
    expect(data).toEqual(getApplication.example.answer.records[0])
  })

  it('is an empty list for an unknown id', async () => {
    const { data } = await interact(
      {
        endpoint: getApplication,
        outcome: 'none',
        description: 'a request for an application that there is not',
        given: [open],
        headers: { id: '999999' },
        session,
        answer: { records: [] },
      },
      ({ headers }) => createStore().dispatch(endpoints.getApplication.initiate({ id: Number(headers!.id) })),
    )
    expect(data).toBeNull()
  })

  refusesOthers(getApplication, 'a request for an application', (dispatch, { headers }) =>
    dispatch(endpoints.getApplication.initiate({ id: Number(headers.id) })),
  )
})

describe('a new application', () => {
  const { body } = createApplication.example

  it('is created completely, with the id 0 [CCL-16]', async () => {
    const { error } = await interact(
      {
        endpoint: createApplication,
        outcome: 'A10',
        description: 'a new application',
        given: [open, free],
        body,
        session,
      },
      (input) => createStore().dispatch(endpoints.createApplication.initiate(input)),
    )
    expect(error).toBeUndefined()
    expect(body.id).toBe(0)
  })

  it('is refused with a code and a text if the name is in use [G-61]', async () => {
    const { error } = await interact(
      {
        endpoint: createApplication,
        outcome: 'R11',
        description: 'a new application whose name is taken',
        given: [open, there],
        body,
        session,
      },
      (input) => createStore().dispatch(endpoints.createApplication.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 200, code: 'R11' })
  })

  refusesOthers(createApplication, 'a new application', (dispatch, input) =>
    dispatch(endpoints.createApplication.initiate(input)),
  )
})

describe('a changed application', () => {
  const changed = { ...modifyApplication.example.body, id: stateValue('applicationId', 15) }

  it('is sent completely, at the addresses of the documents [CCL-17, CCL-57]', async () => {
    const { error } = await interact(
      {
        endpoint: modifyApplication,
        outcome: 'A10',
        description: 'a changed application',
        given: [open, there],
        body: changed,
        session,
      },
      (input) => createStore().dispatch(endpoints.modifyApplication.initiate(input)),
    )
    expect(error).toBeUndefined()
    expect([createApplication.path, modifyApplication.path]).toEqual([
      '/api/application/create',
      '/api/application/modify',
    ])
  })

  it('keeps fields unknown to the portal [G-32]', async () => {
    const { error } = await interact(
      {
        endpoint: modifyApplication,
        outcome: 'A10',
        description: 'a changed application with a field that the portal does not know',
        given: [open, there],
        body: { ...changed, costCenter: 'NORTE' },
        session,
      },
      (input) => createStore().dispatch(endpoints.modifyApplication.initiate(input)),
    )
    expect(error).toBeUndefined()
  })

  it('is refused with a code and a text if another one has the name', async () => {
    const { error } = await interact(
      {
        endpoint: modifyApplication,
        outcome: 'R11',
        description: 'a changed application with the name of another one',
        given: [open, ['an application is there', { appName: 'citas' }], there],
        body: { ...changed, name: 'citas' },
        session,
      },
      (input) => createStore().dispatch(endpoints.modifyApplication.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 200, code: 'R11' })
  })

  refusesOthers(modifyApplication, 'a changed application', (dispatch, input) =>
    dispatch(endpoints.modifyApplication.initiate(input)),
  )
})
