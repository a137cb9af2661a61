/** @jest-environment node */
import { cellsIn, summary } from './cellsIn.ts'

const cell = (type: string, description: string) => ({ type: `cell ${type}`, description })
const spec = (title: string, ok: boolean, ...annotations: ReturnType<typeof cell>[]) => ({
  title,
  ok,
  tests: [{ annotations }],
})

it('counts places and their cells, and names those that failed', () => {
  const cells = cellsIn({
    suites: [
      {
        specs: [
          spec(
            'users, save: a change',
            false,
            cell('passed', 'a 500'),
            cell('failed', 'a 429: two messages'),
          ),
        ],
        suites: [{ specs: [spec('roles, bulk: a switch', true, cell('passed', 'a 500'))] }],
      },
    ],
  })
  expect(summary(cells)).toBe(
    '✗ users, save: a change · a 429: two messages\n2 places, 3 cells: 2 passed, 1 failed',
  )
})

it('takes a place that failed beside its cells for a failure', () => {
  const cells = cellsIn({ specs: [spec('users, save: a change', false, cell('passed', 'a 500'))] })
  expect(cells.failed).toEqual(['users, save: a change · the place itself'])
})

it('takes a report of nothing for nothing', () => {
  expect(cellsIn({})).toEqual({ places: 0, passed: 0, failed: [] })
})
