import { foldText } from '#shared/texts/foldText.ts'
import type { Known } from '../check/known.ts'
import type { Names } from '../check/names.ts'
import type { Columns } from '../columns.ts'
import type { CellProblem, ImportField, ImportRow } from '../importRow.ts'
import { cleanable } from './cleanable.ts'
import type { ProblemGroup, Repair } from './problemGroup.ts'

/** What is wrong, by what repairs it: first what one press repairs, and of that what is wrong in most rows. */
export function groupProblems(rows: readonly ImportRow[], columns: Columns, known: Known): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup & { ats: number[] }>()
  for (const row of rows)
    for (const problem of row.problems) {
      const { suffix, ...found } = groupOf(row, problem, columns)
      const key = [found.field, found.code, ...suffix].join(':')
      const group = groups.get(key)
      if (!group) groups.set(key, { key, ...found, ats: [row.at], repair: null })
      else if (group.ats.at(-1) !== row.at) group.ats.push(row.at)
    }
  return [...groups.values()]
    .map((group) => ({ ...group, repair: repairOf(group, rows, known) }))
    .sort(
      (one, other) =>
        Number(one.repair === null) - Number(other.repair === null) || other.ats.length - one.ats.length,
    )
}

type Found = Pick<ProblemGroup, 'field' | 'code' | 'values'> & { suffix: readonly string[] }

const unknowns = new Set(['unknown', 'unknownNear', 'several'])

/** What keeps groups of one reason apart: what the cells say, or the country whose types are chosen from. */
function groupOf(row: ImportRow, problem: CellProblem, columns: Columns): Found {
  const { field, code, values = {} } = problem
  const country = row.values.fields.country ?? ''
  if (code === 'documentWithoutType') return { field, code, values: {}, suffix: [country] }
  if (unknowns.has(code)) {
    const text = String(values.text)
    return {
      field,
      code: 'unknown',
      values: { text },
      suffix: [foldText(text), field === 'documentTypeId' ? country : ''],
    }
  }
  const mark = cleanable(row.cells[columns.indexOf(field)] ?? '', problem)
  if (mark) return { field, code: mark.code, values: {}, suffix: [] }
  // How long it may be is part of the reason; whatever else a problem says is its own row's.
  return { field, code, values: values.max === undefined ? {} : { max: values.max }, suffix: [] }
}

function repairOf(group: ProblemGroup, rows: readonly ImportRow[], known: Known): Repair | null {
  const { field, code, values, ats } = group
  const names = field && namesFor(field, rows[ats[0]!]!, known)
  switch (code) {
    case 'documentWithoutType':
      return names ? choice(names.all, usualType(rows, ats, names)) : null
    case 'unknown': {
      if (!names) return null
      const canLeaveOut = field === 'companies' || field === 'roles'
      const text = String(values.text)
      return { ...choice(names.all, names.isSeveral(text) ? null : names.nearest(text)), canLeaveOut }
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

function choice(options: readonly string[], offered: string | null): Repair & { kind: 'choose' } {
  return { kind: 'choose', options, offered, canLeaveOut: false }
}

/** The names that a cell of this column may say, in this row. */
export function namesFor(field: ImportField, row: ImportRow, known: Known): Names<unknown> | null {
  switch (field) {
    case 'country':
      return known.countries
    case 'documentTypeId': {
      const country = known.countries.find(row.values.fields.country ?? '')
      return (country && known.documentTypes.get(country.countryCode)) ?? null
    }
    case 'idTypeUser':
      return known.userTypes
    case 'idstate':
      return known.states
    case 'companies':
      return known.companies
    case 'roles':
      return known.roles
    default:
      return null
  }
}

/** The type that most people of the same country have in this file; the first one where nobody has any. */
function usualType(rows: readonly ImportRow[], ats: readonly number[], names: Names<unknown>): string | null {
  const country = rows[ats[0]!]!.values.fields.country
  const counts = new Map<string, number>()
  for (const { values } of rows) {
    const type = values.fields.documentTypeId
    if (type !== undefined && values.fields.country === country) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  const [usual] = [...counts].sort(([, one], [, other]) => other - one)
  return (usual && names.nameOf(usual[0])) ?? names.all[0] ?? null
}
