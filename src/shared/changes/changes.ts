import * as z from 'zod/mini'
import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '#shared/api/createStore.ts'
import { createHandles, newId, onStateChange } from '#shared/api/handles.ts'
import { store } from '#shared/api/store.ts'
import { awaited, onPauseChange } from '#shared/session/pausedSession.ts'
import { currentPerson } from '#shared/session/currentPerson.ts'
import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { readSession } from '#shared/session/tokens.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { showToast, type ToastContent } from '#shared/ui/toasts.ts'
import type { Change, ChangeEntry, ChangeFunctions, NewChange, UndoState, UndoStep } from './change.ts'
import { sessionStore } from '#shared/browser/storage.ts'

const initialState = {
  /** Newest first. */
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
    /** Whether the panel is open. */
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

const storageKey = 'changes'
/** Only the newest, because storage is limited. */
const mostStored = 50

const storedChangesSchema = z.object({
  owner: z.string(),
  changes: z.array(
    z.object({
      call: z.string(),
      title: z.string(),
      name: z.string(),
      path: z.optional(z.string().check(z.regex(/^\/(?!\/)/))),
      differences: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
      at: z.number(),
      isUndone: z.boolean(),
    }),
  ),
})

const currentEntries = (): readonly ChangeEntry[] => selectors.entries(store.getState())
const functions = createHandles<ChangeFunctions>(currentEntries)
const joined = new WeakMap<ChangeEntry, Change>()

/** The undo history, newest first; each entry is stable until it changes. */
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

// After a reload, this tab restores the history as texts.
const kept = storedChanges()
if (kept !== null && kept.owner === currentPerson()) add(kept.changes)
else keepChanges(null, [])
// While the session is paused the history is only in memory: nobody else may find it in storage.
const keep = (): void => keepChanges(readSession() && currentPerson(), currentChanges())
onStateChange(currentEntries, keep)
onSessionEnd(keep)
onPauseChange(keep)

/** Adds all at once, newest first. */
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

/** Adds a write to the undo history; `toast` reports it with its undo. */
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

/** The toast action of a change that can be undone. */
export function offerOf(id: number): Pick<ToastContent, 'action'> {
  const change = currentChanges().find((one) => one.id === id)
  if (!change || !canUndo(change)) return {}
  return { action: { label: i18n.t('undo'), isUndo: true, sends: true, onAct: () => undoChange(id) } }
}

/** The undo steps that remain. */
export function stepsLeft({ undo, state }: Change): readonly UndoStep[] {
  if ('noWay' in undo) return []
  if (state.kind === 'stopped') return state.left
  return state.kind === 'done' ? undo : []
}

export function canUndo(change: Change): boolean {
  return stepsLeft(change).length > 0
}

/** Undoes a change; the result is in its state. Its code is loaded on demand. */
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

/** Stores the history as texts for a reload of this tab. */
function keepChanges(owner: string | null, changes: readonly Change[]): void {
  if (owner === null || changes.length === 0) return sessionStore.remove(storageKey)
  const words = changes.slice(0, mostStored).map(({ call, title, name, path, differences, at, state }) => ({
    ...{ call, ...(path !== undefined && { path }), at },
    title: title(),
    name: name(),
    differences: [...(differences?.() ?? [])],
    isUndone: state.kind === 'undone',
  }))
  sessionStore.set(
    storageKey,
    JSON.stringify({ owner, changes: words } satisfies z.input<typeof storedChangesSchema>),
  )
}

/** The history before a reload. It has no undo, and says so. */
function storedChanges(): { owner: string; changes: Omit<Change, 'id'>[] } | null {
  const kept = storedChangesSchema.safeParse(parsed(sessionStore.get(storageKey)))
  if (!kept.success) return null
  const { owner, changes } = kept.data
  return {
    owner,
    changes: changes.map(({ call, title, name, path, differences, at, isUndone }) => ({
      ...{ call, at, ...(path !== undefined && { path }) },
      title: () => title,
      name: () => name,
      differences: () => differences,
      undo: { noWay: () => i18n.t('changes:reloaded') },
      state: { kind: isUndone ? 'undone' : 'done' },
    })),
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
