/** @jest-environment node */
import { importFields, type ImportField, type ImportRow } from './importRow.ts'
import { testKnown } from './testKnown.ts'
import { checkRow } from './checkRow.ts'
import { withDuplicates } from './checkRows.ts'
import { distanceOf } from './names.ts'

const good: Record<ImportField, string> = {
  userName: 'ana.pena',
  email: 'ana@suite.co',
  names: 'Ana María',
  surnames: 'Peña',
  country: 'Colombia',
  documentTypeId: 'CC',
  document: '1018223',
  phoneNumber: '310 555 1234',
  idTypeUser: 'usuario',
  idstate: 'ACTIVO',
  companies: 'textiles narino ltda. | Panadería El Peñón S. A.',
  roles: 'contador, Auditor',
}

function check(changes: Partial<Record<ImportField, string>> = {}): ImportRow {
  const cells = Object.values({ ...good, ...changes })
  return checkRow(0, { line: 2, cells }, importFields, testKnown)
}

/** As `field code value…`. */
const told = ({ problems }: ImportRow): string[] =>
  problems.map(({ field, code, values = {} }) => [field ?? 'row', code, ...Object.values(values)].join(' '))

describe('a row is read as the card would hold it [beyond 13]', () => {
  it('by names, codes and words', () => {
    expect(check()).toMatchObject({
      problems: [],
      values: {
        fields: {
          userName: 'ana.pena',
          email: 'ana@suite.co',
          names: 'Ana María',
          surnames: 'Peña',
          country: '1',
          documentTypeId: '1',
          document: '1018223',
          phoneNumber: '(+57) 310 5551234',
          idTypeUser: '2',
          idstate: '0',
        },
        companies: [8, 7],
        roles: ['Contador', 'Auditor'],
      },
    })
  })

  it('and says nothing where its cells are empty', () => {
    const empty = Object.fromEntries(importFields.slice(2).map((field) => [field, ' ']))
    expect(check(empty)).toMatchObject({
      problems: [],
      values: { fields: { userName: 'ana.pena', email: 'ana@suite.co' }, companies: [], roles: [] },
    })
  })

  it.each<[ImportField, string, keyof ImportRow['values']['fields'], string | undefined]>([
    ['country', 'co', 'country', '1'],
    ['userName', '\u202Aana.pena\u200B', 'userName', 'ana.pena'],
    ['country', '\u200ECO', 'country', '1'],
    ['country', '1', 'country', '1'],
    ['country', '\u00a0COLOMBIA ', 'country', '1'],
    ['documentTypeId', 'cedula de ciudadania', 'documentTypeId', '1'],
    ['documentTypeId', 'C.C.', 'documentTypeId', '1'],
    ['documentTypeId', 'ce', 'documentTypeId', '2'],
    ['documentTypeId', '5', 'documentTypeId', '5'],
    ['idTypeUser', '1', 'idTypeUser', '1'],
    ['idstate', 'inativo', 'idstate', '1'],
    ['phoneNumber', '0', 'phoneNumber', undefined],
    ['phoneNumber', '+57 310 555 1234', 'phoneNumber', '(+57) 310 5551234'],
    ['phoneNumber', '(57) 3105551234', 'phoneNumber', '(+57) 310 5551234'],
    ['phoneNumber', '(601) 555-0100', 'phoneNumber', '(+57) 601 5550100'],
    ['names', 'Jose\u0301', 'names', 'José'],
    ['document', '="0012345678"', 'document', '0012345678'],
    ['document', "'0012345678", 'document', '0012345678'],
    ['phoneNumber', '="3105551234"', 'phoneNumber', '(+57) 310 5551234'],
  ])('%s %j is %s %j', (field, text, into, value) => {
    const { values, problems } = check({ [field]: text })
    expect(problems).toEqual([])
    expect(values.fields[into]).toBe(value)
  })

  it.each<[string, number[]]>([
    ['Pérez, Hijos y Cía.', [9]],
    ['pérez,hijos y cía., Textiles Nariño Ltda.', [9, 8]],
    ['Textiles Nariño Ltda.; Pérez, Hijos y Cía.', [8, 9]],
    ['Textiles Nariño Ltda.|textiles nariño ltda.|', [8]],
    ['Textiles Nariño Ltda.\nPanadería El Peñón S. A.', [8, 7]],
  ])('companies %j, also with commas in their names', (text, ids) => {
    expect(check({ companies: text }).values.companies).toEqual(ids)
  })
})

