import * as z from 'zod/mini'
import { storedChoice } from '#shared/browser/choice.ts'
import { foldText } from '#shared/texts/foldText.ts'
import type { Language } from '#shared/texts/language.ts'
import { importFields, type ImportField } from './importRow.ts'

export type Columns = readonly (ImportField | null)[]

/** What headings say, in Spanish, English and Portuguese; without accents, capitals, blanks and marks. */
const words: Record<ImportField, string> = {
  userName:
    'nombre de usuario, usuario, nom usuario, nombre usuario, login, cuenta, username, user name, user, user id, account, sign in name, nome de usuario, nome do usuario, usuario de rede, conta',
  email:
    'correo electronico, correo, email, e-mail, mail, email address, direccion de correo, direccion de correo electronico, correo corporativo, endereco de email, endereco de e-mail, correio eletronico, e-mail corporativo',
  names:
    'nombres, nombre, primer nombre, 1er nombre, nombre 1, nombre de pila, names, name, first name, first names, given name, given names, forename, nomes, nome, primeiro nome, prenome',
  surnames:
    'apellidos, apellido, primer apellido, 1er apellido, apellido 1, apellido paterno, surnames, surname, last name, last names, family name, sobrenomes, sobrenome, ultimo nome',
  country: 'pais, codigo de pais, codigo pais, country, country code, nation, pais de origen, codigo do pais',
  documentTypeId:
    'tipo de documento, tipo documento, tipo doc, tipo de identificacion, tipo identificacion, tipo id, document type, documenttype, id type, type of document, doc type, tipo do documento',
  document:
    'numero de documento, numero documento, documento, no documento, nro documento, num documento, identificacion, numero de identificacion, cedula, nit, document, document number, id number, identification, identification number, numero do documento, cpf',
  phoneNumber:
    'telefono, celular, movil, numero de telefono, telefono movil, numero de celular, tel, phone, phone number, mobile, mobile phone, cell phone, telephone, telefone, numero de telefone',
  idTypeUser: 'tipo de usuario, tipo usuario, user type, usertype, type of user, tipo do usuario',
  idstate: 'estado, state, status, activo, active, situacion, situacao, ativo',
  companies:
    'empresas, empresa, compania, companias, cliente, clientes, empresa principal, companies, company, customer, customers, organization, organisation, organizacion, organizacao',
  roles: 'roles, rol, role, funcion, funciones, papel, papeis, funcao, funcoes, perfis',
}

/** Headings of a part that stands behind another column of the same field. */
const secondWords: Partial<Record<ImportField, string>> = {
  names:
    'segundo nombre, 2do nombre, nombre 2, otros nombres, second name, middle name, middle names, segundo nome, outros nomes',
  surnames:
    'segundo apellido, 2do apellido, apellido 2, apellido materno, second surname, second last name, segundo sobrenome, segundo apelido',
}

/** Fields whose text may be split over several columns, joined in their order. */
const joined: ReadonlySet<ImportField> = new Set(['names', 'surnames'])

const fieldOf = fieldsBy(words)
const secondOf = fieldsBy(secondWords)

function fieldsBy(all: Partial<Record<ImportField, string>>): ReadonlyMap<string, ImportField> {
  return new Map(
    importFields.flatMap(
      (field) => all[field]?.split(',').map((word) => [plain(word), field] as const) ?? [],
    ),
  )
}

/** A heading as it is compared. */
function plain(heading: string): string {
  return foldText(heading)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replaceAll(' ', '')
}

/** What each column says, as far as its heading tells; of two that say the same the first one, but for parts of a name. */
export function guessColumns(headings: readonly string[]): Columns {
  const found = headings.map((heading) => fieldOf.get(plain(heading)) ?? null)
  return headings.map((heading, at) => {
    const field = found[at] ?? null
    return field === null
      ? (secondOf.get(plain(heading)) ?? null)
      : found.indexOf(field) === at
        ? field
        : null
  })
}

