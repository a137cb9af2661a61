import type { UserForm } from '../cardRules.ts'
import type { Columns } from '../columns.ts'
import type { CellProblem, ImportField } from '../importRow.ts'
import type { Known } from './known.ts'
import type { Names } from './names.ts'
import type { Said } from './said.ts'
import { severalNames } from './severalNames.ts'

type Choices = {
  fields: Partial<UserForm>
  companies: readonly number[]
  roles: readonly string[]
  problems: CellProblem[]
}

/** What is one of a list, or several of it: by name, code or number. */
export function readChoices(said: Said, columns: Columns, known: Known): Choices {
  const fields: Partial<UserForm> = {}
  const problems: CellProblem[] = []

  function read<Item>(field: ImportField, names: Names<Item>): Item | null {
    const text = said[field]
    if (text === undefined) return null
    const item = names.find(text)
    if (item === null) problems.push(unknown(field, text, names))
    return item
  }
  function readAll<Item>(field: ImportField, names: Names<Item>): readonly Item[] {
    const pieces = severalNames(said[field] ?? '', names)
    const unknowns = new Set(pieces.flatMap(({ text, item }) => (item === null ? text : [])))
    problems.push(...[...unknowns].map((text) => unknown(field, text, names)))
    return [...new Set(pieces.flatMap(({ item }) => item ?? []))]
  }

  const country = read('country', known.countries)
  if (country) fields.country = String(country.id)

  const types = country && known.documentTypes.get(country.countryCode)
  if (said.documentTypeId !== undefined && said.country === undefined)
    problems.push({ field: 'documentTypeId', code: 'typeNeedsCountry' })
  else if (types) {
    const type = read('documentTypeId', types)
    if (type) fields.documentTypeId = String(type.documentTypeId)
  }
  if (said.document !== undefined && said.documentTypeId === undefined && columns.includes('documentTypeId'))
    problems.push({ field: 'documentTypeId', code: 'documentWithoutType' })

  const userType = read('idTypeUser', known.userTypes)
  if (userType) fields.idTypeUser = String(userType.id)

  const state = read('idstate', known.states)
  if (state) fields.idstate = state

  const companies = readAll('companies', known.companies).map(({ id }) => id)
  const roles = readAll('roles', known.roles).map(({ name }) => name)
  return { fields, companies, roles, problems }
}

function unknown<Item>(field: ImportField, text: string, names: Names<Item>): CellProblem {
  if (names.isSeveral(text)) return { field, code: 'several', values: { text } }
  const nearest = names.nearest(text)
  return nearest === null
    ? { field, code: 'unknown', values: { text } }
    : { field, code: 'unknownNear', values: { text, nearest } }
}
