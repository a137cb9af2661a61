import { noPhone, userLimits } from '#contracts/users.ts'
import { tidy } from '#shared/fields/characters.ts'
import { foldText } from '#shared/texts/foldText.ts'
import {
  documentProblem,
  emptyForm,
  finishedPhone,
  userForm,
  type UserField,
  type UserForm,
} from '../card/form.ts'
import { isDate, isSheetNumber, phoneMistake, rowTexts, ungrouped, type RowTexts } from './cells.ts'
import type { Columns } from './columns.ts'
import type { FileRecord, ImportField, ImportRow, Problem, RowValues } from './importRow.ts'
import type { Known } from './known.ts'
import { severalNames, type Names } from './names.ts'

/** Reads a record by its columns and checks it by the rules of the card. Fields that the file does not name are not checked. */
export function checkRow(at: number, { line, cells }: FileRecord, columns: Columns, known: Known): ImportRow {
  const texts = rowTexts(cells, columns)
  const { values, problems: unread } = readValues(texts, columns, known)
  const { fields } = values
  const found = [...unread, ...documentMarks(fields)]
  const marked = new Set(found.map(({ field }) => field))
  // Of a document without a type only its length.
  const judged = formProblems({ ...emptyForm, ...fields }).filter(
    ({ field }) => fields[field as UserField] !== undefined && !marked.has(field),
  )
  const place = ({ field }: Problem): number => columns.indexOf(field)
  const identity: ImportRow['identity'] = {}
  for (const field of ['userName', 'email'] as const)
    if (fields[field] !== undefined) identity[field] = foldText(tidy(fields[field]))
  const byColumn = [...found, ...judged].sort((a, b) => place(a) - place(b))
  return { at, line, cells, values, identity, problems: [...rowProblems(texts, cells, columns), ...byColumn] }
}

/** The problem of each field of a form, as the card would say it. */
export function formProblems(form: UserForm): Problem[] {
  return (userForm.safeParse(form).error?.issues ?? []).map(({ path, message }) => {
    const field = path[0] as UserField
    const [code = '', max] = message.split(':')
    if (code === 'documentTooLong') return { field, code: 'tooLong', values: { max: userLimits.document } }
    return max === undefined ? { field, code } : { field, code, values: { max: Number(max) } }
  })
}

const textFields = ['userName', 'email', 'names', 'surnames', 'document'] as const

/** The values of the cells: texts, and records found by name, code or number. */
function readValues(
  texts: RowTexts,
  columns: Columns,
  known: Known,
): { values: RowValues; problems: Problem[] } {
  const fields: Partial<UserForm> = {}
  const problems: Problem[] = []

  function read<Item>(field: ImportField, names: Names<Item>): Item | null {
    const text = texts[field]
    if (text === undefined) return null
    const item = names.find(text)
    if (item === null) problems.push(unknown(field, text, names))
    return item
  }
  function readAll<Item>(field: ImportField, names: Names<Item>): readonly Item[] {
    const pieces = severalNames(texts[field] ?? '', names)
    const unknowns = new Set(pieces.flatMap(({ text, item }) => (item === null ? text : [])))
    problems.push(...[...unknowns].map((text) => unknown(field, text, names)))
    return [...new Set(pieces.flatMap(({ item }) => item ?? []))]
  }

  for (const field of textFields) if (texts[field] !== undefined) fields[field] = texts[field]

  const country = read('country', known.country)
  if (country) fields.country = String(country.id)

  const types = country && known.documentTypes.get(country.countryCode)
  if (texts.documentTypeId !== undefined && texts.country === undefined)
    problems.push({ field: 'documentTypeId', code: 'typeNeedsCountry' })
  else if (types) {
    const type = read('documentTypeId', types)
    if (type) fields.documentTypeId = String(type.documentTypeId)
  }
  if (
    texts.document !== undefined &&
    texts.documentTypeId === undefined &&
    columns.includes('documentTypeId')
  )
    problems.push({ field: 'documentTypeId', code: 'documentWithoutType' })

  const userType = read('idTypeUser', known.idTypeUser)
  if (userType) fields.idTypeUser = String(userType.id)

  const state = read('idstate', known.idstate)
  if (state) fields.idstate = state

  const companies = readAll('companies', known.companies).map(({ id }) => id)
  const roles = readAll('roles', known.roles).map(({ name }) => name)

  if (texts.phoneNumber !== undefined && texts.phoneNumber !== noPhone) {
    const code = phoneMistake(texts.phoneNumber)
    if (code === null) fields.phoneNumber = finishedPhone(texts.phoneNumber)
    else problems.push({ field: 'phoneNumber', code })
  }
  return { values: { fields, companies, roles }, problems }
}

function unknown<Item>(field: ImportField, text: string, names: Names<Item>): Problem {
  if (names.isSeveral(text)) return { field, code: 'several', values: { text } }
  const nearest = names.nearest(text)
  return nearest === null
    ? { field, code: 'unknown', values: { text } }
    : { field, code: 'unknownNear', values: { text, nearest } }
}

/** Document numbers that a spreadsheet changed or grouped, told before the rules of the card. */
function documentMarks({ document = '', documentTypeId = '' }: Partial<UserForm>): Problem[] {
  if (document === '' || (documentTypeId !== '' && documentProblem(documentTypeId, document) === null))
    return []
  if (isSheetNumber(document)) return [{ field: 'document', code: 'sheetNumber' }]
  if (isDate(document)) return [{ field: 'document', code: 'sheetDate' }]
  const bare = ungrouped(document)
  if (bare === null || documentProblem(documentTypeId, bare) !== null) return []
  return [{ field: 'document', code: 'grouped', values: { bare } }]
}

function rowProblems(texts: RowTexts, cells: readonly string[], columns: Columns): Problem[] {
  const tooMany = { count: cells.length, expected: columns.length }
  return [
    ...(cells.length > columns.length ? [{ field: null, code: 'moreCells', values: tooMany }] : []),
    ...(texts.userName === undefined && texts.email === undefined ? [{ field: null, code: 'nobody' }] : []),
  ]
}
