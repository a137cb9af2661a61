import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ApiError } from '#shared/api/apiError.ts'
import { rootReducer, type Dispatch, type RootState } from '#shared/api/createStore.ts'
import { createHandles } from '#shared/api/handles.ts'
import { store } from '#shared/api/store.ts'
import { numeral } from '#shared/format/numeral.ts'
import { isOver, isUnjudged } from '#shared/runs/queue.ts'
import { createRun, selectRun, type ItemWorked, type Run, type RunState } from '#shared/runs/run.ts'
import { currentPerson } from '#shared/session/currentPerson.ts'
import { readSession } from '#shared/session/tokens.ts'
import type { TaskEnd } from '#shared/tasks/task.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { byRow, type ImportRow } from '../importRow.ts'
import '../importRunTexts.ts'
import { readLists } from '../trial/importReads.ts'
import type { Lists } from '../trial/judgeRow.ts'
import { isSent } from '../trial/verdict.ts'
import { keepRun, type Keeping, type LeftRun } from './keptRun.ts'
import { recordImport } from './recordImport.ts'
import { isWorthRetry, type ImportPlan, type RowOutcome } from './rowOutcome.ts'
import { sendRow } from './sendRow.ts'

export type ImportState = RunState<RowOutcome> & {
  plan: ImportPlan
  /** By the place of their row in the file. */
  outcomes: ReadonlyMap<number, RowOutcome>
  /** Ids among the changes of this session. */
  changes: readonly number[]
  /** To name them. */
  companies: Lists['companies']
}

type ImportEntry = Pick<ImportState, 'id' | 'changes' | 'companies'>
type Import = { plan: ImportPlan; run: Run<ImportRow, RowOutcome>; keeping: Keeping }

const initialState = {
  /** The import of this page: one or none. */
  entries: [] as readonly ImportEntry[],
}

