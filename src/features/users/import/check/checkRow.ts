import { userLimits } from '#contracts/users.ts'
import { documentProblem, emptyForm, userForm, type UserField, type UserForm } from '../cardRules.ts'
import type { Columns } from '../columns.ts'
import type { CellProblem, ImportRow, RowValues } from '../importRow.ts'
import type { FileRecord } from '../read/readTable.ts'
import type { Known } from './known.ts'
import { readChoices } from './readChoices.ts'
import { readPhone } from './readPhone.ts'
import { saidBy, type Said } from './said.ts'
import { isDate, isSheetNumber, ungrouped } from './sheetMarks.ts'

/** A record as the columns read it, judged by the rules of the card. Nothing is judged of what the file does not say. */
export function checkRow(at: number, { line, cells }: FileRecord, columns: Columns, known: Known): ImportRow {
  const said = saidBy(cells, columns)
  const choices = readChoices(said, columns, known)
  const phone = readPhone(said.phoneNumber)
  const fields = { ...textsOf(said), ...choices.fields, ...phone.fields }
  const found = [...choices.problems, ...phone.problems, ...documentMarks(fields)]
  const told = new Set(found.map(({ field }) => field))
  const judged = problemsOf(fields).filter(({ field }) => !told.has(field))
  const values: RowValues = { fields, companies: choices.companies, roles: choices.roles }
  const problems = [...rowProblems(said, cells, columns), ...byColumn([...found, ...judged], columns)]
  return { at, line, cells, values, problems }
}

const textFields = ['userName', 'email', 'names', 'surnames', 'document'] as const

function textsOf(said: Said): Partial<UserForm> {
  const fields: Partial<UserForm> = {}
  for (const field of textFields) if (said[field] !== undefined) fields[field] = said[field]
  return fields
}

/** What the card would say of these fields; of a document without a type only its length. */
export function problemsOf(fields: Partial<UserForm>): CellProblem[] {
  const result = userForm.safeParse({ ...emptyForm, ...fields })
  if (result.success) return []
  const first = new Map<UserField, string>()
  for (const { path, message } of result.error.issues) {
    const field = path[0] as UserField
    if (fields[field] !== undefined && !first.has(field)) first.set(field, message)
  }
  return [...first].map(([field, message]) => ({ field, ...worded(message) }))
}

function worded(message: string): Pick<CellProblem, 'code' | 'values'> {
  const [code = '', max] = message.split(':')
  if (code === 'documentTooLong') return { code: 'tooLong', values: { max: userLimits.document } }
  return max === undefined ? { code } : { code, values: { max: Number(max) } }
}

/** What a sheet made of the number of a document, or grouped in it, said before the card would say what it is not. */
function documentMarks({ document = '', documentTypeId = '' }: Partial<UserForm>): CellProblem[] {
  if (document === '' || (documentTypeId !== '' && documentProblem(documentTypeId, document) === null))
    return []
  if (isSheetNumber(document)) return [{ field: 'document', code: 'sheetNumber' }]
  if (isDate(document)) return [{ field: 'document', code: 'sheetDate' }]
  const bare = ungrouped(document)
  if (bare === null || documentProblem(documentTypeId, bare) !== null) return []
  return [{ field: 'document', code: 'grouped', values: { bare } }]
}

function rowProblems(said: Said, cells: readonly string[], columns: Columns): CellProblem[] {
  const problems: CellProblem[] = []
  if (cells.length > columns.length)
    problems.push({
      field: null,
      code: 'moreCells',
      values: { count: cells.length, expected: columns.length },
    })
  if (said.userName === undefined && said.email === undefined) problems.push({ field: null, code: 'nobody' })
  return problems
}

function byColumn(problems: readonly CellProblem[], columns: Columns): CellProblem[] {
  const place = ({ field }: CellProblem): number => columns.indexOf(field)
  return problems.toSorted((a, b) => place(a) - place(b))
}
