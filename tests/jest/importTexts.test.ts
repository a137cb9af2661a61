/** @jest-environment node */
import { userForm } from '#features/users/card/form.ts'
import { checkRow } from '#features/users/import/checkRow.ts'
import { rowTexts } from '#features/users/import/cells.ts'
import { guessColumns } from '#features/users/import/columns.ts'
import { importFields, type ImportField } from '#features/users/import/importRow.ts'
import { readBytes } from '#features/users/import/readFile.ts'
import { testKnown } from '#features/users/import/testKnown.ts'
import { tidy } from '#shared/fields/characters.ts'
import { toCsv } from '#shared/format/csv.ts'
import { withoutInvisible } from '#shared/texts/identifier.ts'
import { hostileTexts } from '../support/hostileTexts.ts'

const texts = ['userName', 'email', 'names', 'surnames'] as const
const choices = ['country', 'documentTypeId', 'idTypeUser', 'companies', 'roles'] as const
const cases = Object.entries(hostileTexts(100))

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
const read = (text: string) => readBytes('personas.csv', new TextEncoder().encode(text))

/** A row that says this in one column, and in the others only who it is. */
function rowOf(field: ImportField, text: string) {
  const cells = importFields.map((one) => (one === field ? text : one === 'userName' ? 'ana' : ''))
  return checkRow(0, { line: 2, cells }, importFields, testKnown)
}

describe.each(cases)('%s in a file of people', (name, text) => {
  const file = `Usuario;${quoted(text)};Roles\nana;${quoted(text)};\n`

  it('is read letter for letter as a heading and as a cell; a zero byte is refused by position [beyond 13]', () => {
    const table = read(file)
    if (text.includes('\0')) return expect(table).toEqual({ code: 'nul', values: { line: 1, column: 11 } })
    if ('code' in table) throw new Error(`${name}: ${table.code}`)
    expect(table.rows[0]!.cells).toEqual(['ana', text, ''])
    expect(guessColumns(table.headings)).toEqual(['userName', null, 'roles'])
  })

  it('is let through in a text exactly where the card takes it [beyond 13]', () => {
    const put = tidy(withoutInvisible(text))
    for (const field of texts) {
      const isTaken = put === '' || userForm.shape[field].safeParse(put).success
      const told = rowOf(field, text).problems.some((problem) => problem.field === field)
      expect([field, told]).toEqual([field, !isTaken])
    }
  })

  it('is no name of a record, and gets an error [beyond 13]', () => {
    for (const field of choices) {
      const { values, problems } = rowOf(field, text)
      expect([values.fields.country, values.companies, values.roles]).toEqual([undefined, [], []])
      const isSilent = tidy(text) === ''
      expect([field, problems.some((problem) => problem.field === field)]).toEqual([field, !isSilent])
    }
  })

  it('says the same in the file that comes back [beyond 13]', () => {
    const back = read(
      toCsv([
        ['Usuario', 'Nombres'],
        ['ana', text],
      ]),
    )
    if ('code' in back) throw new Error(`${name}: ${back.code}`)
    const columns = ['userName', 'names'] as const
    const before = rowTexts(['ana', text.replaceAll('\0', '')], columns)
    expect(rowTexts(back.rows[0]!.cells, columns)).toEqual(before)
  })
})
