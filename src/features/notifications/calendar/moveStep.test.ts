import { createStore } from '#shared/api/createStore.ts'
import '../card/texts.ts'
import '../texts.ts'
import { toNotification } from '../notification.ts'
import { notification, prepareNotifications, serviceData, services } from '../testNotificationList.tsx'
import { moveStep } from './moveStep.ts'

prepareNotifications()

const moved = notification(7, { executionDate: '2099-03-02T23:59:00' })
const stepTo = (before: string) => moveStep(createStore().dispatch, toNotification(moved), before)

it.each<[string, object | null, string, unknown]>([
  ['it is where it was moved to', {}, '2099-03-01', { send: expect.any(Function) }],
  ['it is back', { executionDate: '2099-03-01T23:59:00' }, '2099-03-01', { isBack: true }],
  ['somebody moved it on', { executionDate: '2099-03-09T23:59:00' }, '2099-03-01', { changed: null }],
  ['it is gone', null, '2099-03-01', { changed: null }],
  ['it was sent', { stateName: 'EJECUTADA' }, '2099-03-01', { refusal: expect.stringMatching(/ejecutada/) }],
  ['its day is over', {}, '2001-01-01', { refusal: 'La fecha anterior ya pasó.' }],
])('finds that %s', async (_what, changes, before, look) => {
  serviceData.stored = changes ? [{ ...moved, ...changes }] : []
  expect(await stepTo(before).look()).toEqual(look)
})

it('restores only the day and keeps later changes', async () => {
  serviceData.stored = [{ ...moved, reason: 'Otro motivo' }]
  const look = await stepTo('2099-03-01').look()
  await ('send' in look && look.send())
  expect(services.calls.at(-1)).toMatchObject({
    body: { id: 7, reason: 'Otro motivo', executionDate: '2099-03-01T23:59:00' },
  })
})
