/** @jest-environment node */
import { checkRow } from './checkRow.ts'
import { withDuplicates } from './checkRows.ts'
import { testKnown } from './testKnown.ts'
import { importFields, type ImportField, type ImportRow } from './importRow.ts'
import { groupProblems, repaired, type ProblemGroup } from './repairs.ts'

type Changes = Partial<Record<ImportField, string>>

const rowsOf = (...people: Changes[]): readonly ImportRow[] =>
  withDuplicates(
    people.map((changes, at) => {
      const row: Changes = { userName: `persona.${at}`, country: 'CO', documentTypeId: 'CC', ...changes }
      const cells = importFields.map((field) => row[field] ?? '')
      return checkRow(at, { line: at + 2, cells }, importFields, testKnown)
    }),
  )

const groupsOf = (rows: readonly ImportRow[]): ProblemGroup[] => groupProblems(rows, importFields, testKnown)

/** The cells of the only group's column after its repair. */
function repairAll(rows: readonly ImportRow[], chosen: string | null = null): (string | undefined)[] {
  const [group] = groupsOf(rows)
  const cells = repaired(rows, importFields, testKnown, { group: group!, chosen })
  return [...cells.values()].map((row) => row[importFields.indexOf(group!.field!)])
}

describe('errors are grouped by what repairs them [beyond 13]', () => {
  it('each with its rows, largest first', () => {
    const rows = rowsOf(
      { document: '1.018.223' },
      { document: '1.018.224', names: 'Ana 2' },
      { roles: 'Contdor | contdor' },
      { roles: 'contdor' },
      { roles: 'CONTDOR' },
      {},
    )
    expect(groupsOf(rows).map(({ code, field, values, ats }) => [code, field, values, ats])).toEqual([
      ['unknown', 'roles', { text: 'Contdor' }, [2, 3, 4]],
      ['grouped', 'document', {}, [0, 1]],
      ['lettersOnly', 'names', {}, [1]],
    ])
  })

  it('documents without a type by their country, with the type that most have there', () => {
    const rows = rowsOf(
      { document: '1', documentTypeId: '' },
      { document: '2', documentTypeId: '5' },
      { document: '3', documentTypeId: '5' },
      { document: '4', documentTypeId: '1' },
      { document: '5', documentTypeId: '', country: 'MX' },
      { document: '6', documentTypeId: '', country: '' },
    )
    const groups = groupsOf(rows)
    expect(groups.map(({ code, ats, repair }) => [code, ats, repair])).toEqual([
      [
        'documentWithoutType',
        [0],
        {
          kind: 'choose',
          options: ['Cédula de ciudadanía', 'Pasaporte', 'Cédula de extranjería'],
          offered: 'Pasaporte',
          canLeaveOut: false,
        },
      ],
      [
        'documentWithoutType',
        [4],
        {
          kind: 'choose',
          options: ['Clave única de registro de población'],
          offered: 'Clave única de registro de población',
          canLeaveOut: false,
        },
      ],
      ['documentWithoutType', [5], null],
    ])
  })

  it.each<[Changes, string, ProblemGroup['repair']]>([
    [{ document: '1.018.223' }, 'grouped', { kind: 'clean' }],
    [{ userName: 'ana pena' }, 'blanks', { kind: 'clean' }],
    [{ email: 'ana @x.co' }, 'blanks', { kind: 'clean' }],
    [{ userName: 'ana peña' }, 'accents', { kind: 'clean' }],
    [{ email: 'ana' }, 'emailFormat', null],
    [{ phoneNumber: '573105551234' }, 'phoneCountry', { kind: 'clean' }],
    [{ phoneNumber: '+52 55 1234 5678' }, 'phoneForeign', { kind: 'clear' }],
    [{ document: '1,01E+09' }, 'sheetNumber', null],
    [{ userName: '', email: '' }, 'nobody', null],
    [
      { country: 'Colombya', documentTypeId: '' },
      'unknown',
      { kind: 'choose', options: ['Colombia', 'México'], offered: 'Colombia', canLeaveOut: false },
    ],
    [
      { idstate: '1' },
      'unknown',
      { kind: 'choose', options: ['Activo', 'Inactivo'], offered: null, canLeaveOut: false },
    ],
    [
      { roles: 'Auditr' },
      'unknown',
      { kind: 'choose', options: ['Contador', 'Auditor'], offered: 'Auditor', canLeaveOut: true },
    ],
  ])('%j: %s %j', (changes, code, repair) => {
    expect(groupsOf(rowsOf(changes))).toMatchObject([{ code, repair }])
  })

  it('with how long a text may be', () => {
    expect(groupsOf(rowsOf({ names: 'a'.repeat(300) }))).toMatchObject([
      { code: 'tooLong', values: { max: 100 } },
    ])
  })
})

describe('a repair [beyond 13]', () => {
  it.each<[string, Changes[], string | null, string[]]>([
    ['takes dots out', [{ document: '1.018.223' }, { document: '1 018 224' }], null, ['1018223', '1018224']],
    ['takes blanks out', [{ userName: ' ana pena ' }], null, ['anapena']],
    ['takes accents off', [{ email: 'josé.peña@x.co' }], null, ['jose.pena@x.co']],
    ['takes the country out', [{ phoneNumber: '0057 310 555 1234' }], null, ['3105551234']],
    ['empties a phone', [{ phoneNumber: 'CALL ME' }], null, ['']],
    ['gives a type', [{ document: '1', documentTypeId: '' }], 'Pasaporte', ['Pasaporte']],
    ['exchanges a country', [{ country: 'Colombya', documentTypeId: '' }], 'Colombia', ['Colombia']],
    [
      'exchanges a role among others, wherever it stands',
      [{ roles: 'Auditor, contdor' }, { roles: 'Contdor | Auditor' }],
      'Contador',
      ['Auditor | Contador', 'Contador | Auditor'],
    ],
    ['gives no role twice', [{ roles: 'Contador, Contdor' }], 'Contador', ['Contador']],
    ['leaves a role out', [{ roles: 'Auditor; Nadie' }, { roles: 'nadie' }], null, ['Auditor', '']],
    [
      'leaves a company out, and no other',
      [{ companies: 'Pérez, Hijos y Cía., Otra' }],
      null,
      ['Pérez, Hijos y Cía.'],
    ],
  ])('%s', (_name, changes, chosen, texts) => {
    expect(repairAll(rowsOf(...changes), chosen)).toEqual(texts)
  })

  it('touches no other cell of its rows', () => {
    const rows = rowsOf({ document: '1.018.223', names: 'Ana 2' })
    const [group] = groupsOf(rows).filter(({ code }) => code === 'grouped')
    const cells = repaired(rows, importFields, testKnown, { group: group!, chosen: null }).get(0)!
    expect(cells.filter((text, index) => text !== rows[0]!.cells[index])).toEqual(['1018223'])
  })
})
