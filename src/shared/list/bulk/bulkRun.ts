import { outcomeOf, type Changed, type Found, type Outcome } from '#shared/api/lookUp.ts'
import { callsAtOnce, runLimited } from '#shared/api/runLimited.ts'
import { openTurns, type HasTurnAgain } from '#shared/api/turns.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { undoChange } from '#shared/changes/changes.ts'
import '#shared/changes/changesTexts.ts'
import { numeral } from '#shared/format/numeral.ts'
import { currentPerson } from '#shared/session/currentPerson.ts'
import { awaited } from '#shared/session/pausedSession.ts'
import type { TaskHandle } from '#shared/tasks/task.ts'
import { dropTask, startTask } from '#shared/tasks/tasks.ts'
import { i18n } from '#shared/texts/i18n.ts'
import type { RowId } from '../column.ts'
import { countOf, tallied, withFailedWaiting, type BulkEntry } from './bulkEntries.ts'

export type BulkRun<Row, Reason extends string> = {
  turnsOn: boolean
  entries: readonly BulkEntry<Row, Reason>[]
  isRunning: boolean
  /** The service has asked for patience. */
  waits: boolean
}

/** What became of a row; `skipped`: it was found so before, and nothing was sent. */
export type Sent<Reason extends string> = Changed & { skipped?: Reason }

export type SendState<Row, Reason extends string = never> = (
  row: Row,
  turnsOn: boolean,
) => PromiseLike<Sent<Reason>>

/** Whether a row is as it was to be switched, asked of the service. */
export type LookUpState<Row> = (row: Row, turnsOn: boolean) => Promise<Found>

export type BulkRunOptions<Row, Reason extends string> = {
  /** What it does, in the language in force; it names nobody. */
  title: (turnsOn: boolean) => string
  send: SendState<Row, Reason>
  lookUp: LookUpState<Row>
  /** Hears at the end which rows a run has changed, where it has changed any; answers the id of the change. */
  onDone: (rows: readonly Row[], turnsOn: boolean) => number
}

/** A run over many rows, which goes on wherever its person is. */
export type BulkRunner<Row extends { id: RowId }, Reason extends string> = ReturnType<
  typeof beginBulkRun<Row, Reason>
>

/** Switches many rows, a few at a time. One that fails ends nothing; each has a result of its own. */
export function beginBulkRun<Row extends { id: RowId }, Reason extends string>(
  options: BulkRunOptions<Row, Reason>,
  planned: readonly BulkEntry<Row, Reason>[],
  turnsOn: boolean,
) {
  const { title, send, lookUp, onDone } = options
  const path = window.location.pathname + window.location.search
  const person = currentPerson()
  const changes: number[] = []
  /** What is found as it is to be may be so by an earlier try of this run. */
  const tried = new Set<RowId>()
  const listeners = createListeners()
  let run: BulkRun<Row, Reason> = { turnsOn, entries: planned, isRunning: false, waits: false }
  let task: TaskHandle
  let stopping = new AbortController()
  let hasTurnAgain: HasTurnAgain
  /** Held while it is paused. */
  let pause: Promise<void> | null = null
  let endPause = (): void => {}
  let open: (() => void) | undefined

  function change(next: Partial<BulkRun<Row, Reason>>): void {
    run = { ...run, ...next }
    listeners.tell()
  }

  async function start(entries: readonly BulkEntry<Row, Reason>[]): Promise<void> {
    const waiting = entries.filter(({ result }) => result === 'waiting')
    const changed: Row[] = []
    let settled = 0
    stopping = new AbortController()
    hasTurnAgain = openTurns(stopping.signal, (waits) => {
      change({ waits })
      task.waitsFor(waits ? () => i18n.t('changes:waits') : null)
    })
    task = startTask({
      kind: 'bulk',
      title: () => title(turnsOn),
      total: waiting.length,
      path,
      isInFront: true,
      pause: () => {
        pause = new Promise((resolve) => (endPause = resolve))
      },
      resume: goOn,
      stop,
    })
    change({ entries, isRunning: true })
    await awaited(() =>
      runLimited(
        waiting,
        callsAtOnce,
        async ({ row }) => {
          if (pause) await pause
          if (stopping.signal.aborted) return
          const { problem, skipped, ...outcome } = await switchRow(row)
          if (problem?.error?.kind === 'session') stopping.abort()
          if (problem) settle({ row, result: 'failed', problem, ...outcome })
          else if (skipped !== undefined) settle({ row, result: 'skipped', reason: skipped })
          else {
            changed.push(row)
            settle({ row, result: 'done' })
          }
          settled += 1
          task.progress(settled)
        },
        () => !stopping.signal.aborted,
      ),
    )
    // What one person has changed is no change of another one.
    if (changed.length > 0 && currentPerson() === person) changes.push(onDone(changed, turnsOn))
    change({
      isRunning: false,
      entries: run.entries.map((entry) =>
        entry.result === 'waiting' ? { row: entry.row, result: 'unsent' } : entry,
      ),
    })
    endTask(changed.length)
  }

  /** A row that has its turn again is switched again: switched twice, it is as it would be switched once. */
  async function switchRow(row: Row): Promise<Outcome<unknown> & { skipped?: Reason }> {
    const { skipped, ...answer } = await send(row, turnsOn)
    if (skipped !== undefined && !tried.has(row.id)) return { problem: null, data: undefined, skipped }
    if (!answer.isUnsent) tried.add(row.id)
    const outcome = await outcomeOf(answer, () => lookUp(row, turnsOn))
    const error = outcome.problem?.error
    const goesOn = error !== undefined && (await hasTurnAgain(error))
    return goesOn && !stopping.signal.aborted ? switchRow(row) : outcome
  }

  function settle(settled: BulkEntry<Row, Reason>): void {
    change({ entries: run.entries.map((entry) => (entry.row.id === settled.row.id ? settled : entry)) })
  }

  function endTask(done: number): void {
    const { entries } = run
    const failed = countOf(entries, 'failed')
    const unsent = countOf(entries, 'unsent') > 0
    task.end({
      outcome: unsent ? 'stopped' : failed > 0 ? 'failed' : 'done',
      text: () => i18n.t('tasks:ran', { title: title(turnsOn), tally: tallyOf(entries) }),
      counts: { done, failed },
      open: () => open?.(),
    })
  }

  function stop(): void {
    stopping.abort()
    goOn()
  }
  function goOn(): void {
    pause = null
    endPause()
  }

  void start(planned)
  return {
    /** The same until it changes. */
    read: (): BulkRun<Row, Reason> => run,
    onChange: listeners.add,
    stop,
    retryFailed(): void {
      if (run.isRunning) return
      dropTask(task.id)
      void start(withFailedWaiting(run.entries))
    },
    /** Takes back what its runs have changed. */
    undo(): void {
      for (const id of changes) undoChange(id)
    },
    /** Keeps it out of the top bar, as long as its dialog is there. */
    toFront(): void {
      task.toBackground(false)
    },
    /** Leaves it to the top bar, which shows its result by `show`. */
    toBackground(show: () => void): void {
      open = show
      task.toBackground()
    },
  }
}

function tallyOf(entries: readonly BulkEntry<unknown>[]): string {
  return tallied
    .map((result) => ({ result, count: countOf(entries, result) }))
    .filter(({ count }) => count > 0)
    .map(({ result, count }) => i18n.t(`list:tally.${result}`, { count, number: numeral(count) }))
    .join(', ')
}