describe('a row is judged by the rules of the card [beyond 13]', () => {
  it.each<[Partial<Record<ImportField, string>>, string[]]>([
    [{ userName: 'ana peña' }, ['userName userNameFormat']],
    [{ userName: '=1+1' }, ['userName userNameFormat']],
    [{ userName: 'a'.repeat(300) }, ['userName tooLong 100']],
    [{ email: 'ana@suite' }, ['email emailFormat']],
    [{ names: 'Ana 2' }, ['names lettersOnly']],
    [{ names: 'B\u00a0rbara' }, ['names hidden']],
    [{ names: 'In\u0082s' }, ['names hidden']],
    [{ document: '="1.018.223"' }, ['document grouped 1018223']],
    [{ names: '👩‍👩‍👧' }, ['names lettersOnly']],
    [{ names: 'שלום' }, ['names lettersOnly']],
    [{ names: '<script>alert(1)</script>' }, ['names lettersOnly']],
    [{ surnames: 'ñ'.repeat(300) }, ['surnames tooLong 100']],
    [{ country: 'Colombya' }, ['country unknownNear Colombya Colombia']],
    [{ country: 'Zzz' }, ['country unknown Zzz']],
    [{ country: '__proto__' }, ['country unknown __proto__']],
    [{ country: '' }, ['documentTypeId typeNeedsCountry']],
    [{ country: 'MX' }, ['documentTypeId unknown CC']],
    [{ documentTypeId: '' }, ['documentTypeId documentWithoutType']],
    [{ documentTypeId: '', document: '' }, []],
    [{ documentTypeId: 'Pasaporte', document: 'AB 123' }, ['document grouped AB123']],
    [{ document: '1.018.223' }, ['document grouped 1018223']],
    [{ document: '1 018 223' }, ['document grouped 1018223']],
    [{ document: '1,018,223' }, ['document grouped 1018223']],
    [{ document: '1,01E+09' }, ['document sheetNumber']],
    [{ document: '1.01e9' }, ['document sheetNumber']],
    [{ document: '1018223.0' }, ['document sheetNumber']],
    [{ document: '12/05/1990' }, ['document sheetDate']],
    [{ document: '1990-05-12' }, ['document sheetDate']],
    [{ document: '12.05.1990' }, ['document sheetDate']],
    [{ document: '5-12-90' }, ['document sheetDate']],
    [{ document: 'AB1' }, ['document documentNumeric']],
    [{ document: '12345678901234' }, ['document tooLong 13']],
    [
      { documentTypeId: '', document: '1.018.223' },
      ['documentTypeId documentWithoutType', 'document grouped 1018223'],
    ],
    [{ phoneNumber: '3.1E+09' }, ['phoneNumber sheetNumber']],
    [{ phoneNumber: '310-CALL' }, ['phoneNumber phoneLetters']],
    [{ phoneNumber: '--' }, ['phoneNumber phoneLetters']],
    [{ phoneNumber: '573105551234' }, ['phoneNumber phoneCountry']],
    [{ phoneNumber: '00573105551234' }, ['phoneNumber phoneCountry']],
    [{ phoneNumber: '+52 55 1234 5678' }, ['phoneNumber phoneForeign']],
    [{ phoneNumber: '31055512345678' }, ['phoneNumber tooLong 16']],
    [{ idTypeUser: 'Usuarios' }, ['idTypeUser unknownNear Usuarios Usuario']],
    [{ idstate: '1' }, ['idstate unknown 1']],
    [{ idstate: 'Actvo' }, ['idstate unknownNear Actvo Activo']],
    [
      { companies: 'Textiles Narinyo Ltda., Otra' },
      ['companies unknownNear Textiles Narinyo Ltda. Textiles Nariño Ltda.', 'companies unknown Otra'],
    ],
    [{ companies: 'Doble S. A.' }, ['companies several Doble S. A.']],
    [{ roles: 'Contdor | Auditor' }, ['roles unknownNear Contdor Contador']],
    [{ roles: 'Cerrado' }, ['roles unknown Cerrado']],
    [{ userName: '', email: '' }, ['row nobody']],
    [{ userName: '' }, []],
  ])('%j: %j', (changes, problems) => expect(told(check(changes))).toEqual(problems))

  it('five kinds of errors are five errors, each at its column', () => {
    const wrong = {
      userName: 'ana peña',
      email: 'ana',
      country: 'Colombya',
      document: '1.01E+09',
      roles: 'Nadie',
    }
    expect(check(wrong).problems.map(({ field }) => field)).toEqual([
      'userName',
      'email',
      'country',
      'document',
      'roles',
    ])
  })

  it('what stands behind the last heading is an error of the row', () => {
    const row = checkRow(3, { line: 9, cells: ['ana', 'a@b.co', 'más'] }, ['userName', 'email'], testKnown)
    expect(row).toMatchObject({ at: 3, line: 9 })
    expect(told(row)).toEqual(['row moreCells 3 2'])
  })

  it('the cells of a field in several columns are joined, those that say nothing left out', () => {
    const columns = ['userName', 'surnames', 'surnames'] as const
    const surnames = (...cells: string[]): string | undefined =>
      checkRow(0, { line: 2, cells: ['ana', ...cells] }, columns, testKnown).values.fields.surnames
    expect(surnames(' Gómez', 'Nariño ')).toBe('Gómez Nariño')
    expect(surnames('', 'Castro')).toBe('Castro')
    expect(surnames('', '')).toBeUndefined()
  })

  it('nothing is judged of columns that were left aside, nor of a type where no column says it', () => {
    const row = checkRow(
      0,
      { line: 2, cells: ['ana', '??', '1018223'] },
      ['userName', null, 'document'],
      testKnown,
    )
    expect(row.problems).toEqual([])
  })
})

