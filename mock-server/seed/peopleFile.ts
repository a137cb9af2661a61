import { createRandom, type Random } from '../store/random.ts'
import { fold } from '../store/fold.ts'
import type { Seed } from '../store/records.ts'
import { namesByCountry } from './names.ts'
import { administratorRole, readerRole } from './roles.ts'

const headings = [
  'Nombre de usuario',
  'Correo electrónico',
  'Nombres',
  'Apellidos',
  'País',
  'Tipo de documento',
  'Número de documento',
  'Teléfono',
  'Tipo de usuario',
  'Estado',
  'Empresas',
  'Roles',
] as const

type Row = Record<(typeof headings)[number], string>

/** Twelve kinds of errors; two of them duplicate an earlier row. */
export const errorKinds: Readonly<Record<string, (row: Row, before: Row) => Partial<Row>>> = {
  'a document without a type': () => ({ 'Tipo de documento': '' }),
  'dots in a document': ({ 'Número de documento': digits }) => ({
    'Número de documento': digits.replaceAll(/\B(?=(\d{3})+$)/g, '.'),
  }),
  'a document as a sheet shows it': () => ({ 'Número de documento': '1,01E+09' }),
  'blanks in a user name': ({ 'Nombre de usuario': name }) => ({
    'Nombre de usuario': name.replace('.', ' '),
  }),
  'an e-mail without its end': ({ 'Correo electrónico': email }) => ({
    'Correo electrónico': email.replace('.test', ''),
  }),
  'digits in a name': ({ Nombres: names }) => ({ Nombres: `${names} 2` }),
  'a country that is none': () => ({ País: 'Colombya' }),
  'a type of user that is none': () => ({ 'Tipo de usuario': 'Usuarios' }),
  'a company that is none': ({ Empresas: names }) => ({ Empresas: names.replace(/^(..)./, '$1') }),
  'a role that is none': () => ({ Roles: 'Contdor' }),
  'a user name twice': (_row, { 'Nombre de usuario': name }) => ({ 'Nombre de usuario': name.toUpperCase() }),
  'an e-mail twice': (_row, { 'Correo electrónico': email }) => ({
    'Correo electrónico': email.toUpperCase(),
  }),
}

/** Errors that need two rows. */
const takesTwo = new Set(['a user name twice', 'an e-mail twice'])

type FileInput = Pick<Seed, 'companies' | 'roles'> & { seed: number; rows: number; wrong: number }

/** An import file of users who do not exist; the same seed gives the same file. */
export function peopleFile({ companies, roles, seed, rows, wrong }: FileInput): string {
  const random = createRandom(`file of people ${seed}`)
  const offered = {
    companies: once(companies.filter(({ idstate }) => idstate === 0).map(({ name }) => name)),
    roles: roles
      .filter(({ name, idstate }) => idstate === 0 && name !== administratorRole && name !== readerRole)
      .map(({ name }) => name),
  }
  const people = Array.from({ length: rows }, (_, index) => person(random, index + 1, offered))
  spoil(people, wrong)
  return [headings, ...people.map((row) => headings.map((heading) => row[heading]))]
    .map((cells) => `${cells.map(cell).join(';')}\r\n`)
    .join('')
}

function person(random: Random, number: number, offered: { companies: string[]; roles: string[] }): Row {
  const isForeign = random.chance(25)
  // The card accepts Spanish letters only.
  const { first, last } = namesByCountry[1]!
  const [names, surname] = [random.pick(first), random.pick(last)]
  const userName = `${plain(names)}.${plain(surname)}.f${number}`
  return {
    'Nombre de usuario': userName,
    'Correo electrónico': `${userName}@suite.test`,
    Nombres: names,
    Apellidos: `${surname} ${random.pick(last)}`,
    País: isForeign ? 'Brasil' : 'Colombia',
    'Tipo de documento': isForeign ? 'Cadastro de pessoas físicas' : 'Cédula de ciudadanía',
    'Número de documento': String((isForeign ? 20_000_000_000 : 20_000_000) + number * 7919),
    Teléfono: random.chance(20) ? '' : `3${10 + random.below(20)} ${1_000_000 + random.below(8_999_999)}`,
    'Tipo de usuario': 'Usuario',
    Estado: 'Activo',
    Empresas: random.some(offered.companies, 1 + random.below(2)).join(' | '),
    Roles: random.some(offered.roles, 1 + random.below(2)).join(' | '),
  }
}

/** Spreads the errors evenly over all rows; rows of a pair are adjacent. */
function spoil(people: Row[], wrong: number): void {
  const ways = Object.entries(errorKinds)
  const groups = Math.ceil(wrong / 2)
  const apart = people.length / Math.max(1, groups)
  for (let group = 0, left = wrong; group < groups; group += 1) {
    const at = Math.floor(group * apart)
    const [name, way] = ways[group % ways.length]!
    // A pair, or two rows with the same error; with an odd number the last one is alone and not a pair.
    const both = [people[at]!, people[at + 1]!] as const
    if (takesTwo.has(name) && left > 1) Object.assign(both[1], way(both[1], both[0]))
    else
      for (const row of both.slice(0, left)) Object.assign(row, (left > 1 ? way : ways[0]![1])(row, both[0]))
    left -= 2
  }
}

const once = (names: readonly string[]): string[] =>
  names.filter((name) => names.indexOf(name) === names.lastIndexOf(name))

/** The first word in plain lower-case letters. */
function plain(name: string): string {
  return fold(name).split(' ')[0]!
}

function cell(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
