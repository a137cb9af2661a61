import { useRef, useState } from 'react'
import type { UserRow } from '#contracts/users.ts'
import { runLimited } from '#shared/lib/runLimited.ts'
import { stateFor } from '#shared/lib/activeState.ts'
import { usersApi } from '../api.ts'
import { problemIn } from '../list/actionProblem.ts'
import { callsAtOnce } from '../list/joinPages.ts'
import { planOf, withFailedWaiting, type Entry } from './bulkRules.ts'

export type Run = { turnsOn: boolean; entries: readonly Entry[]; isRunning: boolean }

/** Switches many users, a few at a time. One that fails ends nothing; every one has a result of its own. */
export function useBulkRun() {
  const [run, setRun] = useState<Run | null>(null)
  const isStopped = useRef(false)
  const [send] = usersApi.useSetUserStateMutation()

  async function work(entries: readonly Entry[], turnsOn: boolean): Promise<void> {
    isStopped.current = false
    setRun({ turnsOn, entries, isRunning: true })
    const waiting = entries.filter(({ result }) => result === 'waiting')
    await runLimited(
      waiting,
      callsAtOnce,
      async ({ user }) => {
        const answer = await send({ body: { id: user.id, idstate: stateFor(turnsOn) } })
        const problem = problemIn(answer)
        if (problem?.error?.kind === 'session') isStopped.current = true
        settle(problem ? { user, result: 'failed', problem } : { user, result: 'done' })
      },
      () => !isStopped.current,
    )
    setRun(
      (now) =>
        now && {
          ...now,
          isRunning: false,
          entries: now.entries.map((entry) =>
            entry.result === 'waiting' ? { user: entry.user, result: 'unsent' } : entry,
          ),
        },
    )
  }

  function settle(settled: Entry): void {
    setRun(
      (now) =>
        now && {
          ...now,
          entries: now.entries.map((entry) => (entry.user.id === settled.user.id ? settled : entry)),
        },
    )
  }

  return {
    run,
    start: (users: readonly UserRow[], turnsOn: boolean) => void work(planOf(users, turnsOn), turnsOn),
    retryFailed: () => run && void work(withFailedWaiting(run.entries), run.turnsOn),
    stop: () => {
      isStopped.current = true
    },
    close: () => setRun(null),
  }
}