describe('people who are in the file twice [beyond 13]', () => {
  const rows = (...people: [userName: string, email: string][]): readonly ImportRow[] =>
    withDuplicates(
      people.map((cells, at) => checkRow(at, { line: at + 2, cells }, ['userName', 'email'], testKnown)),
    )

  it('are found in any case, and each names the lines of the others', () => {
    expect(rows(['ana', ''], ['Luis', ''], ['ANA ', ''], ['Ana', '']).map(told)).toEqual([
      ['userName userNameTwice 4, 5 2'],
      [],
      ['userName userNameTwice 2, 5 2'],
      ['userName userNameTwice 2, 4 2'],
    ])
  })

  it('by the e-mail too, and by accents that the rules refuse anyway', () => {
    expect(
      rows(['a', 'ana@x.co'], ['b', 'ANA@x.co'], ['', 'josé@x.co'], ['', 'jose@x.co']).map(told),
    ).toEqual([
      ['email emailTwice 3 1'],
      ['email emailTwice 2 1'],
      ['email emailCharacters', 'email emailTwice 5 1'],
      ['email emailTwice 4 1'],
    ])
  })

  it('reports both where a user’s name is in one line and their e-mail in another', () => {
    expect(rows(['ana', 'ana@x.co'], ['ana', 'luis@x.co'], ['eva', 'ana@x.co']).map(told)).toEqual([
      ['userName userNameTwice 3 1', 'email emailTwice 4 1'],
      ['userName userNameTwice 2 1'],
      ['email emailTwice 2 1'],
    ])
  })

  it('names three lines at most', () => {
    const [first] = rows(...Array.from({ length: 9 }, (): [string, string] => ['ana', '']))
    expect(told(first!)).toEqual(['userName userNameTwice 3, 4, 5 8'])
  })

  it('leaves rows that are there once as they are', () => {
    const one = checkRow(0, { line: 2, cells: ['ana', ''] }, ['userName', 'email'], testKnown)
    expect(withDuplicates([one])[0]).toBe(one)
  })
})

it.each([
  ['contador', 'contador', 0],
  ['contdor', 'contador', 1],
  ['cotnador', 'contador', 1],
  ['contadora', 'contador', 1],
  ['auditor', 'contador', 4],
  ['', 'abc', 3],
])('%s is %s but for %d letters', (a, b, letters) => {
  expect(distanceOf(a, b, 4)).toBe(Math.min(letters, 4))
})
