/** @jest-environment node */
import { byConcern, countOf, isWorthRetry, planOf, type BulkEntry } from './bulkEntries.ts'

const entries: BulkEntry<number>[] = [
  { row: 1, result: 'done' },
  { row: 2, result: 'skipped', reason: 'type' },
  { row: 3, result: 'failed', problem: { message: null, isHandledElsewhere: false } },
  { row: 4, result: 'unsent' },
  { row: 5, result: 'failed', problem: { message: 'no', isHandledElsewhere: false } },
]

it('plans changed and skipped rows', () => {
  expect(planOf([1, 2], (row) => (row === 2 ? 'odd' : null))).toEqual([
    { row: 1, result: 'waiting' },
    { row: 2, result: 'skipped', reason: 'odd' },
  ])
})

it('shows failures first, and counts', () => {
  expect(byConcern(entries).map(({ row }) => row)).toEqual([3, 5, 4, 2, 1])
  expect(countOf(entries, 'failed')).toBe(2)
})

const failed = (kind?: 'network' | 'status', status?: number): BulkEntry<number> => ({
  row: 1,
  result: 'failed',
  problem: {
    message: null,
    isHandledElsewhere: false,
    ...(kind && { error: { kind, call: 'setUserState', message: null, at: 1, ...(status && { status }) } }),
  },
})

it.each([
  ['a service that refused', [failed()], false],
  ['a service that refused by status', [failed('status', 409)], false],
  ['a missing privilege', [failed('status', 403)], false],
  ['a service that broke', [failed('status', 500)], true],
  ['an answer that did not come', [failed(), failed('network')], true],
  ['nothing', entries.filter(({ result }) => result === 'done'), false],
])('after %s a retry may help: %s', (_, run, may) => {
  expect(isWorthRetry(run)).toBe(may)
})
