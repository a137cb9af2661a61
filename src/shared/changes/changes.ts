import { createListeners } from '#shared/browser/listeners.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { awaited } from '#shared/session/pausedSession.ts'
import { currentPerson, onPersonGone } from '#shared/session/currentPerson.ts'
import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { showToast, type ToastContent } from '#shared/ui/toasts.ts'
import type { Change, NewChange, UndoState, UndoStep } from './change.ts'
import { keepChanges, keptChanges } from './keptChanges.ts'

let changes: readonly Change[] = []
/** Whose they are, in lower case. */
let owner: string | null = null
let lastId = 0
let isOpen = false
let isRestored = false
const listeners = createListeners()

onPersonGone(forgetChanges)
// Who comes back has them in memory still; nobody else finds them in the storage.
onSessionEnd(() => keepChanges(null, []))

/** Nothing of a person is left behind for another one. */
export function forgetChanges(): void {
  owner = null
  isOpen = false
  set([])
}

/** What the person of this session has changed, the newest first; the same list until it changes. */
export function currentChanges(): readonly Change[] {
  restore()
  return owner === currentPerson() ? changes : none
}

const none: readonly Change[] = []

/** Keeps what was done; `toast` says it in passing, with its undo. */
export function recordChange(change: NewChange, toast?: { text: string }): number {
  restore()
  const who = currentPerson()
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
  return { action: { label: i18n.t('undo'), isUndo: true, sends: true, onAct: () => undoChange(id) } }
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
    ({ undoSteps }) =>
      awaited(() =>
        undoSteps(change, left, { areChangesOpen, currentChanges, offerOf, setState, undoChange }),
      ),
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
  listeners.tell()
}

export const onChanges = listeners.add

/** What a reload of this tab left in words; of another person it is forgotten. */
function restore(): void {
  if (isRestored) return
  isRestored = true
  const kept = keptChanges()
  if (kept === null) return
  if (kept.owner !== currentPerson()) return keepChanges(null, [])
  ;({ owner, changes } = kept)
  lastId = changes.length
}

function set(now: readonly Change[]): void {
  changes = now
  keepChanges(owner, changes)
  listeners.tell()
}