/** The columns after one of them was given a meaning; another one that had it has none, unless they are joined. */
export function withColumn(columns: Columns, at: number, field: ImportField | null): Columns {
  return onceEach(
    columns.map((one, index) => (index === at ? field : one)),
    at,
  )
}

/** Positions of columns that say what one before them says already. */
export function doubledColumns(headings: readonly string[], columns: Columns): number[] {
  return headings.flatMap((heading, at) => {
    const field = fieldOf.get(plain(heading))
    return columns[at] === null && field !== undefined && columns.slice(0, at).includes(field) ? at : []
  })
}

/** Positions of the columns that are joined with a column, itself among them; none where it stands alone. */
export function joinedWith(columns: Columns, at: number): number[] {
  const field = columns[at]
  const all = columns.flatMap((one, index) => (field !== null && one === field ? index : []))
  return all.length > 1 ? all : []
}

/** Why nothing can be made of these columns: who a row is has to be said, and something about them. */
export function columnsProblem(columns: Columns): 'noIdentity' | 'noData' | null {
  const fields = columns.filter((field) => field !== null)
  if (!fields.includes('userName') && !fields.includes('email')) return 'noIdentity'
  return fields.length < 2 ? 'noData' : null
}

/** No two columns that say the same, unless they are joined; the one at `kept` stays, else the first. */
function onceEach(columns: Columns, kept = -1): Columns {
  return columns.map((field, at) => {
    if (field === null || joined.has(field) || at === kept) return field
    return columns[kept] === field || columns.indexOf(field) !== at ? null : field
  })
}

/** Columns that were changed by hand, by the headings of their file: the newest first. */
const storedSchema = z.array(z.tuple([z.string(), z.array(z.nullable(z.enum(importFields)))]))
type Kept = z.infer<typeof storedSchema>
const mostStored = 20
const nothing: Kept = []

const storedColumns = storedChoice<Kept>(
  'userImportColumns',
  (stored) => (stored === null ? nothing : parsed(stored)),
  (kept) => (kept.length === 0 ? null : JSON.stringify(kept)),
)

function parsed(stored: string): Kept {
  try {
    return storedSchema.parse(JSON.parse(stored)).slice(0, mostStored)
  } catch {
    return nothing
  }
}

const keyOf = (headings: readonly string[]): string => headings.map(plain).join('|')

/** What was chosen last for such headings, and otherwise a guess. */
export function columnsOf(headings: readonly string[]): Columns {
  const key = keyOf(headings)
  const kept = storedColumns.read().find(([one]) => one === key)?.[1]
  return kept?.length === headings.length ? onceEach(kept) : guessColumns(headings)
}

export function keepColumns(headings: readonly string[], columns: Columns): void {
  const key = keyOf(headings)
  const others = storedColumns.read().filter(([one]) => one !== key)
  const isGuess = guessColumns(headings).every((field, at) => field === columns[at])
  const kept: Kept = isGuess ? others : [[key, [...columns]], ...others]
  storedColumns.choose(kept.slice(0, mostStored))
}

/** Result, code, reason and reference: the columns that a result file has besides. */
const outcomeColumns = {
  es: ['Importación: resultado', 'Importación: código', 'Importación: motivo', 'Importación: referencia'],
  en: ['Import: result', 'Import: code', 'Import: reason', 'Import: reference'],
  pt: ['Importação: resultado', 'Importação: código', 'Importação: motivo', 'Importação: referência'],
} as const satisfies Record<Language, readonly string[]>

export const outcomeHeadings = (language: Language): readonly string[] => outcomeColumns[language]

const allOutcomeHeadings = new Set(
  Object.values(outcomeColumns).flatMap((headings) => headings.map((heading) => heading.toLowerCase())),
)

/** Whether a column says the result of an earlier import: it is not read. */
export function isOutcomeHeading(heading: string): boolean {
  return allOutcomeHeadings.has(heading.trim().toLowerCase())
}
