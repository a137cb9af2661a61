import type { LookUp, Changed } from '#shared/api/lookUp.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { pausedSession } from '#shared/session/pausedSession.ts'
import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { readSession } from '#shared/session/tokens.ts'
import { showToast, type ToastContent } from '#shared/ui/toasts.ts'

/** What a look at a record says before its change is taken back. */
export type Look =
  /** It is as the change left it. */
  | { send: () => PromiseLike<Changed> }
  /** It is as it was before the change already. */
  | { isBack: true }
  /** It is neither; what somebody else has changed, where that has words. */
  | { changed: string | null }
  | { error: ApiError }

/** How one record is taken back. */
export type UndoStep = {
  /** Names the record. */
  name: string
  look: () => Promise<Look>
  /** Whether it is as it was before, where the answer does not say so. */
  isBack: LookUp
}

/** A value before and after, in words. */
export type Difference = { label: string; before: string; after: string }

export type NewChange = {
  /** Id of the endpoint that did it, for its reference. */
  call: string
  /** What was done, in the language in force. */
  title: () => string
  /** Names what it was done to. */
  name: () => string
  differences?: () => readonly Difference[]
  /** The records that it changed, each with its way back; or why there is none from here. */
  undo: readonly UndoStep[] | { noWay: () => string }
  /** What is said once all of it is taken back; without it, that it is as before. */
  undone?: () => string
  onUndone?: () => void
}

/** How far a change is taken back. */
export type UndoState =
  | { kind: 'done' }
  | { kind: 'running'; done: number; total: number }
  /** `left` are the steps that can be tried again, `problems` why they or others were not taken back. */
  | { kind: 'stopped'; left: readonly UndoStep[]; problems: readonly UndoProblem[] }
  | { kind: 'undone' }

export type UndoProblem = { name: string; text: string; error?: ApiError }

export type Change = NewChange & { id: number; at: number; state: UndoState }

let changes: readonly Change[] = []
/** Whose they are, in lower case. */
let owner: string | null = null
let lastId = 0
let isOpen = false
const listeners = new Set<() => void>()

onSessionEnd(({ reason }) => {
  if (reason === 'signed-out') forgetChanges()
})

/** Nothing of a person is left behind for another one. */
export function forgetChanges(): void {
  owner = null
  isOpen = false
  set([])
}

/** What the person of this session has changed, the newest first; the same list until it changes. */
export function currentChanges(): readonly Change[] {
  return owner === person() ? changes : none
}

const none: readonly Change[] = []

/** Keeps what was done; `toast` says it in passing, with its undo. */
export function recordChange(change: NewChange, toast?: { text: string }): number {
  const who = person()
  if (owner !== who) forgetChanges()
  owner = who
  lastId += 1
  const id = lastId
  set([{ ...change, id, at: Date.now(), state: { kind: 'done' } }, ...changes])
  if (toast) showToast({ kind: 'success', ...toast, ...offerOf(id) })
  return id
}

/** What a toast offers about a change that can be taken back. */
export function offerOf(id: number): Pick<ToastContent, 'action'> {
  const change = changes.find((one) => one.id === id)
  if (!change || !canUndo(change)) return {}
  return { action: { label: i18n.t('undo'), isUndo: true, onAct: () => undoChange(id) } }
}

/** What is left to be taken back. */
export function stepsLeft({ undo, state }: Change): readonly UndoStep[] {
  if ('noWay' in undo) return []
  if (state.kind === 'stopped') return state.left
  return state.kind === 'done' ? undo : []
}

export function canUndo(change: Change): boolean {
  return stepsLeft(change).length > 0
}

/** Takes a change back; what comes of it stands in its state. Its code comes when it is needed. */
export function undoChange(id: number): void {
  const change = currentChanges().find((one) => one.id === id)
  if (!change || !canUndo(change)) return
  const left = stepsLeft(change)
  setState(id, { kind: 'running', done: 0, total: left.length })
  import(/* webpackChunkName: "changes" */ './undo.ts').then(
    ({ undoSteps }) => undoSteps(change, left),
    () => {
      setState(id, { kind: 'stopped', left, problems: [] })
      showToast({ kind: 'error', text: i18n.t('requestFailed'), ...offerOf(id) })
    },
  )
}

export function setState(id: number, state: UndoState): void {
  set(changes.map((one) => (one.id === id ? { ...one, state } : one)))
}

/** Whether the changes are on screen. */
export function areChangesOpen(): boolean {
  return isOpen && currentChanges().length > 0
}

export function showChanges(isShown: boolean): void {
  isOpen = isShown
  tell()
}

export function onChanges(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(now: readonly Change[]): void {
  changes = now
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Upper and lower case name the same person; whose session is paused may come back. */
function person(): string | null {
  return (readSession()?.claims.uniqueName ?? pausedSession()?.userName)?.toLowerCase() ?? null
}
