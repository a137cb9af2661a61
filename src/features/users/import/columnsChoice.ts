import { keptChoice, type Choice } from '#shared/browser/choice.ts'
import { guessColumns, onceEach, plain, type Columns } from './columns.ts'
import { importFields, type ImportField } from './importRow.ts'

/** The last kinds of files whose columns were changed by hand: the newest first. */
type Kept = readonly (readonly [headings: string, columns: Columns])[]

const most = 20
const nothing: Kept = []

/** What columns say, by their headings, where a person said otherwise than the guess. */
const keptColumns: Choice<Kept> = keptChoice(
  'userImportColumns',
  (stored) => (stored === null ? nothing : parsed(stored)),
  (kept) => (kept.length === 0 ? null : JSON.stringify(kept)),
)

/** What was chosen last for such headings, and otherwise a guess. */
export function columnsOf(headings: readonly string[]): Columns {
  const key = keyOf(headings)
  const kept = keptColumns.read().find(([one]) => one === key)?.[1]
  return kept?.length === headings.length ? onceEach(kept) : guessColumns(headings)
}

export function keepColumns(headings: readonly string[], columns: Columns): void {
  const key = keyOf(headings)
  const others = keptColumns.read().filter(([one]) => one !== key)
  const isGuess = guessColumns(headings).every((field, at) => field === columns[at])
  keptColumns.choose(isGuess ? others : [[key, columns] as const, ...others].slice(0, most))
}

const keyOf = (headings: readonly string[]): string => headings.map(plain).join('|')

function parsed(stored: string): Kept {
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value.filter(isKept).slice(0, most) : nothing
  } catch {
    return nothing
  }
}

function isKept(entry: unknown): entry is Kept[number] {
  if (!Array.isArray(entry)) return false
  const [headings, columns] = entry as unknown[]
  return typeof headings === 'string' && Array.isArray(columns) && columns.every(isColumn)
}

const isColumn = (field: unknown): boolean => field === null || importFields.includes(field as ImportField)
