/** @jest-environment node */
import { peopleFile } from '#mock/seed/peopleFile.ts'
import { createSeed, defaultSeed, defaultUsers } from '#mock/seed/seed.ts'
import { checkRows } from './checkRows.ts'
import { knownOf } from './known.ts'
import { guessColumns } from './columns.ts'
import { importFields } from './importRow.ts'
import { readBytes } from './readFile.ts'
import { groupProblems } from './repairs.ts'

const seed = createSeed(defaultSeed, defaultUsers)
const known = knownOf({
  states: { '0': 'Activo', '1': 'Inactivo' },
  countries: seed.countries,
  userTypes: [
    { id: 1, name: 'Aplicacion' },
    { id: 2, name: 'Usuario' },
  ],
  documentTypes: Map.groupBy(
    seed.documentTypes.map(({ id, ...type }) => ({ documentTypeId: id, ...type })),
    ({ country }) => country,
  ),
  companies: seed.companies,
  roles: seed.roles,
})

it('of 5,000 people in a file those 400 are found that are wrong, in twelve ways [beyond 13]', async () => {
  const text = peopleFile({ ...seed, seed: defaultSeed, rows: 5_000, wrong: 400 })
  const table = readBytes('personas.csv', new TextEncoder().encode(text))
  if ('code' in table) throw new Error(table.code)
  const columns = guessColumns(table.headings)
  expect(columns).toEqual([...importFields])

  const rows = await checkRows([], table.rows.entries(), columns, known)
  expect(rows).toHaveLength(5_000)
  expect(rows.filter(({ problems }) => problems.length > 0)).toHaveLength(400)
  const kinds = new Set(groupProblems(rows, columns, known).map(({ field, code }) => `${field} ${code}`))
  expect([...kinds].sort()).toEqual([
    'companies unknown',
    'country unknown',
    'document grouped',
    'document sheetNumber',
    'documentTypeId documentWithoutType',
    'email emailFormat',
    'email emailTwice',
    'idTypeUser unknown',
    'names lettersOnly',
    'roles unknown',
    'userName blanks',
    'userName userNameTwice',
  ])
})
