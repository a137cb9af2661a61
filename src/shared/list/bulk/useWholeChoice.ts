import { useEffect } from 'react'
import type { RowId } from '../column.ts'
import { useCollecting, type Collect } from '../useCollecting.ts'
import type { useSelection } from '../useSelection.ts'
import { wholeChoice } from './wholeChoice.ts'

export type WholeChoiceState = ReturnType<typeof useWholeChoice>

type WholeChoiceInput<Row extends { id: RowId }> = {
  selection: ReturnType<typeof useSelection<Row>>
  /** Those of the page. */
  rows: readonly Row[]
  /** How many the search finds. */
  total: number
  /** Brings all rows that the search finds. */
  collect: Collect<readonly Row[]>
}

/**
 * The choice of all rows that a search finds. They are read when they are chosen, so a question and a run are about
 * these rows and no others, whatever comes or goes meanwhile; single ones can be left out again.
 */
export function useWholeChoice<Row extends { id: RowId }>(input: WholeChoiceInput<Row>) {
  const { selection, rows, total, collect } = input
  const { chosen, isWhole, selectOnly } = selection
  const collecting = useCollecting()
  const { cancel } = collecting
  // Another choice means that these are no longer wanted.
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
