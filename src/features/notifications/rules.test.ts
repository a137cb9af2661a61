/** @jest-environment node */
import type { Notification } from './notification.ts'
import { notificationOrders, titlesOf, type NotificationSort, readView, viewPath } from './rules.ts'
import { keepListSearch } from '#shared/list/listVisits.ts'

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

it.each([
  ['', { view: 'list', day: null }],
  ['?search=pago', { view: 'list', day: null }],
  ['?view=calendar', { view: 'calendar', day: null }],
  ['?view=calendar&day=2040-02-29', { view: 'calendar', day: '2040-02-29' }],
  ['?view=calendar&day=2039-02-29', { view: 'calendar', day: null }],
  ['?view=other&day=x', { view: 'list', day: null }],
])('%s is read as %j', (search, read) => {
  expect(readView(search)).toEqual(read)
})

it('has a path for each view', () => {
  expect(viewPath('list')).toBe('/notifications')
  expect(viewPath('calendar')).toBe('/notifications?view=calendar')
  expect(viewPath('calendar', '2040-01-10')).toBe('/notifications?view=calendar&day=2040-01-10')
})

it('returns to the list as left, and to the calendar of all', () => {
  keepListSearch('/notifications', '?search=pago')
  expect(viewPath('list')).toBe('/notifications?search=pago')
  expect(viewPath('calendar')).toBe('/notifications?view=calendar')
})
