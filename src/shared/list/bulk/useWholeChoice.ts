import { useEffect } from 'react'
import type { RowId } from '../column.ts'
import { useCollecting, type Collect } from '../useCollecting.ts'
import type { useSelection } from '../useSelection.ts'
import { wholeChoice } from './wholeChoice.ts'

export type WholeChoiceState = ReturnType<typeof useWholeChoice>

type WholeChoiceInput<Row extends { id: RowId }> = {
  selection: ReturnType<typeof useSelection<Row>>
  /** Rows of the page. */
  rows: readonly Row[]
  /** Number of found rows. */
  total: number
  /** Loads all found rows. */
  collect: Collect<readonly Row[]>
}

/**
 * Selection of all found rows. They are read when selected, so that confirmation and run have a fixed set of rows even
 * if others appear or disappear; single ones can be deselected.
 */
export function useWholeChoice<Row extends { id: RowId }>(input: WholeChoiceInput<Row>) {
  const { selection, rows, total, collect } = input
  const { chosen, isWhole, selectOnly } = selection
  const collecting = useCollecting()
  const { cancel } = collecting
  // Another selection cancels the read.
  useEffect(() => cancel, [chosen, cancel])

  return {
    choice: wholeChoice({ chosen, isWhole, isRunning: collecting.state.phase === 'running', rows, total }),
    state: collecting.state,
    total,
    cancel,
    chooseAll: () => void collecting.collect(collect, (all) => selectOnly(all, true)),
    choosePage: () => selectOnly(rows),
  }
}
