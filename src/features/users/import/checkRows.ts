import { checkRow } from './checkRow.ts'
import type { Columns } from './columns.ts'
import type { FileRecord, ImportRow, Problem } from './importRow.ts'
import type { Known } from './known.ts'
import { grouped } from './names.ts'

/** Longest slice of work, ms. */
const longest = 12

/** Yields to the page after each slice. */
function slices(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < longest) return undefined
    return nextTask().then(() => void (began = performance.now()))
  }
}

/** Yields to pending tasks of the page. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (!('MessageChannel' in globalThis)) return void setTimeout(resolve)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Checks these records in place of their rows, then finds duplicates. */
export async function checkRows(
  rows: readonly ImportRow[],
  records: Iterable<readonly [at: number, record: FileRecord]>,
  columns: Columns,
  known: Known,
): Promise<readonly ImportRow[]> {
  const pause = slices()
  const next = [...rows]
  for (const [at, record] of records) {
    next[at] = checkRow(at, record, columns, known)
    await pause()
  }
  await nextTask()
  return withDuplicates(next)
}

const identities = ['userName', 'email'] as const
type Identity = (typeof identities)[number]
const codes = { userName: 'userNameTwice', email: 'emailTwice' } as const
const isDuplicate = ({ code }: Problem): boolean => code === codes.userName || code === codes.email

/** A duplicate names so many other lines. */
const mostNamed = 3

/** Adds a problem to rows that name the same user (decision 027). */
export function withDuplicates(rows: readonly ImportRow[]): readonly ImportRow[] {
  const found = new Map<number, Problem[]>()
  for (const field of identities) {
    for (const [, same] of byKey(rows, field)) {
      if (same.length < 2) continue
      const first = same.slice(0, mostNamed + 1).map(({ line }) => line)
      for (const { at, line } of same) {
        const others = first.filter((one) => one !== line).slice(0, mostNamed)
        const values = { lines: others.join(', '), count: same.length - 1 }
        found.set(at, [...(found.get(at) ?? []), { field, code: codes[field], values }])
      }
    }
  }
  return rows.map((row) => {
    const more = found.get(row.at)
    if (!more && !row.problems.some(isDuplicate)) return row
    const own = row.problems.filter((problem) => !isDuplicate(problem))
    return { ...row, problems: [...own, ...(more ?? [])] }
  })
}

function byKey(rows: readonly ImportRow[], field: Identity): Map<string, ImportRow[]> {
  return grouped(
    rows.flatMap((row) => {
      const key = row.identity[field]
      return key === undefined ? [] : [[key, row] as const]
    }),
  )
}
