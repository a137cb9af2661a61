import type { Columns } from '../columns.ts'
import type { ImportRow } from '../importRow.ts'
import { breaksOf } from '../read/breaks.ts'
import type { Cells } from '../repairs/repaired.ts'
import { checkRow } from './checkRow.ts'
import type { Known } from './known.ts'

/** The rows with other cells in some of them, which alone are judged again. */
export async function recheck(
  rows: readonly ImportRow[],
  cells: Cells,
  columns: Columns,
  known: Known,
): Promise<readonly ImportRow[]> {
  const takeBreak = breaksOf()
  const next = [...rows]
  for (const [at, changed] of cells) {
    next[at] = checkRow(at, { line: rows[at]!.line, cells: changed }, columns, known)
    await takeBreak()
  }
  return next
}
