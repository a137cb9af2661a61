import { foldText } from '#shared/texts/foldText.ts'
import { userForm } from '../card/form.ts'
import { cellText, withoutCountry } from './cells.ts'
import type { Columns } from './columns.ts'
import type { ImportRow, Problem } from './importRow.ts'
import { namesFor, type Known } from './known.ts'
import { withName, type Names } from './names.ts'

/** What one press does to all cells of a group. */
export type Repair =
  /** Each cell has one right text that follows from what is there. */
  | { kind: 'clean' }
  /** The cells say nothing afterwards. */
  | { kind: 'clear' }
  /** One text for all cells, of a list; `offered` is chosen at first. */
  | { kind: 'choose'; options: readonly string[]; offered: string | null; canLeaveOut: boolean }

/** Cells that are wrong for one reason, and are right after one press where there is a repair. */
export type ProblemGroup = Required<Problem> & {
  /** Stays the same while other groups are repaired. */
  key: string
  /** Rows in which it is. */
  ats: readonly number[]
  repair: Repair | null
}

/** The cells of rows, by the index of their row. */
export type Cells = ReadonlyMap<number, readonly string[]>

/** What is wrong, by what repairs it: first what one press repairs, and of that what is wrong in most rows. */
export function groupProblems(rows: readonly ImportRow[], columns: Columns, known: Known): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup & { ats: number[] }>()
  for (const row of rows)
    for (const problem of row.problems) {
      const { suffix = [], ...found } = groupOf(row, problem, columns)
      const key = [problem.field, found.code, ...suffix].join(':')
      const group = groups.get(key)
      if (!group) groups.set(key, { key, field: problem.field, ...found, ats: [row.at], repair: null })
      else if (group.ats.at(-1) !== row.at) group.ats.push(row.at)
    }
  return [...groups.values()]
    .map((group) => ({ ...group, repair: repairOf(group, rows, known) }))
    .sort(
      (one, other) =>
        Number(one.repair === null) - Number(other.repair === null) || other.ats.length - one.ats.length,
    )
}

type Found = Pick<ProblemGroup, 'code' | 'values'> & { suffix?: readonly string[] }

const unknowns = new Set(['unknown', 'unknownNear', 'several'])

/** What keeps groups of one reason apart: what the cells say, or the country whose types are chosen from. */
function groupOf(row: ImportRow, problem: Problem, columns: Columns): Found {
  const { field, code, values = {} } = problem
  const country = row.values.fields.country ?? ''
  if (code === 'documentWithoutType') return { code, values: {}, suffix: [country] }
  if (unknowns.has(code)) {
    const text = String(values['text'])
    const suffix = [foldText(text), field === 'documentTypeId' ? country : '']
    return { code: 'unknown', values: { text }, suffix }
  }
  const cleaned = cleanable(row.cells[columns.indexOf(field)] ?? '', problem)
  if (cleaned) return { code: cleaned.code, values: {} }
  // How long it may be is part of the reason; the rest of a problem belongs to its row.
  return { code, values: values['max'] === undefined ? {} : { max: values['max'] } }
}

function repairOf(group: ProblemGroup, rows: readonly ImportRow[], known: Known): Repair | null {
  const { field, code, values, ats } = group
  const names = field && namesFor(field, rows[ats[0]!]!, known)
  switch (code) {
    case 'documentWithoutType':
      return (
        names && {
          kind: 'choose',
          options: names.all,
          offered: usualType(rows, ats, names),
          canLeaveOut: false,
        }
      )
    case 'unknown': {
      const text = String(values['text'])
      const offered = names && !names.isSeveral(text) ? names.nearest(text) : null
      const canLeaveOut = field === 'companies' || field === 'roles'
      return names && { kind: 'choose', options: names.all, offered, canLeaveOut }
    }
    case 'grouped':
    case 'blanks':
    case 'accents':
    case 'phoneCountry':
      return { kind: 'clean' }
    default:
      return field === 'phoneNumber' ? { kind: 'clear' } : null
  }
}

/** The type that most people of the same country have in this file; the first one where nobody has any. */
function usualType(rows: readonly ImportRow[], ats: readonly number[], names: Names<unknown>): string | null {
  const { country } = rows[ats[0]!]!.values.fields
  const counts = new Map<string, number>()
  for (const { values } of rows) {
    const type = values.fields.documentTypeId
    if (type !== undefined && values.fields.country === country) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  const [usual] = [...counts].sort(([, one], [, other]) => other - one)
  return (usual && names.nameOf(usual[0])) ?? names.all[0] ?? null
}

const ofCharacters = new Set(['userNameFormat', 'emailCharacters', 'emailFormat', 'hidden'])

/** The text that a wrong cell ought to have, and for which reason; null where nobody can know it. */
function cleanable(cell: string, { field, code, values }: Problem): { code: string; text: string } | null {
  if (code === 'grouped') return { code, text: String(values?.['bare']) }
  if (code === 'phoneCountry') return { code, text: withoutCountry(cellText(cell)) ?? cell }
  if ((field !== 'userName' && field !== 'email') || !ofCharacters.has(code)) return null
  const rule = userForm.shape[field]
  const isRight = (text: string): boolean => rule.safeParse(text).success
  const bare = cellText(cell).replaceAll(/\s/g, '')
  if (isRight(bare)) return { code: 'blanks', text: bare }
  const plain = bare.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return isRight(plain) ? { code: 'accents', text: plain } : null
}

type Pressed = { group: ProblemGroup; chosen: string | null }

/** The rows of a group after its repair; `chosen` is one of its options, null to leave the name out. */
export function repaired(
  rows: readonly ImportRow[],
  columns: Columns,
  known: Known,
  { group, chosen }: Pressed,
): Cells {
  const field = group.field!
  const index = columns.indexOf(field)
  return new Map(
    group.ats.map((at) => {
      const row = rows[at]!
      return [at, row.cells.with(index, textOf(row, row.cells[index] ?? ''))]
    }),
  )

  function textOf(row: ImportRow, cell: string): string {
    const own = row.problems.filter((problem) => problem.field === field)
    if (group.repair?.kind === 'clear') return ''
    if (group.repair?.kind === 'clean') {
      const cleaned = own.map((problem) => cleanable(cell, problem))
      return cleaned.find((one) => one?.code === group.code)?.text ?? cell
    }
    if (field !== 'companies' && field !== 'roles') return chosen ?? ''
    // Of several names in a cell only those that are written so.
    const names = namesFor(field, row, known)!
    const texts = own.map(({ values }) => String(values?.['text']))
    return texts
      .filter((text) => foldText(text) === foldText(String(group.values['text'])))
      .reduce((left, text) => withName(left, names, { text, by: chosen }), cell)
  }
}
