import {
  listNotificationApplications,
  listSubjectsByTemplate,
  listTemplatesByApps,
} from '#contracts/examples/notifications.ts'
import { notificationsApi } from '#features/notifications/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { type Given, stateValue } from './given.ts'
import { interact } from './interact.ts'
import { refusesOthers } from './refusals.ts'

const { endpoints } = notificationsApi
const session = { refreshToken: 'refresh-1' }
const open: Given = 'a session is open'

describe('the applications that a notification can be for', () => {
  it('are listed with their ids and titles [CCL-21]', async () => {
    const { data } = await interact(
      {
        endpoint: listNotificationApplications,
        outcome: '200',
        description: 'a request for the applications that a notification can be for',
        given: [open, ['an application is there', { appName: 'suite' }]],
        records: 'full',
        session,
      },
      () => createStore().dispatch(endpoints.listNotificationApplications.initiate()),
    )
    expect(data).toEqual([{ id: 3, name: 'suite', title: 'Suite' }])
  })

  refusesOthers(
    listNotificationApplications,
    'a request for the applications that a notification can be for',
    (dispatch) => dispatch(endpoints.listNotificationApplications.initiate()),
  )
})

describe('the templates of applications', () => {
  const headers = { apps: stateValue('applicationId', '3') }

  it('are enabled for them, with picture and variables [CCL-49, ENT-48]', async () => {
    const { data } = await interact(
      {
        endpoint: listTemplatesByApps,
        outcome: '200',
        description: 'a request for the templates of an application',
        given: [open, 'a template is enabled'],
        headers,
        records: 'full',
        session,
      },
      () => createStore().dispatch(endpoints.listTemplatesByApps.initiate({ applicationIds: [3] })),
    )
    expect(data).toMatchObject([{ id: 1, title: 'Mantenimiento programado', variables: expect.any(String) }])
  })

  it('are empty if none is enabled', async () => {
    const { data } = await interact(
      {
        endpoint: listTemplatesByApps,
        outcome: 'none',
        description: 'a request for the templates of an application that has none',
        given: [open, ['a template is enabled', { on: false }]],
        headers,
        session,
        answer: { templates: [] },
      },
      () => createStore().dispatch(endpoints.listTemplatesByApps.initiate({ applicationIds: [3] })),
    )
    expect(data).toEqual([])
  })

  refusesOthers(listTemplatesByApps, 'a request for the templates of an application', (dispatch) =>
    dispatch(endpoints.listTemplatesByApps.initiate({ applicationIds: [3] })),
  )
})

describe('the subjects of a template', () => {
  const headers = { idTemplate: stateValue('templateId', '1') }

  it('are listed by name [CCL-48, ENT-52]', async () => {
    const { data } = await interact(
      {
        endpoint: listSubjectsByTemplate,
        outcome: '200',
        description: 'a request for the subjects of a template',
        given: [open, 'a template has subjects'],
        headers,
        session,
      },
      () => createStore().dispatch(endpoints.listSubjectsByTemplate.initiate(1)),
    )
    expect(data).toEqual([{ id: 1, name: 'Ventana de mantenimiento' }])
  })

  it('are empty if it has none', async () => {
    const { data } = await interact(
      {
        endpoint: listSubjectsByTemplate,
        outcome: 'none',
        description: 'a request for the subjects of a template that has none',
        given: [open, ['a template has subjects', { on: false }]],
        headers,
        session,
        answer: { subjects: [] },
      },
      () => createStore().dispatch(endpoints.listSubjectsByTemplate.initiate(1)),
    )
    expect(data).toEqual([])
  })

  refusesOthers(listSubjectsByTemplate, 'a request for the subjects of a template', (dispatch) =>
    dispatch(endpoints.listSubjectsByTemplate.initiate(1)),
  )
})
