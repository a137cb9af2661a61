import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '#shared/api/createStore.ts'
import { createHandles, newId, onStateChange } from '#shared/api/handles.ts'
import { store } from '#shared/api/store.ts'
import { awaited } from '#shared/session/pausedSession.ts'
import { currentPerson } from '#shared/session/currentPerson.ts'
import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { showToast, type ToastContent } from '#shared/ui/toasts.ts'
import type { Change, ChangeEntry, ChangeFunctions, NewChange, UndoState, UndoStep } from './change.ts'
import { keepChanges, keptChanges } from './keptChanges.ts'

const initialState = {
  /** The newest first. */
  entries: [] as readonly ChangeEntry[],
  isOpen: false,
}

const changesSlice = createSlice({
  name: 'changes',
  initialState,
  reducers: {
    recorded: (state, { payload }: PayloadAction<readonly ChangeEntry[]>) => ({
      ...state,
      entries: [...payload, ...state.entries],
    }),
    stateChanged: (state, { payload }: PayloadAction<Pick<ChangeEntry, 'id' | 'state'>>) => ({
      ...state,
      entries: state.entries.map((one) => (one.id === payload.id ? { ...one, ...payload } : one)),
    }),
    shown: (state, { payload: isOpen }: PayloadAction<boolean>) => ({ ...state, isOpen }),
    forgotten: () => initialState,
  },
  selectors: {
    entries: ({ entries }) => entries,
    /** Whether the changes are on screen. */
    areOpen: ({ isOpen, entries }) => isOpen && entries.length > 0,
    has: ({ entries }) => entries.length > 0,
  },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof changesSlice> {}
}

const { actions, selectors } = changesSlice.injectInto(rootReducer)
export const selectAreChangesOpen = selectors.areOpen
export const selectHasChanges = selectors.has

const currentEntries = (): readonly ChangeEntry[] => selectors.entries(store.getState())
const functions = createHandles<ChangeFunctions>(currentEntries)
const joined = new WeakMap<ChangeEntry, Change>()

/** What the person of this session has changed, the newest first; each the same object until it changes. */
export const selectChanges = createSelector([selectors.entries], (entries): readonly Change[] =>
  entries.map((entry) => {
    const { left, ...own } = functions.get(entry.id)!
    const change = joined.get(entry) ?? {
      ...entry,
      ...own,
      state: entry.state.kind === 'stopped' ? { ...entry.state, left } : entry.state,
    }
    joined.set(entry, change)
    return change
  }),
)
export const currentChanges = (): readonly Change[] => selectChanges(store.getState())

// A reload of this tab finds them in words.
const kept = keptChanges()
if (kept !== null && kept.owner === currentPerson()) add(kept.changes)
else keepChanges(null, [])
onStateChange(currentEntries, () => keepChanges(currentPerson(), currentChanges()))
// Who comes back has them in memory still; nobody else finds them in the storage.
onSessionEnd(() => keepChanges(null, []))

/** All at once, the newest first. */
function add(changes: readonly Omit<Change, 'id'>[]): void {
  const entries = changes.toReversed().map(({ call, path, at, state, ...own }) => {
    const id = newId()
    functions.set(id, { ...own, left: [] })
    return { id, call, at, state, ...(path !== undefined && { path }) }
  })
  store.dispatch(actions.recorded(entries.toReversed()))
}

export function forgetChanges(): void {
  store.dispatch(actions.forgotten())
}

/** Keeps what was done; `toast` says it in passing, with its undo. */
export function recordChange(change: NewChange, toast?: { text: string }): number {
  add([{ ...change, at: Date.now(), state: { kind: 'done' } }])
  const { id } = currentEntries()[0]!
  if (toast) {
    const name = change.name()
    showToast({
      kind: 'success',
      ...toast,
      ...(!toast.text.includes(name) && { about: name }),
      ...offerOf(id),
    })
  }
  return id
}

/** What a toast offers about a change that can be taken back. */
export function offerOf(id: number): Pick<ToastContent, 'action'> {
  const change = currentChanges().find((one) => one.id === id)
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

function setState(id: number, state: UndoState): void {
  const own = functions.get(id)
  if (!own) return
  if (state.kind !== 'stopped') return void store.dispatch(actions.stateChanged({ id, state }))
  const { left, ...rest } = state
  functions.set(id, { ...own, left })
  store.dispatch(actions.stateChanged({ id, state: rest }))
}

const areChangesOpen = (): boolean => selectAreChangesOpen(store.getState())

export function showChanges(isShown: boolean): void {
  store.dispatch(actions.shown(isShown))
}
