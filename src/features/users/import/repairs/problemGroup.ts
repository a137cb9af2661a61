import type { CellProblem, ImportField } from '../importRow.ts'

/** What one press does to all cells of a group. */
export type Repair =
  /** Each cell has one right text that follows from what is there. */
  | { kind: 'clean' }
  /** The cells say nothing afterwards. */
  | { kind: 'clear' }
  /** One text for all cells, of a list; `offered` is chosen at first. */
  | { kind: 'choose'; options: readonly string[]; offered: string | null; canLeaveOut: boolean }

/** Cells that are wrong for one reason, and are right after one press where there is a repair. */
export type ProblemGroup = {
  /** Stays the same while other groups are repaired. */
  key: string
  field: ImportField | null
  /** A key of the texts of groups. */
  code: string
  values: NonNullable<CellProblem['values']>
  /** Rows in which it is, by their place in the file. */
  ats: readonly number[]
  repair: Repair | null
}
