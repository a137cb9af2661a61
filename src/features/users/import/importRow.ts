import { isOutage } from '#shared/api/apiError.ts'
import type { CallProblem } from '#shared/api/write.ts'
import type { UserField, UserForm } from '../card/form.ts'

/** What a column of a file can say about a user. */
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

/** How cells were read: what the file says of a user, as the card's form holds it (ids as text). */
export type RowValues = {
  /** Only what a column and its cell say; an empty cell says nothing. */
  fields: Partial<UserForm>
  /** Ids of companies, in the order of the cell: the first one is the principal one of a new user. */
  companies: readonly number[]
  /** Names of roles, as the service writes them. */
  roles: readonly string[]
}

/** What is wrong with a cell, or with its row where `field` is null; found by the check, the trial or the run. */
export type Problem = {
  field: ImportField | null
  /** A key of the texts of the import or of the card. */
  code: string
  /** Fills the text. */
  values?: Readonly<Record<string, string | number>>
}

type FieldChange = { field: UserField; before: string; after: string }

/** What a row changes in a user. Nothing is ever taken. */
export type UserChange = {
  fields: readonly FieldChange[]
  /** Becomes the principal company of a user who has none. */
  principal: number | null
  /** Companies and roles that are added. */
  companies: readonly number[]
  roles: readonly string[]
}

/** What a row would do. */
export type Verdict =
  | { kind: 'create' | 'same' }
  | { kind: 'change'; id: number; change: UserChange }
  /** A deleted user is restored, and then changed by the file. */
  | { kind: 'restore'; id: number }
  | { kind: 'wrong'; problems: readonly Problem[] }

export const verdictKinds = ['create', 'change', 'restore', 'same', 'wrong'] as const

/** What was done to a user, as far as it is needed to undo it. */
export type Done =
  | { kind: 'created' }
  | { kind: 'changed'; id: number; change: UserChange }
  /** `before` and `after` are the marks of the user (`markOf`). */
  | { kind: 'restored'; id: number; change: UserChange | null; before: string; after: string }

/** Result of a row that was sent; without one it was not sent, or the result is unknown. */
export type Outcome =
  | { kind: 'done'; did: Done | null; call: string; at: number }
  /** Found by the reads before the write: nothing was sent, or only a part. */
  | { kind: 'wrong'; problems: readonly Problem[]; did: Done | null }
  | { kind: 'failed'; problem: CallProblem; isUnknown: boolean; did: Done | null }

/** A record of the file: its cells, as many as there are headings or more, and the line in which it begins, from 1. */
export type FileRecord = { line: number; cells: readonly string[] }

/** A record on its way from the check to its result; its cells with what was corrected. */
export type ImportRow = FileRecord & {
  /** Its index among the rows. */
  at: number
  values: RowValues
  /** User name and e-mail without case and accents, to find duplicates. */
  identity: Partial<Record<'userName' | 'email', string>>
  problems: readonly Problem[]
}
/** After the trial, and with its outcome after the run. */
export type TriedRow = ImportRow & { verdict: Verdict; outcome?: Outcome | undefined }

export type ImportTable<Row extends FileRecord = ImportRow> = {
  /** Name of the file; null where it was pasted. */
  name: string | null
  delimiter: ';' | ',' | '\t'
  headings: readonly string[]
  rows: readonly Row[]
}

export const isWrong = ({ problems }: ImportRow): boolean => problems.length > 0

/** Whether anything would be sent of it. */
export const isSent = ({ verdict: { kind } }: TriedRow): boolean => kind !== 'same' && kind !== 'wrong'

export const resultKinds = ['failed', 'unsent', 'wrong', 'created', 'changed', 'restored', 'same'] as const
export type ResultKind = (typeof resultKinds)[number]

/** Result of a row. */
export function resultOf({ verdict, outcome }: TriedRow): ResultKind {
  if (verdict.kind === 'same' || verdict.kind === 'wrong') return verdict.kind
  if (!outcome) return 'unsent'
  return outcome.kind === 'done' ? (outcome.did?.kind ?? 'same') : outcome.kind
}

/** Whether a retry may succeed: the service has not judged the row. */
export function isWorthRetry(outcome: Outcome | undefined): boolean {
  if (outcome?.kind !== 'failed') return false
  const { problem, isUnknown } = outcome
  return isUnknown || (problem.error !== undefined && isOutage(problem.error))
}
