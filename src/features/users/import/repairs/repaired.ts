import { foldText } from '#shared/texts/foldText.ts'
import type { Known } from '../check/known.ts'
import { withName } from '../check/severalNames.ts'
import type { Columns } from '../columns.ts'
import type { ImportRow } from '../importRow.ts'
import { cleanable } from './cleanable.ts'
import { namesFor } from './groupProblems.ts'
import type { ProblemGroup } from './problemGroup.ts'

/** The cells of rows, by their place in the file. */
export type Cells = ReadonlyMap<number, readonly string[]>

/** The rows of a group after its repair; `chosen` is one of its options, null to leave the name out. */
export function repaired(
  rows: readonly ImportRow[],
  columns: Columns,
  known: Known,
  { group, chosen }: { group: ProblemGroup; chosen: string | null },
): Cells {
  const index = columns.indexOf(group.field)
  return new Map(
    group.ats.map((at) => {
      const row = rows[at]!
      return [at, row.cells.with(index, textOf(row, row.cells[index] ?? ''))]
    }),
  )

  function textOf(row: ImportRow, cell: string): string {
    switch (group.repair?.kind) {
      case 'clean':
        return cleanedBy(row, cell, group)
      case 'clear':
        return ''
      case 'choose':
        return chosenIn(row, cell)
      default:
        return cell
    }
  }

  /** Of several names in a cell only those that are written so. */
  function chosenIn(row: ImportRow, cell: string): string {
    const { field } = group
    if (field !== 'companies' && field !== 'roles') return chosen ?? ''
    const names = namesFor(field, row, known)!
    const texts = row.problems.flatMap((one) =>
      one.field === field && foldText(String(one.values?.text)) === foldText(String(group.values.text))
        ? String(one.values!.text)
        : [],
    )
    return texts.reduce((left, text) => withName(left, names, { text, by: chosen }), cell)
  }
}

function cleanedBy(row: ImportRow, cell: string, { field, code }: ProblemGroup): string {
  for (const problem of row.problems) {
    const mark = problem.field === field ? cleanable(cell, problem) : null
    if (mark?.code === code) return mark.text
  }
  return cell
}
