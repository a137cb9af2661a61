import { answerOf } from '#shared/api/reads.ts'
import type { Counted } from './dependent.ts'

/** Sum over the rows of a read; each row counts as one, none or several. */
export async function counted<Row>(
  asked: Parameters<typeof answerOf<readonly Row[]>>[0],
  countOf: (row: Row) => number | boolean,
): Promise<Counted> {
  const rows = await answerOf(asked)
  if ('error' in rows) return rows
  return { count: rows.data.reduce((count, row) => count + Number(countOf(row)), 0) }
}
