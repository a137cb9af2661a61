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
import { nextTask } from './read/breaks.ts'
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

type CellsOf = (now: Checked) => Cells

export type Check = State & {
  /** Tries again what failed: to judge everything, or what was changed since. */
  retry: () => void
  /** Other cells in some rows, as they follow from the rows as they are by then; false where they could not be judged. */
  change: (cellsOf: CellsOf) => Promise<boolean>
  undo: () => void
}

/** Judges the records of a file by the columns that were matched; what is changed is judged again. */
export function useCheck(records: readonly FileRecord[], columns: Columns): Check {
  const { t } = useTranslation('userCard')
  const dispatch = useDispatch<Dispatch>()
  const states = { '0': t('active'), '1': t('inactive') }
  const [state, setState] = useState<State>({ checked: null, before: null, error: null, isBusy: true })
  const now = useRef<Checked | null>(null)
  const last = useRef<Checked | null>(null)
  /** One change after the other: each begins with what the one before has left. One that failed stays the first. */
  const line = useRef(Promise.resolve(true))
  const todo = useRef<CellsOf[]>([])

  function show(checked: Checked, before: Checked | null): void {
    now.current = checked
    last.current = before
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

  async function judgeChanged(before: Checked, asked: Cells): Promise<boolean> {
    const cells = whatDiffers(before.judged, asked)
    // Such as a repair that is pressed twice: what is taken back is the one before.
    if (cells.size === 0) return true
    const read = await withDocumentTypes(dispatch, before, { cells: cells.values(), columns })
    if ('error' in read) {
      fail(read.error)
      return false
    }
    const judged = await recheck(before.judged, cells, columns, read.data.known)
    show(await together(judged, read.data), before)
    return true
  }
  async function judgeTodo(): Promise<boolean> {
    for (let next; (next = todo.current[0]) && now.current; todo.current.shift())
      if (!(await judgeChanged(now.current, next(now.current)))) return false
    return true
  }
  function goOn(): Promise<boolean> {
    line.current = line.current.then(judgeTodo)
    return line.current
  }

  const begin = useRef(judgeAll)
  useEffect(() => {
    const leaving = new AbortController()
    void begin.current(leaving.signal)
    return () => leaving.abort()
  }, [])

  return {
    ...state,
    retry() {
      if (!now.current) return void judgeAll()
      setState((last) => ({ ...last, error: null, isBusy: true }))
      void goOn()
    },
    change(cellsOf) {
      todo.current.push(cellsOf)
      return goOn()
    },
    // Behind what is still being judged, which it takes back then.
    undo() {
      line.current = line.current.then((isDone) => {
        if (last.current) show(last.current, null)
        return isDone
      })
    },
  }
}

function whatDiffers(rows: readonly ImportRow[], cells: Cells): Cells {
  const isOther = (at: number, texts: readonly string[]): boolean =>
    texts.some((text, index) => text !== rows[at]!.cells[index])
  return new Map([...cells].filter(([at, texts]) => isOther(at, texts)))
}
