import { tidy } from '#shared/fields/characters.ts'
import { foldText } from '#shared/texts/foldText.ts'
import type { CellProblem, ImportRow } from '../importRow.ts'

const identities = ['userName', 'email'] as const
type Identity = (typeof identities)[number]
const codes = { userName: 'userNameTwice', email: 'emailTwice' } as const

/** By row: folding thousands of texts again after each correction would be felt. */
const keys = new WeakMap<ImportRow, Partial<Record<Identity, string>>>()

/** Rows that were judged one by one, with what is wrong because of another one: who is there twice (decision 027). */
export function withDuplicates(rows: readonly ImportRow[]): readonly ImportRow[] {
  const found = new Map<number, CellProblem[]>()
  for (const field of identities) {
    for (const [, same] of byKey(rows, field)) {
      if (same.length < 2) continue
      const lines = same.map(({ line }) => line)
      for (const { at, line } of same) {
        const others = lines.filter((one) => one !== line)
        const values = { lines: others.slice(0, 3).join(', '), count: others.length }
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
    const key = keyOf(row, field)
    if (key === undefined) continue
    const others = found.get(key)
    if (others) others.push(row)
    else found.set(key, [row])
  }
  return found
}

function keyOf(row: ImportRow, field: Identity): string | undefined {
  let kept = keys.get(row)
  if (!kept) {
    kept = {}
    for (const one of identities) {
      const text = row.values.fields[one]
      if (text !== undefined) kept[one] = foldText(tidy(text))
    }
    keys.set(row, kept)
  }
  return kept[field]
}
