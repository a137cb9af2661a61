import { isOnline } from '#shared/browser/connection.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { isOutage } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { turnAfter } from '#shared/api/retryAt.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { currentPerson, onOtherPerson } from '#shared/session/currentPerson.ts'
import { awaited, untilResumed } from '#shared/session/pausedSession.ts'
import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { readSession } from '#shared/session/tokens.ts'
import type { TaskHandle } from '#shared/tasks/task.ts'
import { pauseTask, resumeTask, stopTask } from '#shared/tasks/tasks.ts'
import { i18n } from '#shared/texts/i18n.ts'
import type { ImportRow } from '../importRow.ts'
import '../importRunTexts.ts'
import { readLists } from '../trial/importReads.ts'
import type { Lists } from '../trial/judgeRow.ts'
import { openQueue, type Queue, type QueueState, type Turn } from '../trial/queue.ts'
import { isSent } from '../trial/verdict.ts'
import { isWorthRetry, type ImportPlan, type RowOutcome } from './rowOutcome.ts'
import { keepRun, type Keeping, type LeftRun } from './keptRun.ts'
import { recordImport } from './recordImport.ts'
import { endTask, taskOf } from './runTask.ts'
import { runSignal } from './runSignal.ts'
import type { Held, RunState } from './runState.ts'
import { sendRow } from './sendRow.ts'

/** How often those who show it hear of it at most, ms. */
const everyMs = 100

/** So many failures of the service one after the other are not its bad luck any more. */
const mostFailures = 12

type Run = {
  /** Whose it is (`currentPerson`). */
  person: string | null
  plan: ImportPlan
  outcomes: Map<number, RowOutcome>
  /** Rows that may have been sent already. */
  sent: { has: (at: number) => boolean; add: (at: number) => unknown }
  queue: Queue
  held: Held | null
  error: ApiError | null
  failures: number
  /** Rows that were done since the last entry among the changes of this session. */
  unrecorded: ImportRow[]
  changes: number[]
  lists: Promise<Lists | ApiError> | null
  companies: Lists['companies']
  dispatch: Dispatch
  keeping: Keeping
  /** Of what is being sent; null once that is over. */
  task: TaskHandle | null
  /** Says that nothing is under way any more; null where nothing is. */
  release: (() => void) | null
}

let run: Run | null = null
let state: RunState | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = createListeners()
/** Whether it is on screen, and not only in the top bar. */
let isInFront = false

export const importRun = {
  subscribe: listeners.add,
  /** The run of this page; null where there is none. The same object until it changes. */
  snapshot: (): RunState | null => state,
  /** Begins one, which goes on wherever its person goes in the console. */
  start(plan: ImportPlan, dispatch: Dispatch): void {
    begin(plan, new Map(), new Set(), dispatch)
  },
  /** Goes on with one that a page left behind: of every row without an outcome it is asked what became of it. */
  takeUp({ plan, outcomes, drop }: LeftRun, dispatch: Dispatch): void {
    const keeping = begin(plan, outcomes, { has: () => true, add: () => {} }, dispatch)
    void keeping.begun.then(drop)
  },
  pause: (): void => {
    if (run?.task) pauseTask(run.task.id)
  },
  /** For good; what is under way still ends. */
  stop: (): void => {
    if (run?.task) stopTask(run.task.id)
  },
  /** After a pause, or with what was not sent before a stop. */
  goOn: (): void => {
    const { phase, inFlight } = run?.queue.state() ?? {}
    if (run?.task && phase === 'paused') resumeTask(run.task.id)
    // What is under way has its outcome first, so that nothing is sent twice.
    else if (run && phase !== 'running' && inFlight === 0) openWith(run)
  },
  /** Those that failed without anybody having judged them. */
  retry: (): void => {
    if (!run || run.queue.state().inFlight > 0) return
    for (const [at, outcome] of run.outcomes)
      if (isWorthRetry(outcome)) {
        run.outcomes.delete(at)
        run.keeping.settled(at)
      }
    importRun.goOn()
  },
  /** Nothing of it is left but what was done. */
  close(): void {
    run?.queue.stop()
    run?.keeping.drop()
    run = null
    tell()
  },
  setInFront(isShown: boolean): void {
    isInFront = isShown
    run?.task?.toBackground(!isShown)
  },
}

onSessionEnd(({ reason }) => {
  if (reason === 'signed-out') importRun.close()
})
// Its person finds it again as one that a page left behind.
onOtherPerson(() => {
  run?.keeping.leave()
  importRun.close()
})

function begin(plan: ImportPlan, outcomes: Run['outcomes'], sent: Run['sent'], dispatch: Dispatch): Keeping {
  run?.queue.stop()
  const keeping = keepRun(plan, outcomes)
  run = {
    ...{ person: currentPerson(), plan, outcomes, sent, dispatch, keeping },
    unrecorded: plan.table.rows.filter(({ at }) => outcomes.has(at)),
    queue: openQueue<ImportRow>(
      [],
      () => Promise.resolve('settled'),
      () => {},
    ),
    ...{
      changes: [],
      companies: [],
      lists: null,
      held: null,
      error: null,
      failures: 0,
      task: null,
      release: null,
    },
  }
  openWith(run)
  return keeping
}

