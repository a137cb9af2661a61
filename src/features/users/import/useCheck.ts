import { startTransition, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { checkRows } from './check/checkRows.ts'
import { readIdentities, withDuplicates } from './check/duplicates.ts'
import { recheck } from './check/recheck.ts'
import type { Columns } from './columns.ts'
import type { ImportRow } from './importRow.ts'
import type { FileRecord } from './read/readTable.ts'
import { nextTask } from './read/turns.ts'
import { readKnown, withDocumentTypes, type ReadKnown } from './readKnown.ts'
import { groupProblems } from './repairs/groupProblems.ts'
import type { ProblemGroup } from './repairs/problemGroup.ts'
import type { Cells } from './repairs/repaired.ts'

/** Rows that were judged: each by itself, and with what is wrong because of others; and what is wrong, by its repair. */
export type Checked = ReadKnown & {
  judged: readonly ImportRow[]
  rows: readonly ImportRow[]
  groups: readonly ProblemGroup[]
}

type State = { checked: Checked | null; before: Checked | null; error: ApiError | null; isBusy: boolean }

export type Check = State & {
  /** Reads and judges everything, once more after a failure. */
  start: () => void
  /** Other cells in some rows, as they follow from the rows as they are by then. */
  change: (cellsOf: (now: Checked) => Cells) => Promise<void>
  undo: () => void
}

/** Judges the records of a file by the columns that were matched; what is changed is judged again. */
export function useCheck(records: readonly FileRecord[], columns: Columns): Check {
  const { t } = useTranslation('userCard')
  const dispatch = useDispatch<Dispatch>()
  const states = { '0': t('active'), '1': t('inactive') }
  const [state, setState] = useState<State>({ checked: null, before: null, error: null, isBusy: true })
  const now = useRef<Checked | null>(null)
  /** One change after the other: each begins with what the one before has left. */
  const line = useRef(Promise.resolve())

  function show(checked: Checked, before: Checked | null): void {
    now.current = checked
    // Rendered in slices, as it was judged.
    startTransition(() => setState({ checked, before, error: null, isBusy: false }))
  }
  function fail(error: ApiError): void {
    setState((last) => ({ ...last, error, isBusy: false }))
  }

  async function judgeAll(signal?: AbortSignal): Promise<void> {
    setState((last) => ({ ...last, error: null, isBusy: true }))
    const lists = await readKnown(dispatch, states)
    if (signal?.aborted) return
    if ('error' in lists) return fail(lists.error)
    const cells = records.map((record) => record.cells)
    const read = await withDocumentTypes(dispatch, lists.data, { cells, columns })
    if (signal?.aborted) return
    if ('error' in read) return fail(read.error)
    const checked = await together(await checkRows(records, columns, read.data.known), read.data)
    if (!signal?.aborted) show(checked, null)
  }

  /** One thing after the other, so that the page answers meanwhile. */
  async function together(judged: readonly ImportRow[], read: ReadKnown): Promise<Checked> {
    await readIdentities(judged)
    await nextTask()
    const rows = withDuplicates(judged)
    await nextTask()
    const groups = groupProblems(rows, columns, read.known)
    await nextTask()
    return { ...read, judged, rows, groups }
  }

  async function judgeChanged(cellsOf: (now: Checked) => Cells): Promise<void> {
    const before = now.current
    if (!before) return
    const cells = cellsOf(before)
    if (cells.size === 0) return
    const read = await withDocumentTypes(dispatch, before, { cells: cells.values(), columns })
    if ('error' in read) return fail(read.error)
    const judged = await recheck(before.judged, cells, columns, read.data.known)
    show(await together(judged, read.data), before)
  }

  const begin = useRef(judgeAll)
  useEffect(() => {
    const leaving = new AbortController()
    void begin.current(leaving.signal)
    return () => leaving.abort()
  }, [])

  return {
    ...state,
    start: () => void judgeAll(),
    change(cellsOf) {
      line.current = line.current.then(() => judgeChanged(cellsOf))
      return line.current
    },
    undo() {
      if (state.before) show(state.before, null)
    },
  }
}
