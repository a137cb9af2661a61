/** @jest-environment node */
import type { Notification as WireNotification } from '#contracts/notifications.ts'
import { isExecuted, isPending, toNotification } from './notification.ts'

const wire: WireNotification = {
  id: 7,
  reason: 'Cambio',
  subjectId: 3,
  templateId: 2,
  applicationIds: [1, 4],
  stateName: 'PENDIENTE',
  executionDate: '2030-05-17T23:59:00',
}

it.each<[WireNotification['applicationIds'], number[]]>([
  [
    [1, 4],
    [1, 4],
  ],
  ['1,4', [1, 4]],
  [' 1 , 4,', [1, 4]],
  ['', []],
  [' ', []],
  ['1,x,1.5', [1]],
])('reads the applications %j as the ids %j', (applicationIds, ids) => {
  expect(toNotification({ ...wire, applicationIds }).applicationIds).toEqual(ids)
})

it.each([
  ['2030-05-17T23:59:00', '2030-05-17'],
  ['2030-05-17 23:59', '2030-05-17'],
  ['2030-05-17', '2030-05-17'],
  ['2030-05-170', '2030-05-170'],
  ['mañana', 'mañana'],
])('reads the date %j as the day %j', (executionDate, day) => {
  expect(toNotification({ ...wire, executionDate }).day).toBe(day)
})

it.each([
  ['PENDIENTE', true, false],
  [' pendiente ', true, false],
  ['EJECUTADA', false, true],
  ['Ejecutada ', false, true],
  ['OTRO', false, false],
])('with the state %j is pending: %s, executed: %s', (stateName, waits, wasSent) => {
  expect([isPending({ stateName }), isExecuted({ stateName })]).toEqual([waits, wasSent])
})
