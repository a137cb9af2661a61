/** @jest-environment node */
import type { Role } from '#contracts/roles.ts'
import { foundLines, nameEnds, reachText, roleLines } from './roleLines.ts'
import { someInWords } from './roleApplications.ts'
import { i18n } from '#shared/texts/i18n.ts'
import '../card/tabTexts.ts'
import '#shared/list/listTexts.ts'

const titles = new Map([
  ['suite', 'Suite'],
  ['nomina', 'Colnómina'],
])
const role = (id: number, name: string, more: Partial<Role> = {}): Role => ({ id, name, idstate: 0, ...more })
const lines = roleLines(
  [
    role(1, 'Subauditor', { sharedApps: 'suite' }),
    role(2, 'Auditor', { sharedApps: 'suite,nomina,oculta' }),
    role(3, 'Contador', { sharedApps: 'nomina', assigned: true }),
    role(4, 'Auditor retirado', { idstate: 1, assigned: true }),
  ],
  titles,
)

it('lists the active roles, assigned ones first, each with its visible applications [beyond 25]', () => {
  expect(lines.map(({ name, titles: shared }) => [name, shared])).toEqual([
    ['Contador', ['Colnómina']],
    ['Auditor', ['Suite', 'Colnómina']],
    ['Subauditor', ['Suite']],
  ])
})

it.each([
  ['', ['Contador', 'Auditor', 'Subauditor']],
  [' AUDIT ', ['Auditor', 'Subauditor']],
  ['colnomina', ['Contador', 'Auditor']],
  ['audit nóm', ['Auditor']],
  ['auditor retirado', []],
])('%j finds %j [beyond 25]', (typed, names) => {
  expect(foundLines(lines, typed).map(({ name }) => name)).toEqual(names)
})

it('ranks names that begin with the search first [beyond 25]', () => {
  const named = roleLines([role(1, 'Apoyo del auditor'), role(2, 'Auditor')], titles)
  expect(foundLines(named, 'audit').map(({ name }) => name)).toEqual(['Auditor', 'Apoyo del auditor'])
})

const long = 'Coordinador de facturación electrónica y contable'

it.each<[string, string[], [string, string][]]>([
  ['short names', ['Lector', 'Lectora'], []],
  ['one long name', [`${long} de Bogotá`, 'Lector'], []],
  [
    'names that differ in the last word',
    [`${long} de Bogotá`, `${long} de Cali`],
    [
      [`${long} de Bogotá`, '… Bogotá'],
      [`${long} de Cali`, '… Cali'],
    ],
  ],
  [
    'a name that is the beginning of the other',
    [long, `${long} 2`],
    [
      [long, '…'],
      [`${long} 2`, '… 2'],
    ],
  ],
  ['the same name twice', [long, long], []],
])('distinguishes %s', (_, names, ends) => {
  expect([...nameEnds(names)]).toEqual(ends)
})

const eleven = ['Ibuhoo', 'Suite', ...Array.from({ length: 9 }, (_, index) => `App ${index}`)]

describe.each([
  [
    'es',
    'Ibuhoo y Suite',
    'Ibuhoo, Suite y 9 más',
    'vale también en Ibuhoo y Suite',
    'se quita también en Suite',
  ],
  [
    'en',
    'Ibuhoo and Suite',
    'Ibuhoo, Suite and 9 more',
    'also applies in Ibuhoo and Suite',
    'also removed in Suite',
  ],
  [
    'pt',
    'Ibuhoo e Suite',
    'Ibuhoo, Suite e mais 9',
    'vale também em Ibuhoo e Suite',
    'é retirado também em Suite',
  ],
] as const)('in %s', (language, two, many, given, taken) => {
  beforeAll(() => i18n.changeLanguage(language))

  it('few names are listed, many are counted', () => {
    expect(someInWords(['Ibuhoo', 'Suite'])).toBe(two)
    expect(someInWords(eleven)).toBe(many)
  })

  it('a tick says where else it applies', () => {
    expect(reachText(['Ibuhoo', 'Suite'], true)).toBe(given)
    expect(reachText(['Suite'], false)).toBe(taken)
    expect(reachText([], true)).toBeNull()
  })
})
