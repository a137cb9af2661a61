/** @jest-environment node */
import type { Notification } from './notification.ts'
import { nextPlan, plansByDay } from './plans.ts'

const at = (id: number, day: string, applicationIds: number[], stateName = 'PENDIENTE'): Notification => ({
  id,
  reason: `Motivo ${id}`,
  subjectId: 1,
  templateId: 1,
  applicationIds,
  day,
  stateName,
})

const plans = plansByDay([
  at(1, '2040-02-01', [1, 2]),
  at(2, '2040-01-31', [3]),
  at(3, '2040-02-01', [2, 4]),
  at(4, '2040-02-01', [5], 'EJECUTADA'),
  at(5, '2040-02-29', [1, 1]),
  at(6, '2039-02-29', [1]),
  at(7, 'mañana', [1]),
  at(8, '2040-02-29', [2]),
])

it('groups pending ones by day, the earliest first, without invalid days', () => {
  const days = [...plans.values()].map(({ day, notifications }) => [day, notifications.map(({ id }) => id)])
  expect(days).toEqual([
    ['2040-01-31', [2]],
    ['2040-02-01', [1, 3]],
    ['2040-02-29', [5, 8]],
  ])
})

it('marks a day with two for the same application, not one that names it twice', () => {
  expect([...plans.values()].map(({ hasClash }) => hasClash)).toEqual([false, true, false])
})

it.each([
  // 23:59 in Bogota is 04:59 of the next day in UTC.
  ['2040-01-01T00:00:00Z', '2040-01-31'],
  ['2040-02-01T04:58:59Z', '2040-01-31'],
  ['2040-02-01T04:59:00Z', '2040-02-01'],
  ['2040-02-29T12:00:00Z', '2040-02-29'],
  ['2040-03-01T04:59:00Z', undefined],
])('at %s the next ones are sent on %s [NTF-22]', (now, day) => {
  expect(nextPlan(plans, Date.parse(now))?.day).toBe(day)
})

it('has no next one without pending ones', () => {
  expect(nextPlan(plansByDay([]), 0)).toBeNull()
})
