import type { Company } from '#contracts/companies.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { turnAfter } from '#shared/api/retryAt.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { untilResumed } from '#shared/session/pausedSession.ts'
import { readSession } from '#shared/session/tokens.ts'
import type { ImportRow, ImportTable } from '../importRow.ts'
import { askRow } from './askRow.ts'
import { readLists } from './importReads.ts'
import type { Lists } from './judgeRow.ts'
import { openQueue, type QueueState, type Turn } from './queue.ts'
import { verdictKinds, type Verdict, type VerdictKind } from './verdict.ts'

export type TrialState = QueueState & {
  /** By the place of their row; of those that were asked about. */
  verdicts: ReadonlyMap<number, Verdict>
  counts: Readonly<Record<VerdictKind, number>>
  /** Why it does not go on by itself. */
  error: ApiError | null
  companies: readonly Company[]
}

export type Trial = {
  subscribe: (listener: () => void) => () => void
  snapshot: () => TrialState
  start: () => void
  pause: () => void
}

/** How often those who show it hear of it at most, ms. */
const everyMs = 100

const unchecked: Verdict = { kind: 'wrong', reasons: [{ code: 'unchecked' }] }

/** Asks about each row what it would do. Nothing is sent but questions. */
export function openTrial(table: ImportTable, dispatch: Dispatch): Trial {
  const verdicts = new Map<number, Verdict>()
  const counts = Object.fromEntries(verdictKinds.map((kind) => [kind, 0])) as Record<VerdictKind, number>
  let lists: Promise<Lists | ApiError> | null = null
  let error: ApiError | null = null
  let companies: readonly Company[] = []
  const listeners = createListeners()
  let timer: ReturnType<typeof setTimeout> | undefined

  const isAsked = ({ problems }: ImportRow): boolean => problems.length === 0
  for (const row of table.rows) if (!isAsked(row)) settle(row, unchecked)
  const queue = openQueue(table.rows.filter(isAsked), ask, changed)
  let state = stateNow()

  function stateNow(): TrialState {
    return { ...queue.state(), verdicts, counts: { ...counts }, error, companies }
  }

  function settle(row: ImportRow, verdict: Verdict): void {
    verdicts.set(row.at, verdict)
    counts[verdict.kind] += 1
  }

  async function ask(row: ImportRow): Promise<Turn> {
    const known = await (lists ??= listsNow())
    if ('kind' in known) return failed(known)
    const answer = await askRow(dispatch, row.values, known, readSession()?.claims ?? null)
    if ('error' in answer) return failed(answer.error)
    settle(row, answer.data)
    return 'settled'
  }

  async function listsNow(): Promise<Lists | ApiError> {
    const answer = await readLists(dispatch)
    if ('error' in answer) return answer.error
    companies = answer.data.companies
    return answer.data
  }

  async function failed(why: ApiError): Promise<Turn> {
    if (lists && 'kind' in (await lists)) lists = null
    const waitUntil = turnAfter(why)
    if (waitUntil !== null) return { waitUntil }
    if (why.kind === 'session' && (await untilResumed({ isTask: true }))) return { waitUntil: 0 }
    error ??= why
    return 'paused'
  }

  function changed(): void {
    const { phase } = queue.state()
    if (phase === state.phase) timer ??= setTimeout(tell, everyMs)
    else tell()
  }

  function tell(): void {
    clearTimeout(timer)
    timer = undefined
    state = stateNow()
    listeners.tell()
  }

  return {
    subscribe: listeners.add,
    snapshot: () => state,
    start() {
      error = null
      queue.start()
    },
    pause: queue.pause,
  }
}
