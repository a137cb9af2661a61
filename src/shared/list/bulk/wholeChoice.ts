import type { RowId } from '../column.ts'

/** State of selecting all found rows: offered, being read, or selected; null if not offered. */
export type WholeChoice = 'offered' | 'running' | 'made' | null

type Chosen = { has: (id: RowId) => boolean; size: number }

/** Offered once the page is selected and there are more rows. */
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