/** What is to be sent of the rows without an outcome. */
function openWith(own: Run): void {
  const rows = own.plan.table.rows.filter(
    ({ at }) => !own.outcomes.has(at) && isSent(own.plan.verdicts.get(at) ?? { kind: 'wrong', reasons: [] }),
  )
  const queue = openQueue(
    rows,
    (row) => turn(own, row),
    () => changed(own),
  )
  const goOn = (): void => {
    Object.assign(own, { held: null, error: null, failures: 0 })
    queue.start()
  }
  own.queue = queue
  own.task = rows.length > 0 ? taskOf(rows.length, { ...queue, resume: goOn, isInFront }) : null
  goOn()
}

async function turn(own: Run, row: ImportRow): Promise<Turn> {
  if (!isOnline()) return hold(own, 'offline')
  const lists = await (own.lists ??= listsOf(own.dispatch))
  if ('kind' in lists) {
    own.lists = null
    return failed(own, lists)
  }
  own.companies = lists.companies
  const looksFirst = own.sent.has(row.at)
  own.sent.add(row.at)
  const self = readSession()?.claims ?? null
  const verdict = own.plan.verdicts.get(row.at)!
  const outcome = await sendRow(row.values, verdict, { dispatch: own.dispatch, lists, self, looksFirst })
  const error = outcome.kind === 'failed' ? outcome.problem.error : undefined
  if (error && isNoJudgement(error) && !outcome.did) return failed(own, error)
  own.failures = error && isOutage(error) ? own.failures + 1 : 0
  if (outcome.kind !== 'failed' || outcome.did) own.unrecorded.push(row)
  own.outcomes.set(row.at, outcome)
  own.keeping.settled(row.at)
  if (error && own.failures >= mostFailures) holdQueue(own, 'outage', error)
  return 'settled'
}

/** The end of a session, too many calls, or no right to any of them. */
function isNoJudgement(error: ApiError): boolean {
  return error.kind === 'session' || error.status === 403 || turnAfter(error) !== null
}

/** What does not judge a row: it has its turn again. */
async function failed(own: Run, error: ApiError): Promise<Turn> {
  const waitUntil = turnAfter(error)
  if (waitUntil !== null) return { waitUntil }
  if (error.kind === 'session')
    return (await untilResumed({ isTask: true })) ? { waitUntil: 0 } : hold(own, 'session')
  if (error.status === 403) {
    Object.assign(own, { held: 'forbidden', error })
    return 'stopped'
  }
  return hold(own, 'outage', error)
}

function hold(own: Run, held: Held, error: ApiError | null = null): Turn {
  own.held ??= held
  own.error ??= error
  return 'paused'
}

function holdQueue(own: Run, held: Held, error: ApiError): void {
  hold(own, held, error)
  own.queue.pause()
}

async function listsOf(dispatch: Dispatch): Promise<Lists | ApiError> {
  const answer = await readLists(dispatch)
  return 'error' in answer ? answer.error : answer.data
}

function changed(own: Run): void {
  const queue = own.queue.state()
  const { phase, inFlight, settled, waitsUntil } = queue
  const isOver = (phase === 'ended' || phase === 'stopped') && inFlight === 0
  holdSession(own, phase === 'running' || inFlight > 0)
  own.task?.progress(settled)
  own.task?.waitsFor(waitsUntil === null ? null : () => i18n.t('importRun:waitsInBackground'))
  // It may have paused by itself.
  if (phase === 'paused' && own.task) pauseTask(own.task.id)
  if (isOver) over(own, phase)
  if (own !== run) return
  if (phase === state?.phase && !isOver) timer ??= setTimeout(tell, everyMs)
  else tell()
}

/** A session that ends while it is under way, or waits as long as the service asks, is worth a sign-in (hardening T37). */
function holdSession(own: Run, isUnderWay: boolean): void {
  if (!isUnderWay) {
    own.release?.()
    own.release = null
  } else if (!own.release) {
    void awaited(() => new Promise<void>((resolve) => (own.release = resolve)))
  }
}

function over(own: Run, phase: QueueState['phase']): void {
  const { task } = own
  own.task = null
  record(own)
  if (task) endTask(task, { ...own, isStopped: phase === 'stopped' }, isInFront)
}

function record(own: Run): void {
  const rows = own.unrecorded.splice(0)
  const isOthers = (): boolean => own.person !== currentPerson()
  if (rows.length === 0 || isOthers()) return
  // A page that takes up an import that has ended has read nothing yet.
  void (own.lists ??= listsOf(own.dispatch)).then((lists) => {
    // What one person has changed is no change of another one.
    if (isOthers()) return
    const isRead = !('kind' in lists)
    if (isRead) own.companies = lists.companies
    else own.lists = null
    const countries = isRead ? lists.countries : []
    const id = recordImport(own.plan, rows, own.outcomes, { dispatch: own.dispatch, countries })
    if (id !== null) own.changes = [...own.changes, id]
    tell()
  })
}

function tell(): void {
  clearTimeout(timer)
  timer = undefined
  runSignal.set(run !== null)
  state = run && {
    ...run.queue.state(),
    plan: run.plan,
    outcomes: run.outcomes,
    held: run.held,
    error: run.error,
    changes: run.changes,
    companies: run.companies,
  }
  listeners.tell()
}
