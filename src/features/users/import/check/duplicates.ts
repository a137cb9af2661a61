import { tidy } from '#shared/fields/characters.ts'
import { foldText } from '#shared/texts/foldText.ts'
import type { CellProblem, ImportRow } from '../importRow.ts'
import { breaksOf } from '../read/breaks.ts'

const identities = ['userName', 'email'] as const
type Identity = (typeof identities)[number]
const codes = { userName: 'userNameTwice', email: 'emailTwice' } as const

/** Lines of others that a row names. */
const mostNamed = 3

/** By row: folding thousands of texts again after each correction would be felt. */
const keys = new WeakMap<ImportRow, Partial<Record<Identity, string>>>()

/** Reads ahead who each row is, a few rows at a time, so that the page answers meanwhile. */
export async function readIdentities(rows: readonly ImportRow[]): Promise<void> {
  const takeBreak = breaksOf()
  for (const row of rows) {
    keysOf(row)
    await takeBreak()
  }
}

/** Rows that were judged one by one, with what is wrong because of another one: who is there twice (decision 027). */
export function withDuplicates(rows: readonly ImportRow[]): readonly ImportRow[] {
  const found = new Map<number, CellProblem[]>()
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
    return more ? { ...row, problems: [...row.problems, ...more] } : row
  })
}

function byKey(rows: readonly ImportRow[], field: Identity): Map<string, ImportRow[]> {
  const found = new Map<string, ImportRow[]>()
  for (const row of rows) {
    const key = keysOf(row)[field]
    if (key === undefined) continue
    const others = found.get(key)
    if (others) others.push(row)
    else found.set(key, [row])
  }
  return found
}

function keysOf(row: ImportRow): Partial<Record<Identity, string>> {
  const known = keys.get(row)
  if (known) return known
  const own: Partial<Record<Identity, string>> = {}
  for (const field of identities) {
    const text = row.values.fields[field]
    if (text !== undefined) own[field] = foldText(tidy(text))
  }
  keys.set(row, own)
  return own
}
