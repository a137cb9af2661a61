import { startTransition, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Read } from '#shared/api/reads.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { checkRows, nextTask } from './checkRows.ts'
import type { Columns } from './columns.ts'
import type { FileRecord, ImportRow } from './importRow.ts'
import { readKnown, withDocumentTypes, type Known } from './known.ts'
import { groupProblems, type Cells, type ProblemGroup } from './repairs.ts'

/** The checked rows, and their problems grouped by repair. */
export type Checked = { known: Known; rows: readonly ImportRow[]; groups: readonly ProblemGroup[] }

type State = { checked: Checked | null; before: Checked | null; error: ApiError | null; isBusy: boolean }

type CellsOf = (now: Checked) => Cells

export type Check = State & {
  /** Retries the check that failed, of all rows or of a change. */
  retry: () => void
  /** Changes cells, computed from the rows after earlier changes; false where the check failed. */
  change: (cellsOf: CellsOf) => Promise<boolean>
  undo: () => void
}

/** Checks the records of a file, and changed rows again. */
export function useCheck(records: readonly FileRecord[], columns: Columns): Check {
  const { t } = useTranslation('userCard')
  const dispatch = useDispatch<Dispatch>()
  const [state, setState] = useState<State>({ checked: null, before: null, error: null, isBusy: true })
  /** The latest state, and the one that an undo goes back to. */
  const now = useRef<Checked | null>(null)
  const last = useRef<Checked | null>(null)
  /** Changes run in sequence. A failed one stays first. */
  const queue = useRef(Promise.resolve(true))
  const todo = useRef<CellsOf[]>([])

  function show(checked: Checked, before: Checked | null): void {
    now.current = checked
    last.current = before
    // Rendered in slices too.
    startTransition(() => setState({ checked, before, error: null, isBusy: false }))
  }

  async function judge(before: Checked | null, cells: Cells): Promise<Read<Checked>> {
    const lists = before
      ? { data: before.known }
      : await readKnown(dispatch, { '0': t('active'), '1': t('inactive') })
    if ('error' in lists) return lists
    const read = await withDocumentTypes(dispatch, lists.data, { cells: cells.values(), columns })
    if ('error' in read) return read
    const known = read.data
    const changed = [...cells].map(([at, texts]) => [at, { line: records[at]!.line, cells: texts }] as const)
    const rows = await checkRows(before?.rows ?? [], changed, columns, known)
    await nextTask()
    const groups = groupProblems(rows, columns, known)
    await nextTask()
    return { data: { known, rows, groups } }
  }

  async function goThrough(): Promise<boolean> {
    while (!now.current || todo.current.length > 0) {
      const before = now.current
      const cells = before
        ? whatDiffers(before.rows, todo.current[0]!(before))
        : new Map(records.map((record, at) => [at, record.cells]))
      // A repair that is pressed twice changes nothing the second time, and must not replace the undo step.
      const answer = before && cells.size === 0 ? null : await judge(before, cells)
      if (answer && 'error' in answer) {
        setState((shown) => ({ ...shown, error: answer.error, isBusy: false }))
        return false
      }
      if (before) todo.current.shift()
      if (answer) show(answer.data, before)
    }
    return true
  }
  function goOn(): Promise<boolean> {
    queue.current = queue.current.then(goThrough)
    return queue.current
  }

  const begin = useRef(goOn)
  useEffect(() => void begin.current(), [])

  return {
    ...state,
    retry() {
      setState((shown) => ({ ...shown, error: null, isBusy: true }))
      void goOn()
    },
    change(cellsOf) {
      todo.current.push(cellsOf)
      return goOn()
    },
    // After pending changes, so that the last one is undone.
    undo() {
      queue.current = queue.current.then((isDone) => {
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
