import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ReactElement } from 'react'
import { rootReducer } from '#shared/api/createStore.ts'
import { createHandles, newId } from '#shared/api/handles.ts'
import { store } from '#shared/api/store.ts'
import { currentPerson } from '#shared/session/currentPerson.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { showToast, type ToastContent } from '#shared/ui/toasts.ts'
import type { NewTask, Task, TaskEnd, TaskEntry, TaskFunctions, TaskHandle } from './task.ts'
import { storeTask } from './taskHistory.ts'
import './tasksTexts.ts'

/** Least time in ms between progress updates. */
const progressEvery = 100
/** Most ended tasks kept with their results. */
const mostEnded = 20

type TaskChange = Partial<TaskEntry> & { id: number }

const initialState = {
  /** Latest first. */
  entries: [] as readonly TaskEntry[],
  /** True while the task list is open. */
  isOpen: false,
  /** The dialog of a task whose screen may be unmounted; at most one. */
  dialogs: [] as readonly { id: number }[],
}

const tasksSlice = createSlice({
  name: 'tasks',
  initialState,
  reducers: {
    started: (state, { payload }: PayloadAction<TaskEntry>) => ({
      ...state,
      entries: [payload, ...state.entries],
    }),
    changed: (state, { payload }: PayloadAction<readonly TaskChange[]>) => ({
      ...state,
      entries: state.entries.map((one) => ({ ...one, ...payload.find(({ id }) => id === one.id) })),
    }),
    dropped: (state, { payload }: PayloadAction<readonly number[]>) => ({
      ...state,
      entries: state.entries.filter(({ id }) => !payload.includes(id)),
    }),
    opened: (state, { payload: isOpen }: PayloadAction<boolean>) => ({
      ...state,
      isOpen,
      entries: state.entries.map((one) => (one.isNew ? { ...one, isNew: false } : one)),
    }),
    dialogShown: (state, { payload: dialogs }: PayloadAction<readonly { id: number }[]>) => ({
      ...state,
      dialogs,
    }),
    forgotten: () => initialState,
  },
  selectors: {
    entries: ({ entries }) => entries,
    isOpen: ({ isOpen }) => isOpen,
    dialogs: ({ dialogs }) => dialogs,
    hasNews: ({ entries }) => entries.some((one) => !one.isInFront && (isRunning(one) || one.isNew)),
  },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof tasksSlice> {}
}

const { actions, selectors } = tasksSlice.injectInto(rootReducer)
export const selectAreTasksOpen = selectors.isOpen
export const selectHasTaskNews = selectors.hasNews

/** All tasks, the latest first; memoised. */
export const selectTasks = createSelector([selectors.entries], (entries): readonly Task[] =>
  entries.map((entry) => ({ ...entry, ...functions.get(entry.id)! })),
)
export const currentTasks = (): readonly Task[] => selectTasks(store.getState())

const currentEntries = (): readonly TaskEntry[] => selectors.entries(store.getState())
const entryOf = (id: number): TaskEntry | undefined => currentEntries().find((one) => one.id === id)

// Tasks of a user stop when they are gone.
const functions = createHandles<TaskFunctions>(currentEntries, ({ stop, end }) => end ?? stop())

const dialogs = createHandles<() => ReactElement>(() => selectors.dialogs(store.getState()))
export const selectTaskDialog = createSelector([selectors.dialogs], ([dialog]) =>
  dialog ? dialogs.get(dialog.id)! : null,
)

/** Undispatched progress by task. */
const progress = new Map<number, TaskChange>()
let timer: ReturnType<typeof setTimeout> | undefined

/** True if leaving the page would lose it. */
export function isRunning({ phase }: Pick<Task, 'phase'>): boolean {
  return phase !== 'ended'
}

/** Stops running tasks and drops all. */
export function forgetTasks(): void {
  store.dispatch(actions.forgotten())
}

/**
 * Registers a task of the session's user: it is shown in the top bar with pause and stop, and leaving the page asks
 * first. The caller does the work and reports progress by the handle. When the user is gone, `stop` is called and the
 * handle does nothing any longer.
 */
export function startTask({ title, pause, resume, stop, isInFront = false, ...task }: NewTask): TaskHandle {
  const id = newId()
  functions.set(id, {
    title,
    stop,
    waitsFor: null,
    end: null,
    ...(pause && { pause }),
    ...(resume && { resume }),
  })
  const begun = { owner: currentPerson(), startedAt: Date.now(), endedAt: null, done: 0, isNew: false }
  store.dispatch(actions.started({ ...task, ...begun, id, isInFront, phase: 'running' }))
  return {
    id,
    progress(done, total) {
      const entry = entryOf(id)
      if (!entry || !isRunning(entry)) return
      progress.set(id, { ...progress.get(id), id, done, ...(total !== undefined && { total }) })
      timer ??= setTimeout(() => change(), progressEvery)
    },
    waitsFor(reason) {
      const entry = entryOf(id)
      if (entry && isRunning(entry)) change({ id }, { waitsFor: reason })
    },
    toBackground(isInBackground = true) {
      if (entryOf(id)?.isInFront === isInBackground) change({ id, isInFront: !isInBackground })
    },
    end: (end) => endTask(id, end),
  }
}

function endTask(id: number, end: TaskEnd): void {
  const entry = entryOf(id)
  if (!entry || !isRunning(entry)) return
  const { owner, isInFront } = entry
  const isOpen = selectAreTasksOpen(store.getState())
  const ended = { id, phase: 'ended', endedAt: Date.now(), isNew: !isInFront } as const
  change(ended, { waitsFor: null, end })
  if (owner !== null)
    storeTask(
      owner,
      currentTasks().find((one) => one.id === id)!,
    )
  const old = currentEntries()
    .filter((one) => !isRunning(one))
    .slice(mostEnded)
  if (old.length > 0) store.dispatch(actions.dropped(old.map((one) => one.id)))
  if (isInFront || isOpen || end.isSeen || end.outcome === 'stopped') return
  showToast({
    kind: end.outcome === 'done' ? 'success' : 'error',
    text: end.text(),
    error: end.error,
    ...offerOf(id, end),
  })
}

function offerOf(id: number, { open, retry }: TaskEnd): Pick<ToastContent, 'action'> {
  if (open) return { action: { label: i18n.t('tasks:seeResult'), onAct: open } }
  if (!retry) return {}
  return {
    action: {
      label: i18n.t('retry'),
      sends: true,
      onAct() {
        dropTask(id)
        retry()
      },
    },
  }
}

/** Dispatches the change of a task with the progress of all. */
function change(entry?: TaskChange, more?: Partial<TaskFunctions>): void {
  clearTimeout(timer)
  timer = undefined
  if (entry && more) functions.set(entry.id, { ...functions.get(entry.id)!, ...more })
  if (entry) progress.set(entry.id, { ...progress.get(entry.id), ...entry })
  store.dispatch(actions.changed([...progress.values()]))
  progress.clear()
}

export function pauseTask(id: number): void {
  const pause = functions.get(id)?.pause
  if (entryOf(id)?.phase !== 'running' || !pause) return
  change({ id, phase: 'paused' })
  pause()
}

export function resumeTask(id: number): void {
  if (entryOf(id)?.phase !== 'paused') return
  change({ id, phase: 'running' })
  functions.get(id)?.resume?.()
}

/** Removes an ended task from the list, such as on retry. */
export function dropTask(id: number): void {
  if (entryOf(id)?.phase === 'ended') store.dispatch(actions.dropped([id]))
}

export function stopTask(id: number): void {
  const phase = entryOf(id)?.phase
  if (phase === undefined || phase === 'ended' || phase === 'stopping') return
  change({ id, phase: 'stopping' }, { waitsFor: null })
  functions.get(id)?.stop()
}

/** Opens or closes the task list, which marks ended tasks as seen. */
export function showTasks(isShown: boolean): void {
  store.dispatch(actions.opened(isShown))
}

/** Shows a dialog over any screen; null closes it. */
export function showTaskDialog(dialog: (() => ReactElement) | null): void {
  const id = newId()
  if (dialog) dialogs.set(id, dialog)
  store.dispatch(actions.dialogShown(dialog ? [{ id }] : []))
}
