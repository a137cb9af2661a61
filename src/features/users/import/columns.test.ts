/** @jest-environment jsdom */
import {
  columnsOf,
  columnsProblem,
  guessColumns,
  joinedWith,
  keepColumns,
  doubledColumns,
  withColumn,
  type Columns,
} from './columns.ts'
import { importFields, type ImportField } from './importRow.ts'

const models = {
  es: [
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
  ],
  en: [
    'User name',
    'Email',
    'First names',
    'Surnames',
    'Country',
    'Document type',
    'Document number',
    'Phone',
    'User type',
    'State',
    'Companies',
    'Roles',
  ],
  pt: [
    'Nome de usuário',
    'E-mail',
    'Nomes',
    'Sobrenomes',
    'País',
    'Tipo de documento',
    'Número do documento',
    'Telefone',
    'Tipo de usuário',
    'Situação',
    'Empresas',
    'Papéis',
  ],
}

describe('what columns say is guessed by their headings [beyond 13]', () => {
  it.each(Object.entries(models))('in %s', (_language, headings) => {
    expect(guessColumns(headings)).toEqual([...importFields])
  })

  it.each<[string, ImportField | null]>([
    ['  NOMBRE   DE USUARIO ', 'userName'],
    ['nombre_de_usuario', 'userName'],
    ['E-Mail', 'email'],
    ['PAÍS', 'country'],
    ['pais*', 'country'],
    ['No. documento', 'document'],
    ['Cédula', 'document'],
    ['Primer apellido', 'surnames'],
    ['Teléfono móvil', 'phoneNumber'],
    ['Rol', 'roles'],
    ['Cargo', null],
    ['', null],
    ['***', null],
    ['constructor', null],
    ['__proto__', null],
  ])('%j says %s', (heading, field) => expect(guessColumns([heading])).toEqual([field]))

  it.each<[string, string[], Columns]>([
    ['that says the same', ['Correo', 'Usuario', 'E-mail', 'Cargo'], ['email', 'userName', null, null]],
    ['of the same names', ['Nombres', 'First name', 'Apellido'], ['names', null, 'surnames']],
    [
      'of a second part of a name',
      ['Primer nombre', 'Segundo nombre', 'Primer apellido', 'Segundo apellido'],
      ['names', 'names', 'surnames', 'surnames'],
    ],
    [
      'of a second part in other words',
      ['Middle name', 'First name', 'Apellido paterno', 'APELLIDO MATERNO'],
      ['names', 'names', 'surnames', 'surnames'],
    ],
    [
      'of a second part by its number',
      ['1er nombre', '2do nombre', 'Apellido 1', 'Apellido 2'],
      ['names', 'names', 'surnames', 'surnames'],
    ],
  ])('another column %s: %j', (_what, headings, columns) => {
    expect(guessColumns(headings)).toEqual(columns)
  })

  it('a heading that says what one before it says is named', () => {
    const headings = ['Correo', 'Usuario', 'E-mail', 'Cargo']
    expect(doubledColumns(headings, guessColumns(headings))).toEqual([2])
  })

  it('a column that is given a meaning takes it from the one that had it, unless they are joined', () => {
    const columns: Columns = ['email', 'userName', 'names', null]
    expect(withColumn(columns, 3, 'email')).toEqual([null, 'userName', 'names', 'email'])
    expect(withColumn(columns, 0, null)).toEqual([null, 'userName', 'names', null])
    expect(withColumn(columns, 3, 'names')).toEqual(['email', 'userName', 'names', 'names'])
    expect(joinedWith(withColumn(columns, 3, 'names'), 2)).toEqual([2, 3])
    expect(joinedWith(columns, 2)).toEqual([])
    expect(joinedWith([null, null], 0)).toEqual([])
  })

  it.each<[Columns, string | null]>([
    [['names', 'surnames'], 'noIdentity'],
    [[null, null], 'noIdentity'],
    [['userName', null], 'noData'],
    [['email', 'roles'], null],
    [['userName', 'email'], null],
  ])('%j: %s', (columns, problem) => expect(columnsProblem(columns)).toBe(problem))
})

describe('what was changed by hand', () => {
  const headings = ['Login', 'Área']
  beforeEach(() => localStorage.clear())

  it('holds for the next file with such headings, and for no other', () => {
    keepColumns(headings, ['email', 'roles'])
    expect(columnsOf(['LOGIN ', 'area'])).toEqual(['email', 'roles'])
    expect(columnsOf(['Login', 'Cargo'])).toEqual(['userName', null])
  })

  it('is forgotten once it is the guess again', () => {
    keepColumns(headings, ['email', 'roles'])
    keepColumns(headings, ['userName', null])
    expect(columnsOf(headings)).toEqual(['userName', null])
    expect(localStorage).toHaveLength(0)
  })

  it('is kept of the last twenty kinds of files', () => {
    for (let at = 0; at < 25; at += 1) keepColumns([`Uno ${at}`, 'Dos'], ['userName', 'roles'])
    expect(columnsOf(['Uno 5', 'Dos'])).toEqual(['userName', 'roles'])
    expect(columnsOf(['Uno 4', 'Dos'])).toEqual([null, null])
  })

  it.each([
    '{',
    '{}',
    '7',
    '[[1,2]]',
    '[["login|area",["email"]]]',
    '[["login|area",["hack","roles"]]]',
    '[null]',
  ])('stored as %s is no choice', (stored) => {
    localStorage.setItem('userImportColumns', stored)
    expect(columnsOf(headings)).toEqual(['userName', null])
  })

  it('never gives one meaning to two columns', () => {
    localStorage.setItem('userImportColumns', '[["login|area",["email","email"]]]')
    expect(columnsOf(headings)).toEqual(['email', null])
  })
})
