import { useRef, useState } from 'react'
import { outcomeOf, type Changed, type Found, type Outcome } from '#shared/api/lookUp.ts'
import { callsAtOnce, runLimited } from '#shared/api/runLimited.ts'
import { untilResumed } from '#shared/session/pausedSession.ts'
import type { RowId } from '../column.ts'
import { withFailedWaiting, type BulkEntry } from './bulkEntries.ts'

export type BulkRun<Row, Reason extends string> = {
  turnsOn: boolean
  entries: readonly BulkEntry<Row, Reason>[]
  isRunning: boolean
}

export type SendState<Row> = (row: Row, turnsOn: boolean) => PromiseLike<Changed>

/** Whether a row is as it was to be switched, asked of the service. */
export type LookUpState<Row> = (row: Row, turnsOn: boolean) => Promise<Found>

type BulkRunOptions<Row> = {
  send: SendState<Row>
  lookUp: LookUpState<Row>
  /** Hears at the end which rows a run has changed, where it has changed any. */
  onDone: (rows: readonly Row[], turnsOn: boolean) => void
}

/** Switches many rows, a few at a time. One that fails ends nothing; each has a result of its own. */
export function useBulkRun<Row extends { id: RowId }, Reason extends string>({
  send,
  lookUp,
  onDone,
}: BulkRunOptions<Row>) {
  const [run, setRun] = useState<BulkRun<Row, Reason> | null>(null)
  const isStopped = useRef(false)

  async function start(entries: readonly BulkEntry<Row, Reason>[], turnsOn: boolean): Promise<void> {
    isStopped.current = false
    const changed: Row[] = []
    setRun({ turnsOn, entries, isRunning: true })
    await runLimited(
      entries.filter(({ result }) => result === 'waiting'),
      callsAtOnce,
      async ({ row }) => {
        const { problem, ...outcome } = await switchRow(row, turnsOn)
        if (problem?.error?.kind === 'session') isStopped.current = true
        if (!problem) changed.push(row)
        settle(problem ? { row, result: 'failed', problem, ...outcome } : { row, result: 'done' })
      },
      () => !isStopped.current,
    )
    if (changed.length > 0) onDone(changed, turnsOn)
    change((now) => ({
      ...now,
      isRunning: false,
      entries: now.entries.map((entry) =>
        entry.result === 'waiting' ? { row: entry.row, result: 'unsent' } : entry,
      ),
    }))
  }

  /** A row whose session ended waits until its person is back: switched twice, it is as it would be switched once. */
  async function switchRow(row: Row, turnsOn: boolean): Promise<Outcome<unknown>> {
    const outcome = await outcomeOf(await send(row, turnsOn), () => lookUp(row, turnsOn))
    const goesOn = outcome.problem?.error?.kind === 'session' && (await untilResumed({ isTask: true }))
    return goesOn && !isStopped.current ? switchRow(row, turnsOn) : outcome
  }

  function settle(settled: BulkEntry<Row, Reason>): void {
    change((now) => ({
      ...now,
      entries: now.entries.map((entry) => (entry.row.id === settled.row.id ? settled : entry)),
    }))
  }

  function change(next: (now: BulkRun<Row, Reason>) => BulkRun<Row, Reason>): void {
    setRun((now) => now && next(now))
  }

  return {
    run,
    start: (entries: readonly BulkEntry<Row, Reason>[], turnsOn: boolean) => void start(entries, turnsOn),
    retryFailed: () => run && void start(withFailedWaiting(run.entries), run.turnsOn),
    stop: () => {
      isStopped.current = true
    },
    close: () => setRun(null),
  }
}
