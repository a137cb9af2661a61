import type { Columns } from '../columns.ts'
import type { ImportRow } from '../importRow.ts'
import type { FileRecord } from '../read/readTable.ts'
import { breaksOf } from '../read/breaks.ts'
import { checkRow } from './checkRow.ts'
import type { Known } from './known.ts'

/** All records, a few at a time, so that the page answers meanwhile; each judged by itself. */
export async function checkRows(
  records: readonly FileRecord[],
  columns: Columns,
  known: Known,
  signal?: AbortSignal,
): Promise<ImportRow[]> {
  const takeBreak = breaksOf(signal)
  const rows: ImportRow[] = []
  for (const [at, record] of records.entries()) {
    rows.push(checkRow(at, record, columns, known))
    await takeBreak()
  }
  return rows
}
