/** @jest-environment node */
import type { RowId } from '../column.ts'
import { wholeChoice, type WholeChoice } from './wholeChoice.ts'

const rows = [{ id: 1 }, { id: 2 }]
const plain = { chosen: new Set<RowId>([1, 2]), isWhole: false, isRunning: false, rows, total: 5 }

it.each<[string, Partial<typeof plain>, WholeChoice]>([
  ['the page is chosen', {}, 'offered'],
  ['the page and rows of others are chosen', { chosen: new Set<RowId>([1, 2, 9]) }, 'offered'],
  ['a row of the page is not chosen', { chosen: new Set<RowId>([1]) }, null],
  ['nothing is chosen', { chosen: new Set<RowId>() }, null],
  ['the page is all there is', { total: 2 }, null],
  ['as many are chosen as there are', { chosen: new Set<RowId>([1, 2, 3, 4, 5]) }, null],
  ['there are no rows', { rows: [], total: 0 }, null],
  ['they are on their way', { isRunning: true }, 'running'],
  ['all are chosen', { chosen: new Set<RowId>([1, 2, 3, 4, 5]), isWhole: true }, 'made'],
  [
    'all are chosen, and one came since',
    { chosen: new Set<RowId>([1, 2, 3, 4, 5]), isWhole: true, total: 6 },
    'made',
  ],
])('if %s', (_, now, choice) => {
  expect(wholeChoice({ ...plain, ...now })).toBe(choice)
})
