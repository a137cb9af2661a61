import {
  createNotification,
  deleteNotification,
  listNotifications,
  modifyNotification,
} from '#contracts/examples/notifications.ts'
import { notificationsApi } from '#features/notifications/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { type Given, stateValue } from './given.ts'
import { interact } from './interact.ts'
import { refusesOthers } from './refusals.ts'

const { endpoints } = notificationsApi
const session = { refreshToken: 'refresh-1' }
const open: Given = 'a session is open'
const there: Given = 'a notification is there'
const executed: Given = ['a notification is there', { executed: true }]
const ids = {
  templateId: stateValue('templateId', 1),
  subjectId: stateValue('subjectId', 1),
  applicationIds: [stateValue('applicationId', 3)],
}

describe('the list of notifications', () => {
  it.each([
    ['200', 'all notifications', there, 'PENDIENTE'],
    ['executed', 'all notifications, one of them executed', executed, 'EJECUTADA'],
  ] as const)(
    'has every notification with its subject, applications and state, as %s [CCL-46, ENT-46, NTF-14]',
    async (outcome, what, given, stateName) => {
      const { data } = await interact(
        {
          endpoint: listNotifications,
          outcome,
          description: `a request for ${what}`,
          given: [open, given],
          records: 'full',
          session,
        },
        () => createStore().dispatch(endpoints.listNotifications.initiate({})),
      )
      expect(data).toMatchObject([{ id: 2, applicationIds: [3], stateName, sharedApps: 'Suite' }])
      expect(data![0]!.day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    },
  )

  it('is empty if there are none', async () => {
    const { data } = await interact(
      {
        endpoint: listNotifications,
        outcome: 'none',
        description: 'a request for all notifications where there are none',
        given: [open, ['notifications are kept', { on: false }]],
        session,
        answer: { result: [] },
      },
      () => createStore().dispatch(endpoints.listNotifications.initiate({})),
    )
    expect(data).toEqual([])
  })

  refusesOthers(listNotifications, 'a request for all notifications', (dispatch) =>
    dispatch(endpoints.listNotifications.initiate({})),
  )
})

describe('a new notification', () => {
  const body = { ...createNotification.example.body, ...ids }
  const given: Given[] = [open, 'a template is enabled', 'a template has subjects']

  it('is created with the id 0, and answered with a text [CCL-44]', async () => {
    const { data, error } = await interact(
      {
        endpoint: createNotification,
        outcome: '200',
        description: 'a new notification',
        given,
        body,
        session,
      },
      (input) => createStore().dispatch(endpoints.createNotification.initiate(input)),
    )
    expect(error).toBeUndefined()
    expect(data!.result).toMatch(/\S/)
  })

  it('is refused with a status and a text for a subject of another template', async () => {
    const { error } = await interact(
      {
        endpoint: createNotification,
        outcome: 'refused',
        description: 'a new notification with a subject of another template',
        given,
        body: { ...body, subjectId: 0 },
        session,
      },
      (input) => createStore().dispatch(endpoints.createNotification.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 400, message: expect.stringMatching(/\S/) })
  })

  refusesOthers(createNotification, 'a new notification', (dispatch, input) =>
    dispatch(endpoints.createNotification.initiate(input)),
  )
})

describe('a changed notification', () => {
  const body = { ...modifyNotification.example.body, id: stateValue('id', 2), ...ids }

  it('is stored completely, and answered with a text [CCL-45]', async () => {
    const { data, error } = await interact(
      {
        endpoint: modifyNotification,
        outcome: '200',
        description: 'a changed notification',
        given: [open, there],
        body,
        session,
      },
      (input) => createStore().dispatch(endpoints.modifyNotification.initiate(input)),
    )
    expect(error).toBeUndefined()
    expect(data!.result).toMatch(/\S/)
  })

  it.each([
    ['refused', 'with a subject of another template', there, { subjectId: 0 }],
    ['executed', 'that was executed', executed, {}],
  ] as const)('is %s with a status and words: one %s', async (outcome, which, given, changes) => {
    const { error } = await interact(
      {
        endpoint: modifyNotification,
        outcome,
        description: `a changed notification ${which}`,
        given: [open, given],
        body: { ...body, ...changes },
        session,
      },
      (input) => createStore().dispatch(endpoints.modifyNotification.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 400, message: expect.stringMatching(/\S/) })
  })

  refusesOthers(modifyNotification, 'a changed notification', (dispatch, input) =>
    dispatch(endpoints.modifyNotification.initiate(input)),
  )
})

describe('the deletion of a notification', () => {
  const body = { id: stateValue('id', 2) }

  it('is answered with a text [CCL-47]', async () => {
    const { data } = await interact(
      {
        endpoint: deleteNotification,
        outcome: '200',
        description: 'the removal of a notification',
        given: [open, there],
        body,
        session,
      },
      (input) => createStore().dispatch(endpoints.deleteNotification.initiate(input.body!.id)),
    )
    expect(data!.result).toMatch(/\S/)
  })

  it('is refused with a status and a text once it was executed', async () => {
    const { error } = await interact(
      {
        endpoint: deleteNotification,
        outcome: 'executed',
        description: 'the removal of a notification that was executed',
        given: [open, executed],
        body,
        session,
      },
      (input) => createStore().dispatch(endpoints.deleteNotification.initiate(input.body!.id)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 400, message: expect.stringMatching(/\S/) })
  })

  refusesOthers(deleteNotification, 'the removal of a notification', (dispatch, { body: { id } }) =>
    dispatch(endpoints.deleteNotification.initiate(id)),
  )
})
