import type { UserForm } from '../form.ts'

/** What a column of a file can say about a person. */
export const importFields = [
  'userName',
  'email',
  'names',
  'surnames',
  'country',
  'documentTypeId',
  'document',
  'phoneNumber',
  'idTypeUser',
  'idstate',
  'companies',
  'roles',
] as const
export type ImportField = (typeof importFields)[number]

/** How cells were read: what the file says of a person, as the card's form holds it (ids as text). */
export type RowValues = {
  /** Only what a column and its cell say; an empty cell says nothing. */
  fields: Partial<UserForm>
  /** Ids of companies, in the order of the cell: the first one is the principal one of a new person. */
  companies: readonly number[]
  /** Names of roles, as the service writes them. */
  roles: readonly string[]
}

/** What is wrong with a cell, or with its row where `field` is null. */
export type CellProblem = {
  field: ImportField | null
  /** A key of the texts of the import. */
  code: string
  /** Fills the text. */
  values?: Readonly<Record<string, string | number>>
}

/** A row of the table, read by the columns that were matched and judged by the rules of the card. */
export type ImportRow = {
  /** Place in the file, from 0; stays the same whatever is corrected. */
  at: number
  /** Line of the file in which the row begins, from 1. */
  line: number
  /** As it was read, a text for each column of the file, with what was corrected in place. */
  cells: readonly string[]
  values: RowValues
  problems: readonly CellProblem[]
}

/** All that was read, for what follows the check. */
export type ImportTable = {
  /** Name of the file; null where it was pasted. */
  name: string | null
  delimiter: ';' | ',' | '\t'
  headings: readonly string[]
  /** What each column says; null where it is left aside. */
  columns: readonly (ImportField | null)[]
  rows: readonly ImportRow[]
}

/** Results of a run over rows, by the place of their row in the file. */
export function byRow<Result>(
  rows: readonly ImportRow[],
  results: Readonly<Record<number, Result>>,
): Map<number, Result> {
  return new Map(Object.entries(results).map(([index, result]) => [rows[Number(index)]!.at, result]))
}
