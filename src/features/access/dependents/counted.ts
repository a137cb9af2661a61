import { answerOf } from '#shared/api/answerOf.ts'
import type { Counted } from './dependent.ts'

/** What the rows come to that a read answers; a row counts as one, as none, or as many as it holds. */
export async function counted<Row>(
  asked: Parameters<typeof answerOf<readonly Row[]>>[0],
  countOf: (row: Row) => number | boolean,
): Promise<Counted> {
  const rows = await answerOf(asked)
  if ('error' in rows) return rows
  return { count: rows.data.reduce((count, row) => count + Number(countOf(row)), 0) }
}