const importsSlice = createSlice({
  name: 'imports',
  initialState,
  reducers: {
    changed: ({ entries: [now] }, { payload }: PayloadAction<Partial<ImportEntry> & { id: number }>) => ({
      entries: [{ changes: [], companies: [], ...(now?.id === payload.id && now), ...payload }],
    }),
    closed: () => initialState,
  },
  selectors: { entries: ({ entries }) => entries },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof importsSlice> {}
}

const { actions, selectors } = importsSlice.injectInto(rootReducer)

// The same person finds it again as one that a page left half done.
const imports = createHandles<Import>(
  () => selectors.entries(store.getState()),
  ({ keeping }) => keeping.leave(),
)

/** The import of this page; null where there is none. */
export const selectImport = createSelector(
  [selectors.entries, (state: RootState) => selectRun<RowOutcome>(state, selectors.entries(state)[0]?.id)],
  ([entry], run): ImportState | null => {
    if (!entry || !run) return null
    const { plan } = imports.get(entry.id)!
    return { ...run, ...entry, plan, outcomes: byRow(plan.table.rows, run.results) }
  },
)

const current = (): Import | undefined => imports.get(selectors.entries(store.getState())[0]?.id ?? NaN)

export const importRun = {
  snapshot: (): ImportState | null => selectImport(store.getState()),
  /** Begins one, which goes on wherever its person goes in the console. */
  start(plan: ImportPlan, dispatch: Dispatch): void {
    begin(plan, new Map(), { dispatch, wasSent: false })
  },
  /** Goes on with one that a page left half done: each row without an outcome may have been sent. */
  takeUp({ plan, outcomes, drop }: LeftRun, dispatch: Dispatch): void {
    void begin(plan, outcomes, { dispatch, wasSent: true }).begun.then(drop)
  },
  pause: (): void => current()?.run.pause(),
  /** For good; rows in flight still end. */
  stop: (): void => current()?.run.stop(),
  /** After a pause, or with what was not sent before a stop. */
  goOn: (): void => {
    const own = current()
    if (!own) return
    if (importRun.snapshot()?.phase === 'paused') own.run.resume()
    else own.run.begin(rowsToSend(own))
  },
  /** Those that failed without anybody having judged them. */
  retry: (): void => {
    const own = current()
    const state = importRun.snapshot()
    if (!own || !state || !isOver(state)) return
    own.run.begin(rowsToSend(own, isWorthRetry))
    for (const { at } of own.plan.table.rows)
      if (isWorthRetry(state.outcomes.get(at))) own.keeping.settled(at)
  },
  /** Nothing of it is left but what was done. */
  close: (): void => {
    const own = current()
    own?.keeping.drop()
    own?.run.drop()
    store.dispatch(actions.closed())
  },
  setInFront: (isShown: boolean): void => current()?.run.setInFront(isShown),
}

/** Indexes of the rows without an outcome, or with one that is to be replaced. */
function rowsToSend(
  { plan, run }: Pick<Import, 'plan' | 'run'>,
  isReplaced: (outcome: RowOutcome) => boolean = () => false,
): number[] {
  return plan.table.rows.flatMap(({ at }, index) => {
    const verdict = plan.verdicts.get(at)
    const outcome = run.resultOf(index)
    return verdict && isSent(verdict) && (!outcome || isReplaced(outcome)) ? [index] : []
  })
}

function begin(
  plan: ImportPlan,
  outcomes: ReadonlyMap<number, RowOutcome>,
  { dispatch, wasSent }: { dispatch: Dispatch; wasSent: boolean },
): Keeping {
  const { rows } = plan.table
  const person = currentPerson()
  const sent = new Set(wasSent ? rows : [])
  let taken: readonly number[] = rows.flatMap(({ at }, index) => (outcomes.has(at) ? [index] : []))
  let lists: Promise<Lists | ApiError> | null = null

  const run = createRun<ImportRow, RowOutcome>({
    items: rows,
    results: Object.fromEntries(taken.map((index) => [index, outcomes.get(rows[index]!.at)!])),
    work: send,
    onOver(settled) {
      const done = [...taken, ...settled]
      taken = []
      if (done.length > 0) void record(done)
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

  /** Read when they are needed first, and again after a failure. */
  async function listsNow(): Promise<Lists | ApiError> {
    lists ??= readLists(dispatch).then((answer) => ('error' in answer ? answer.error : answer.data))
    const known = await lists
    if ('kind' in known) lists = null
    else if (imports.has(id)) store.dispatch(actions.changed({ id, companies: known.companies }))
    return known
  }

  async function send(row: ImportRow): Promise<ItemWorked<RowOutcome>> {
    const known = await listsNow()
    if ('kind' in known) return { again: known }
    const looksFirst = sent.has(row)
    sent.add(row)
    const self = readSession()?.claims ?? null
    const verdict = plan.verdicts.get(row.at)!
    const outcome = await sendRow(row.values, verdict, { dispatch, lists: known, self, looksFirst })
    const error = outcome.kind === 'failed' ? outcome.problem.error : undefined
    if (error && isUnjudged(error) && !outcome.did) return { again: error }
    keeping.settled(row.at)
    return { result: outcome, error }
  }

  async function record(indexes: readonly number[]): Promise<void> {
    // An import that had ended when it was taken up has read nothing yet.
    const known = await listsNow()
    // What one person has changed is no change of another one.
    if (person !== currentPerson()) return
    const countries = 'kind' in known ? [] : known.countries
    const done = indexes.map((index) => ({ row: rows[index]!, outcome: run.resultOf(index)! }))
    const change = recordImport(plan, done, { dispatch, countries })
    const changes = importRun.snapshot()?.changes ?? []
    if (change !== null && imports.has(id))
      store.dispatch(actions.changed({ id, changes: [...changes, change] }))
  }

  importRun.close()
  const indexAt = new Map(rows.map(({ at }, index) => [at, index]))
  const keeping = keepRun(plan, { get: (at) => run.resultOf(indexAt.get(at)!) })
  imports.set(id, { plan, run, keeping })
  store.dispatch(actions.changed({ id }))
  run.begin(rowsToSend({ plan, run }))
  return keeping
}

function endOf({ results, error, phase }: RunState<RowOutcome>): TaskEnd {
  const all = Object.values(results)
  const done = all.filter(({ kind, did }) => kind === 'done' && did !== null).length
  return {
    outcome: error ? 'failed' : phase === 'stopped' ? 'stopped' : 'done',
    text: () =>
      error?.status === 403
        ? i18n.t('runs:held.forbidden')
        : done === 0
          ? i18n.t('importRun:noneDid')
          : i18n.t('importRun:did', { count: done, number: numeral(done) }),
    counts: { done, failed: all.filter(({ kind }) => kind !== 'done').length },
    ...(error && { error }),
  }
}
