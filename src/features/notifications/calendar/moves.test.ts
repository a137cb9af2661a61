/** @jest-environment node */
import type { Notification } from '../notification.ts'
import { changeMeanwhile, moveProblem } from './moves.ts'

const waiting = { day: '2040-01-10', stateName: 'PENDIENTE' }
const today = '2040-01-04'

it.each([
  [waiting, '2040-01-11', null],
  [waiting, '2040-01-04', null],
  [waiting, '2040-01-03', 'early'],
  [waiting, '2040-01-10', 'same'],
  [waiting, '2040-02-30', 'early'],
  [{ ...waiting, stateName: 'EJECUTADA' }, '2040-01-11', 'final'],
  [{ ...waiting, stateName: 'OTRA' }, '2040-01-11', 'final'],
])('%j to %s: %s [NTV-10]', (notification, day, problem) => {
  expect(moveProblem(notification, day, today)).toBe(problem)
})

it.each<[Partial<Notification> | null, string | null]>([
  [waiting, null],
  [{ ...waiting, reason: 'Otro' }, null],
  [{ ...waiting, day: '2040-01-12' }, 'moved'],
  [{ ...waiting, stateName: 'EJECUTADA' }, 'executed'],
  [null, 'gone'],
])('read again as %j: %s', (stored, change) => {
  expect(changeMeanwhile(waiting, stored as Notification | null)).toBe(change)
})
