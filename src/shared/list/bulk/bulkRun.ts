import { isTooMany } from '#shared/api/apiError.ts'
import { write, type Write } from '#shared/api/write.ts'
import { undoChange } from '#shared/changes/changes.ts'
import { isUnjudged } from '#shared/runs/queue.ts'
import { createRun, type ItemWorked, type Run, type RunState } from '#shared/runs/run.ts'
import type { TaskEnd } from '#shared/tasks/task.ts'
import { i18n } from '#shared/texts/i18n.ts'
import type { RowId } from '../column.ts'
import { countOf, entriesOf, resultsOf, tallied, type BulkEntry, type RowResult } from './bulkEntries.ts'

export type BulkRunOptions<Row, Reason extends string> = {
  /** Title in the current language, without names. */
  title: (turnsOn: boolean) => string
  /** The write of a row; may find nothing to send and return the skip reason. */
  writeOf: (row: Row, turnsOn: boolean) => Write<unknown, Reason>
  /** Called at the end with the changed rows, if any; returns the id in the undo history. */
  onDone: (rows: readonly Row[], turnsOn: boolean) => number
}

export type BulkRun<Row, Reason extends string> = Run<Row, RowResult<Reason>> & {
  turnsOn: boolean
  retryFailed: () => void
  /** Undoes all changes of its runs. */
  undo: () => void
  /** Moves it to the top bar, which opens its result by `showResult`. */
  toBackground: (showResult: () => void) => void
}

/** Switches many rows; a failed one does not stop the run. */
export function beginBulkRun<Row extends { id: RowId }, Reason extends string>(
  { title, writeOf, onDone }: BulkRunOptions<Row, Reason>,
  planned: readonly BulkEntry<Row, Reason>[],
  turnsOn: boolean,
): BulkRun<Row, Reason> {
  const changes: number[] = []
  /** Rows that an earlier try may have switched. */
  const maybeDone = new Set<RowId>()
  let show: (() => void) | undefined

  const run = createRun<Row, RowResult<Reason>>({
    items: planned.map(({ row }) => row),
    results: resultsOf(planned),
    work: switchRow,
    onOver(settled, { results }) {
      const changed = settled.filter((index) => results[index]?.result === 'done')
      if (changed.length > 0)
        changes.push(
          onDone(
            changed.map((index) => run.items[index]!),
            turnsOn,
          ),
        )
    },
    task: {
      kind: 'bulk',
      title: () => title(turnsOn),
      path: window.location.pathname + window.location.search,
      isInFront: true,
      end: endOf,
    },
  })

  /** Can be repeated: a write names the wanted state, or reads the record first and finds nothing to send. */
  async function switchRow(row: Row): Promise<ItemWorked<RowResult<Reason>>> {
    const result = await write(writeOf(row, turnsOn))
    if (result.kind === 'done') return { result: { result: 'done' } }
    if (result.kind === 'nothing')
      return {
        result: maybeDone.has(row.id) ? { result: 'done' } : { result: 'skipped', reason: result.why },
      }
    const { kind, problem } = result
    const { error } = problem
    const didNothing = kind === 'unsent' || kind === 'session' || (error && isTooMany(error))
    if (!didNothing) maybeDone.add(row.id)
    if (error && isUnjudged(error)) return { again: error }
    return { result: { result: 'failed', problem, isUnknown: kind === 'unknown' }, error }
  }

  function endOf(state: RunState<RowResult<Reason>>): TaskEnd {
    const entries = entriesOf(run.items, state)
    const [done, failed] = [countOf(entries, 'done'), countOf(entries, 'failed')]
    return {
      outcome: countOf(entries, 'unsent') > 0 ? 'stopped' : failed > 0 ? 'failed' : 'done',
      text: () => i18n.t('tasks:ran', { title: title(turnsOn), tally: tallyOf(entries) }),
      counts: { done, failed },
      open: () => show?.(),
    }
  }

  function retryFailed(): void {
    const results = Object.entries(run.state()?.results ?? {})
    run.begin(results.flatMap(([index, { result }]) => (result === 'failed' ? [Number(index)] : [])))
  }

  run.begin(planned.flatMap(({ result }, index) => (result === 'waiting' ? [index] : [])))
  return {
    ...run,
    turnsOn,
    retryFailed,
    undo: () => changes.forEach(undoChange),
    toBackground(showResult) {
      show = showResult
      run.setInFront(false)
    },
  }
}

function tallyOf(entries: readonly BulkEntry<unknown>[]): string {
  return tallied
    .map((result) => ({ result, count: countOf(entries, result) }))
    .filter(({ count }) => count > 0)
    .map(({ result, count }) => i18n.t(`list:tally.${result}`, { count }))
    .join(', ')
}
