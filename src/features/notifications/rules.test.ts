/** @jest-environment node */
import type { Notification } from './notification.ts'
import { notificationOrders, titlesOf, type NotificationSort } from './rules.ts'

const one = (id: number, stateName: string, day: string, createdon: string): Notification => ({
  id,
  reason: `Motivo ${id}`,
  subjectId: 1,
  templateId: 1,
  applicationIds: [1],
  stateName,
  day,
  createdon,
})

const all = [
  one(1, 'PENDIENTE', '2040-03-01', '2025-01-03T00:00:00Z'),
  one(2, 'EJECUTADA', '2024-01-01', '2023-01-01T00:00:00Z'),
  one(3, 'PENDIENTE', '2040-01-01', '2025-01-01T00:00:00Z'),
  one(4, 'EJECUTADA', '2024-03-01', '2023-01-03T00:00:00Z'),
  one(5, 'OTRO', '2030-01-01', '2025-01-02T00:00:00Z'),
  one(6, 'ejecutada ', '2024-02-01', '2023-01-02T00:00:00Z'),
]

it.each<[NotificationSort, string, number[]]>([
  ['pending', 'what waits, the next one first', [3, 1]],
  ['executed', 'what was sent, the latest first', [4, 6, 2]],
  ['newest', 'what was made last', [1, 5, 3, 4, 6, 2]],
  ['oldest', 'what was made first', [2, 6, 4, 3, 5, 1]],
])('by %s begins with %s [NTF-03]', (sort, _what, ids) => {
  const sorted = all.toSorted(notificationOrders[sort]).map(({ id }) => id)
  expect(sorted).toHaveLength(all.length)
  expect(sorted.slice(0, ids.length)).toEqual(ids)
})

it('shows the service text of unknown applications, without the reserved one [TBL-11]', () => {
  expect(titlesOf({ applicationIds: [1, 2], sharedApps: 'Suite, RESETOTP' }, null)).toEqual(['Suite'])
})
