/** @jest-environment node */
import { keepListSearch } from '#shared/list/listVisits.ts'
import { readView, viewPath } from './view.ts'

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
