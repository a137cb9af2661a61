import type { RowId } from '../column.ts'

/** What can be done about all rows of a search: choose them, wait for them, go back to those of the page. */
export type WholeChoice = 'offered' | 'running' | 'made' | null

type Chosen = { has: (id: RowId) => boolean; size: number }

/** All are offered to a person who has chosen the page and not yet everything there is. */
export function wholeChoice(now: {
  chosen: Chosen
  isWhole: boolean
  isRunning: boolean
  rows: readonly { id: RowId }[]
  total: number
}): WholeChoice {
  const { chosen, isWhole, isRunning, rows, total } = now
  if (isRunning) return 'running'
  if (isWhole && chosen.size > rows.length) return 'made'
  const isPageChosen = rows.length > 0 && rows.every(({ id }) => chosen.has(id))
  return isPageChosen && total > chosen.size ? 'offered' : null
}
