import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer, type Dispatch, type RootState } from '#shared/api/createStore.ts'
import { createHandles } from '#shared/api/handles.ts'
import { store } from '#shared/api/store.ts'
import { isOver, isUnjudged } from '#shared/runs/queue.ts'
import { createRun, selectRun, type ItemWorked, type Run, type RunState } from '#shared/runs/run.ts'
import type { TaskEnd } from '#shared/tasks/task.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { isSent, isWorthRetry, type ImportTable, type Outcome, type TriedRow } from './importRow.ts'
import './runTexts.ts'
import { storeRun, type RunStorage, type StoredRun } from './storedRun.ts'
import { sendRow } from './sendRow.ts'
import { recordImport } from './undoImport.ts'
import { nobodyReader } from './user.ts'

type TriedTable = ImportTable<TriedRow>

/** `rows` of its table with their outcomes; `changes` are ids in the undo history. */
export type ImportState = RunState<Outcome> & { table: TriedTable; changes: readonly number[] }

type ImportEntry = Pick<ImportState, 'id' | 'changes'>
type Import = { table: TriedTable; run: Run<TriedRow, Outcome>; storage: RunStorage }

const initialState = {
  /** The import of this page: one or none. */
  entries: [] as readonly ImportEntry[],
}

const importsSlice = createSlice({
  name: 'imports',
  initialState,
  reducers: {
    begun: (_before, { payload: id }: PayloadAction<number>) => ({ entries: [{ id, changes: [] }] }),
    recorded: ({ entries }, { payload: { id, changes } }: PayloadAction<ImportEntry>) => ({
      entries: entries.map((one) => (one.id === id ? { id, changes: [...one.changes, ...changes] } : one)),
    }),
    closed: () => initialState,
  },
  selectors: { entries: ({ entries }) => entries },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof importsSlice> {}
}

const { actions, selectors } = importsSlice.injectInto(rootReducer)

// After a new sign-in the same person can resume it from what is stored.
const imports = createHandles<Import>(
  () => selectors.entries(store.getState()),
  ({ storage }) => storage.leave(),
)

/** The import of this page; null where there is none. */
export const selectImport = createSelector(
  [selectors.entries, (state: RootState) => selectRun<Outcome>(state, selectors.entries(state)[0]?.id)],
  ([entry], run): ImportState | null => {
    if (!entry || !run) return null
    const { table } = imports.get(entry.id)!
    const rows = table.rows.map((row, at) => ({ ...row, outcome: run.results[at] }))
    return { ...run, ...entry, table: { ...table, rows } }
  },
)

const current = (): Import | undefined => imports.get(selectors.entries(store.getState())[0]?.id ?? NaN)

export const importRun = {
  snapshot: (): ImportState | null => selectImport(store.getState()),
  /** Begins one, which continues on other screens. */
  start(table: TriedTable, dispatch: Dispatch): void {
    begin(table, dispatch, false)
  },
  /** Resumes the import of an earlier page: each row without an outcome may have been sent. */
  takeUp({ table, drop }: StoredRun, dispatch: Dispatch): void {
    void begin(table, dispatch, true).begun.then(drop)
  },
  pause: (): void => current()?.run.pause(),
  /** Ends it; rows in flight still settle. */
  stop: (): void => current()?.run.stop(),
  /** Resumes after a pause; after a stop sends the rest. */
  goOn: (): void => {
    const own = current()
    if (own?.run.state()?.phase === 'paused') own.run.resume()
    else if (own) own.run.begin(rowsToSend(own))
  },
  /** Sends failed rows again that the service has not judged. */
  retry: (): void => {
    const own = current()
    const state = own?.run.state()
    if (!own || !state || !isOver(state)) return
    own.run.begin(rowsToSend(own, isWorthRetry))
    for (const [at, outcome] of Object.entries(state.results))
      if (isWorthRetry(outcome)) own.storage.settled(Number(at))
  },
  /** Forgets the import; its writes stay. */
  close: (): void => {
    const own = current()
    own?.storage.drop()
    own?.run.drop()
    store.dispatch(actions.closed())
  },
  setInFront: (isShown: boolean): void => current()?.run.setInFront(isShown),
}

/** Indexes of the rows without an outcome, or whose outcome will be replaced. */
function rowsToSend(
  { table, run }: Pick<Import, 'table' | 'run'>,
  isReplaced: (outcome: Outcome) => boolean = () => false,
): number[] {
  return table.rows.flatMap((row) => {
    const outcome = run.resultOf(row.at)
    return isSent(row) && (!outcome || isReplaced(outcome)) ? [row.at] : []
  })
}

function begin(table: TriedTable, dispatch: Dispatch, wasSent: boolean): RunStorage {
  const { rows } = table
  const sent = new Set(wasSent ? rows : [])
  const readNobody = nobodyReader(dispatch)
  const taken = rows.flatMap(({ at, outcome }) => (outcome ? [[at, outcome] as const] : []))
  let unrecorded = taken.map(([at]) => at)

  const run = createRun<TriedRow, Outcome>({
    items: rows,
    results: Object.fromEntries(taken),
    work: send,
    onOver(settled) {
      const done = [...unrecorded, ...settled]
      unrecorded = []
      if (done.length > 0) record(done)
    },
    task: {
      kind: 'import',
      title: () => i18n.t('importRun:task'),
      path: '/users/import',
      isInFront: true,
      end: endOf,
    },
  })
  const { id } = run

  async function send(row: TriedRow): Promise<ItemWorked<Outcome>> {
    const nobody = await readNobody()
    if ('error' in nobody) return { again: nobody.error }
    const looksFirst = sent.has(row)
    sent.add(row)
    const outcome = await sendRow(row, { dispatch, nobody: nobody.data, looksFirst })
    const error = outcome.kind === 'failed' ? outcome.problem.error : undefined
    if (error && isUnjudged(error) && !outcome.did) return { again: error }
    storage.settled(row.at)
    return { result: outcome, error }
  }

  function record(ats: readonly number[]): void {
    const done = ats.map((at) => ({ ...rows[at]!, outcome: run.resultOf(at) }))
    const change = recordImport(table.name, done, dispatch)
    if (change !== null) store.dispatch(actions.recorded({ id, changes: [change] }))
  }

  importRun.close()
  const storage = storeRun(table, run.resultOf)
  imports.set(id, { table, run, storage })
  store.dispatch(actions.begun(id))
  run.begin(rowsToSend({ table, run }))
  return storage
}

function endOf({ results, error, phase }: RunState<Outcome>): TaskEnd {
  const all = Object.values(results)
  const done = all.filter(({ kind, did }) => kind === 'done' && did !== null).length
  return {
    outcome: error ? 'failed' : phase === 'stopped' ? 'stopped' : 'done',
    text: () =>
      error?.status === 403
        ? i18n.t('runs:held.forbidden')
        : done === 0
          ? i18n.t('importRun:noneDid')
          : i18n.t('importRun:did', { count: done }),
    counts: { done, failed: all.filter(({ kind }) => kind !== 'done').length },
    ...(error && { error }),
  }
}
