import { callProblem, callProblemText, type CallProblem, write, offerAgain } from '#shared/api/write.ts'
import { isOver, isUnjudged, openQueue, type QueueState, type Worked } from '#shared/runs/queue.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { showToast, type ToastContent } from '#shared/ui/toasts.ts'
import type { Change, UndoProblem, UndoState, UndoStep } from './change.ts'
import './changesTexts.ts'

type StepResult =
  /** `left` was changed by others since, and stays. */
  | { kind: 'back'; left: string | null }
  | { kind: 'changed'; what: string | null }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; problem: CallProblem; isUnknown: boolean }

/** The store functions that the undo code may use. */
type Store = {
  areChangesOpen: () => boolean
  currentChanges: () => readonly Change[]
  offerOf: (id: number) => Pick<ToastContent, 'action'>
  setState: (id: number, state: UndoState) => void
  undoChange: (id: number) => void
}

const stops = new Map<number, () => void>()

/** Minimum time between progress updates, ms: an undo can have thousands of records. */
const everyMs = 100

/** Requests already sent still report their result. */
export function stopUndo(id: number): void {
  stops.get(id)?.()
}

/** Undoes the records of a change, each checked first; failed ones can be retried. */
export async function undoSteps(change: Change, steps: readonly UndoStep[], store: Store): Promise<void> {
  const { id } = change
  const { setState, undoChange } = store
  const [left, problems] = [new Set(steps), [] as UndoProblem[]]
  const isOwnSince = isChangedSince(change, store.currentChanges())
  let hasSession = true

  /** A single refused record is reported at once; for many, the queue decides. */
  async function work(step: UndoStep): Promise<Worked> {
    const result = await undoStep(step)
    const error = result.kind === 'failed' ? result.problem.error : undefined
    if (error && steps.length > 1 && isUnjudged(error)) return { again: error }
    if (!isTriedAgain(result, isOwnSince)) left.delete(step)
    if (error?.kind === 'session') hasSession = false
    else add(step, result)
    return error ? { failed: error } : 'settled'
  }
  function add(step: UndoStep, result: StepResult): void {
    const problem = problemOf(step, result, isOwnSince)
    if (problem) problems.push(problem)
  }

  const { held, error } = await finished(id, steps, work, setState)
  if (held === 'session') hasSession = false
  const [refused] = left
  if (held === 'forbidden' && refused && error)
    add(refused, { kind: 'failed', problem: callProblem({ error })!, isUnknown: false })
  const isUndone = left.size === 0 && problems.length === 0
  setState(id, isUndone ? { kind: 'undone' } : { kind: 'stopped', left: [...left], problems })
  if (isUndone) change.onUndone?.()
  if (hasSession) showUndoResult(change, isUndone, problems, store)
  else void offerAgain(() => undoChange(id), i18n.t('undo'))
}

/** Runs the steps with progress; a paused queue is left for a retry. */
function finished(
  id: number,
  steps: readonly UndoStep[],
  work: (step: UndoStep) => Promise<Worked>,
  setState: Store['setState'],
): Promise<QueueState> {
  return new Promise((resolve) => {
    let [shownAt, waited] = [0, false]
    let held: QueueState['held'] = null
    const queue = openQueue(steps, work, () => {
      const state = queue.state()
      if (state.phase === 'paused') {
        held = state.held
        return queue.stop()
      }
      if (isOver(state)) {
        stops.delete(id)
        return resolve({ ...state, held: held ?? state.held })
      }
      const waits = state.waitsUntil !== null
      if (waits === waited && (state.settled === 0 || Date.now() - shownAt < everyMs)) return
      ;[shownAt, waited] = [Date.now(), waits]
      setState(id, { kind: 'running', done: state.settled, total: state.total, waits })
    })
    stops.set(id, queue.stop)
    queue.start()
  })
}

/** Failed, or waiting for the undo of a later change by the same user. */
function isTriedAgain(result: StepResult, isOwnSince: boolean): boolean {
  if (result.kind === 'failed') return true
  return isOwnSince && (result.kind === 'changed' || (result.kind === 'back' && result.left !== null))
}

async function undoStep(step: UndoStep): Promise<StepResult> {
  let left: string | null = null
  const result = await write<unknown, StepResult>({
    async prepare() {
      const seen = await step.look()
      if ('isBack' in seen) return { why: { kind: 'back', left: null } }
      if ('changed' in seen) return { why: { kind: 'changed', what: seen.changed } }
      if ('refusal' in seen) return { why: { kind: 'refused', reason: seen.refusal } }
      if ('error' in seen) return seen
      left = seen.left ?? null
      return { send: seen.send, lookUp: step.isBack }
    },
  })
  if (result.kind === 'done') return { kind: 'back', left }
  if (result.kind === 'nothing') return result.why
  return { kind: 'failed', problem: result.problem, isUnknown: result.kind === 'unknown' }
}

/** Whether the same user has changed the record again without undoing it. */
function isChangedSince({ id, path }: Change, changes: readonly Change[]): boolean {
  return changes.some((one) => one.id > id && path !== undefined && one.path === path && !isTakenBack(one))
}

function isTakenBack({ state }: Change): boolean {
  return state.kind === 'undone'
}

function problemOf({ name }: UndoStep, result: StepResult, isOwnSince: boolean): UndoProblem | null {
  switch (result.kind) {
    case 'back':
      return result.left === null ? null : { name, text: leftText(result.left, isOwnSince) }
    case 'changed':
      return { name, text: changedText(result.what, isOwnSince) }
    case 'refused':
      return { name, text: i18n.t('changes:failed', { reason: result.reason }) }
    case 'failed': {
      const { problem, isUnknown } = result
      const text = isUnknown
        ? i18n.t('changes:unknown')
        : i18n.t('changes:failed', { reason: callProblemText(problem) })
      return { name, text, ...(problem.error && { error: problem.error }) }
    }
  }
}

function leftText(what: string, isOwnSince: boolean): string {
  return i18n.t(isOwnSince ? 'changes:leftByYou' : 'changes:left', { what })
}

function changedText(what: string | null, isOwnSince: boolean): string {
  if (isOwnSince) return i18n.t('changes:changedByYou')
  return what === null ? i18n.t('changes:changed') : i18n.t('changes:changedWhat', { what })
}

/** A toast, unless the panel is open, which shows the result itself. */
function showUndoResult(
  change: Change,
  isUndone: boolean,
  problems: readonly UndoProblem[],
  { areChangesOpen, currentChanges, offerOf }: Store,
): void {
  if (areChangesOpen() || !currentChanges().some(({ id }) => id === change.id)) return
  const name = change.name()
  if (isUndone) {
    showToast({ kind: 'success', text: change.undone?.() ?? i18n.t('changes:undone', { name }) })
    return
  }
  const [first, ...others] = problems
  const text =
    first && others.length === 0
      ? i18n.t('changes:problem', { name: first.name, text: first.text })
      : i18n.t('changes:notAll', { name })
  showToast({
    kind: 'error',
    text,
    ...(first?.error && { error: first.error }),
    ...offerOf(change.id),
  })
}
