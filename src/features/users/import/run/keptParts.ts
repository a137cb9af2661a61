import type { ImportRow, ImportTable } from '../importRow.ts'
import { isSent, type Verdict } from '../trial/verdict.ts'
import type { ImportPlan, RowOutcome } from './rowOutcome.ts'

/** What another number was written with is not read. */
const format = 1

/** Parts of a run as they are kept; `run` says which of them belong together. */
export type KeptHead = { format: number; run: string; chunks: number; table: Omit<ImportTable, 'rows'> }
export type KeptRows = { run: string; rows: readonly (readonly [ImportRow, Verdict])[] }
export type KeptOutcomes = { run: string; outcomes: readonly (readonly [number, RowOutcome])[] }

export function headOf(
  run: string,
  { table: { rows: _rows, ...table } }: ImportPlan,
  chunks: number,
): KeptHead {
  return { format, run, chunks, table }
}

export function rowsOf(run: string, rows: readonly ImportRow[], verdicts: ImportPlan['verdicts']): KeptRows {
  return {
    run,
    rows: rows.flatMap((row) => (verdicts.has(row.at) ? [[row, verdicts.get(row.at)!] as const] : [])),
  }
}

export function outcomesOf(
  run: string,
  rows: readonly ImportRow[],
  outcomes: Pick<ReadonlyMap<number, RowOutcome>, 'get'>,
): KeptOutcomes {
  return {
    run,
    outcomes: rows.flatMap(({ at }): (readonly [number, RowOutcome])[] => {
      const outcome = outcomes.get(at)
      return outcome ? [[at, outcome]] : []
    }),
  }
}

/** The run that these are parts of; null where one is missing. */
export function planOf(
  head: KeptHead,
  rows: readonly KeptRows[],
  outcomes: readonly KeptOutcomes[],
): { plan: ImportPlan; outcomes: Map<number, RowOutcome> } | null {
  const own = rows.filter(({ run }) => run === head.run)
  if (head.format !== format || own.length !== head.chunks) return null
  const pairs = own.flatMap((part) => part.rows).toSorted(([one], [other]) => one.at - other.at)
  return {
    plan: {
      table: { ...head.table, rows: pairs.map(([row]) => row) },
      verdicts: new Map(pairs.map(([{ at }, verdict]) => [at, verdict])),
    },
    outcomes: new Map(outcomes.filter(({ run }) => run === head.run).flatMap((part) => part.outcomes)),
  }
}

/** How many rows of a run have an outcome, and how many were to have one. */
export function progressOf(
  { verdicts }: ImportPlan,
  outcomes: ReadonlyMap<number, RowOutcome>,
): { done: number; total: number } {
  return { done: outcomes.size, total: [...verdicts.values()].filter(isSent).length }
}
