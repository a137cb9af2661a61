import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import type { ApiError } from '#shared/api/apiError.ts'
import { rootReducer, type RootState } from '#shared/api/createStore.ts'
import { createHandles, newId } from '#shared/api/handles.ts'
import { store } from '#shared/api/store.ts'
import { currentPerson } from '#shared/session/currentPerson.ts'
import { awaited } from '#shared/session/pausedSession.ts'
import type { NewTask, TaskEnd, TaskHandle } from '#shared/tasks/task.ts'
import { dropTask, pauseTask, resumeTask, startTask, stopTask } from '#shared/tasks/tasks.ts'
import { i18n } from '#shared/texts/i18n.ts'
import './runsTexts.ts'
import { isOver, openQueue, type Queue, type QueueState } from './queue.ts'

/** The result of an item; `error`: why it failed. Or no result: `again` (`queue.ts`). */
export type ItemWorked<Result> = { result: Result; error?: ApiError | undefined } | { again: ApiError }

/** Results by the index of their item; items without one have not been worked on, or are in flight. */
type Results<Result> = Readonly<Record<number, Result>>

/** `settled` and `total` count the items of the last `begin`. */
export type RunState<Result> = QueueState & { id: number; results: Results<Result> }

type NewRun<Item, Result> = {
  items: readonly Item[]
  /** Results of items before the start. */
  results?: Results<Result>
  work: (item: Item, index: number) => Promise<ItemWorked<Result>>
  /** Shown in the top bar. Without it the run belongs to one screen. */
  task?: Pick<NewTask, 'kind' | 'title' | 'path' | 'isInFront'> & {
    end: (state: RunState<Result>) => TaskEnd
  }
  /** Called with the settled items after each `begin`, unless the user changed. */
  onOver?: (settled: readonly number[], state: RunState<Result>) => void
}

export type Run<Item, Result> = {
  id: number
  items: readonly Item[]
  /** The last dispatched state; undefined after a user change. */
  state: () => RunState<Result> | undefined
  /** The latest result of an item. */
  resultOf: (index: number) => Result | undefined
  /** Starts work on these items and drops their results; does nothing while items are in flight. */
  begin: (indexes: readonly number[]) => void
  pause: () => void
  resume: () => void
  /** Final; items in flight still settle. */
  stop: () => void
  /** True if a screen or dialog shows the run, in addition to the top bar. */
  setInFront: (isInFront: boolean) => void
  /** Stops it, and forgets its results. */
  drop: () => void
}

/** Minimum interval between progress actions, ms. */
const progressEvery = 100

const initialState = { entries: [] as readonly RunState<unknown>[] }

const runsSlice = createSlice({
  name: 'runs',
  initialState,
  reducers: {
    changed: ({ entries }, { payload }: PayloadAction<RunState<unknown>>) => ({
      entries: [...entries.filter(({ id }) => id !== payload.id), payload],
    }),
    dropped: ({ entries }, { payload }: PayloadAction<number>) => ({
      entries: entries.filter(({ id }) => id !== payload),
    }),
  },
  selectors: { entries: ({ entries }) => entries },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof runsSlice> {}
}

const { actions, selectors } = runsSlice.injectInto(rootReducer)

// Stop every run on user change.
const handles = createHandles<() => void>(
  () => selectors.entries(store.getState()),
  (abandon) => abandon(),
)

/** The state of a run; undefined without one or after a user change. */
export function useRunState<Item, Result>(run: Run<Item, Result> | null): RunState<Result> | undefined {
  return useSelector((state: RootState) => selectRun<Result>(state, run?.id))
}

export function selectRun<Result>(state: RootState, id: number | undefined): RunState<Result> | undefined {
  return selectors.entries(state).find((one) => one.id === id) as RunState<Result> | undefined
}

/** A run over many items that continues across screens of the console. `begin` starts it. */
export function createRun<Item, Result>(options: NewRun<Item, Result>): Run<Item, Result> {
  const { items, work, onOver } = options
  const person = currentPerson()
  const id = newId()
  const results: Record<number, Result> = { ...options.results }
  let settled: number[] = []
  let queue: Queue = openQueue([], () => Promise.resolve('settled'), publish)
  let task: TaskHandle | null = null
  let isInFront = options.task?.isInFront ?? false
  let isGone = false
  let published: QueueState | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Ends the pending work of `setAwaited`. */
  let release: (() => void) | null = null

  const state = (): RunState<Result> | undefined => selectRun(store.getState(), id)

  function begin(indexes: readonly number[]): void {
    if (queue.state().inFlight > 0 || queue.state().phase === 'running') return
    for (const index of indexes) delete results[index]
    if (task) dropTask(task.id)
    task = null
    queue = openQueue(indexes, workOn, onQueueChange)
    if (options.task && indexes.length > 0) {
      const { end: _end, ...about } = options.task
      const { pause, stop, start: resume } = queue
      task = startTask({ ...about, total: indexes.length, pause, stop, resume, isInFront })
    }
    queue.start()
  }

  async function workOn(index: number) {
    const worked = await work(items[index]!, index)
    if ('again' in worked) return worked
    results[index] = worked.result
    settled.push(index)
    return worked.error ? { failed: worked.error } : 'settled'
  }

  function onQueueChange(): void {
    if (isGone) return
    // personGone → tasks slice emptied → task.stop → queue.stop → here, before the handle of this run is called.
    if (!state()) return abandon()
    const { phase, inFlight, settled: done, waitsUntil } = queue.state()
    setAwaited(phase === 'running' || inFlight > 0)
    task?.progress(done)
    if (phase === 'paused' && task) pauseTask(task.id)
    const isLast = isOver({ phase, inFlight })
    const isWaiting = waitsUntil !== null
    const wasWaiting = (published?.waitsUntil ?? null) !== null
    if (isWaiting !== wasWaiting) task?.waitsFor(isWaiting ? () => i18n.t('runs:waits') : null)
    if (isLast || phase !== published?.phase || isWaiting !== wasWaiting) publish()
    else timer ??= setTimeout(publish, progressEvery)
    if (isLast) over()
  }

  /** While it counts as awaited, an expired session offers re-authentication over the page (decision D49). */
  function setAwaited(isUnderWay: boolean): void {
    if (isUnderWay) {
      // Pending until `release`.
      if (!release) void awaited(() => new Promise<void>((resolve) => (release = resolve)))
    } else {
      release?.()
      release = null
    }
  }

  function publish(): void {
    clearTimeout(timer)
    timer = undefined
    published = queue.state()
    store.dispatch(actions.changed({ ...published, id, results: { ...results } }))
  }

  function over(): void {
    const [own, last] = [settled, state()]
    settled = []
    // Keep it out of the next user's undo history.
    if (!last || person !== currentPerson()) return
    onOver?.(own, last)
    if (task && options.task) task.end(options.task.end(last))
  }

  function abandon(): void {
    isGone = true
    clearTimeout(timer)
    queue.stop()
    setAwaited(false)
  }

  handles.set(id, abandon)
  publish()
  return {
    id,
    items,
    state,
    resultOf: (index) => results[index],
    begin,
    pause: () => (task ? pauseTask(task.id) : queue.pause()),
    resume: () => (task ? resumeTask(task.id) : queue.start()),
    stop: () => (task ? stopTask(task.id) : queue.stop()),
    setInFront(isShown) {
      isInFront = isShown
      task?.toBackground(!isShown)
    },
    drop: () => void store.dispatch(actions.dropped(id)),
  }
}
