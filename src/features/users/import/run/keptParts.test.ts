/** @jest-environment node */
import { row, table } from '../testImport.ts'
import type { Verdict } from '../trial/verdict.ts'
import { headOf, outcomesOf, planOf, progressOf, rowsOf } from './keptParts.ts'
import type { ImportPlan, RowOutcome } from './rowOutcome.ts'

const rows = Array.from({ length: 5 }, (_, at) => row(at))
const verdicts = new Map<number, Verdict>([
  [0, { kind: 'create' }],
  [1, { kind: 'wrong', reasons: [{ code: 'needsRole' }] }],
  [2, { kind: 'restore', id: 7 }],
  [3, { kind: 'same', id: 8 }],
  [4, { kind: 'create' }],
])
const plan: ImportPlan = { table: table(rows), verdicts }
const done: RowOutcome = { kind: 'done', did: null, call: 'createUser', at: 1 }
const outcomes = new Map([[4, done]])
const through = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

const head = through(headOf('a', plan, 2))
const parts = [rowsOf('a', rows.slice(3), verdicts), rowsOf('a', rows.slice(0, 3), verdicts)].map(through)
const kept = [outcomesOf('a', rows.slice(0, 3), outcomes), outcomesOf('a', rows.slice(3), outcomes)].map(
  through,
)

it('is whole again from its parts, whatever their order', () => {
  expect(planOf(head, parts, kept)).toEqual({ plan, outcomes })
  expect(progressOf(plan, outcomes)).toEqual({ done: 1, total: 3 })
})

it('takes nothing of another run, and is nothing where a part is missing or another release wrote it', () => {
  const other = rowsOf('b', rows, verdicts)
  expect(planOf(head, [...parts, other], [...kept, { run: 'b', outcomes: [[0, done]] }])).toEqual({
    plan,
    outcomes,
  })
  expect(planOf(head, parts.slice(1), kept)).toBeNull()
  expect(planOf({ ...head, format: 2 }, parts, kept)).toBeNull()
  expect(planOf(head, parts, [])?.outcomes.size).toBe(0)
})
