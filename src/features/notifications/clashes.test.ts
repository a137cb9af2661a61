/** @jest-environment node */
import { clashesOf } from './clashes.ts'
import type { Notification } from './notification.ts'

const one: Notification = {
  id: 1,
  reason: 'Motivo',
  subjectId: 1,
  templateId: 1,
  applicationIds: [1, 2],
  day: '2040-02-01',
  stateName: 'PENDIENTE',
}

it.each<[string, Partial<Notification>, number[][]]>([
  ['another one of the same day and application', {}, [[1, 2]]],
  ['one that shares a single application', { applicationIds: [2, 3] }, [[2]]],
  ['one whose state is spelled otherwise', { stateName: ' Pendiente ' }, [[1, 2]]],
  ['itself', { id: 1 }, []],
  ['one of another day', { day: '2040-02-02' }, []],
  ['one of other applications', { applicationIds: [3] }, []],
  ['one that was sent', { stateName: 'EJECUTADA' }, []],
  ['one whose state nobody knows', { stateName: 'OTRO' }, []],
])('clash or not: %s', (_what, fields, shared) => {
  const other = { ...one, id: 2, ...fields }
  expect(clashesOf(one, [other])).toEqual(
    shared.map((applicationIds) => ({ notification: other, applicationIds })),
  )
})

it('include every one of the day', () => {
  const all = [one, { ...one, id: 2 }, { ...one, id: 3, applicationIds: [2] }]
  expect(clashesOf(one, all).map(({ notification: { id } }) => id)).toEqual([2, 3])
})
