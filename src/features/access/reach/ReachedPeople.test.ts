import { listedUser } from '#shared/testing/testRecords.ts'
import { reachOf } from './ReachedPeople.tsx'

const suite = { name: 'suite', title: 'Suite' }
const nomina = { name: 'colnomina', title: 'Colnómina' }
const user = (id: number, applications: string | string[] | null, idstate = 0) =>
  listedUser(id, { applications, idstate })

it.each([
  ['nobody', [], [suite], 0, [0]],
  ['a name', [user(1, 'suite')], [suite], 1, [1]],
  ['a name in another case, and a title', [user(1, 'SUITE'), user(2, ['Suite'])], [suite], 2, [2]],
  ['a title that is not the name', [user(1, 'Colnómina')], [nomina], 1, [1]],
  ['one of two', [user(1, 'suite'), user(2, 'colnomina'), user(3, 'firmaya')], [suite, nomina], 2, [1, 1]],
  ['both, once', [user(1, 'suite,colnomina')], [suite, nomina], 1, [1, 1]],
  ['the same person on two pages', [user(1, 'suite'), user(1, 'suite')], [suite], 1, [1]],
  ['an inactive person', [user(1, 'suite', 1)], [suite], 0, [0]],
  ['a person without any', [user(1, null)], [suite], 0, [0]],
  ['no application', [user(1, 'suite')], [], 0, []],
  ['a name that only begins alike', [user(1, 'suite2')], [suite], 0, [0]],
])('of %s counts users once, and per application', (_what, users, applications, total, counts) => {
  const reach = reachOf(users, applications)
  expect([reach.total, reach.byApplication.map(({ count }) => count)]).toEqual([total, counts])
})

it('names an application by its title', () => {
  expect(reachOf([], [suite, { name: 'x', title: '' }]).byApplication.map(({ title }) => title)).toEqual([
    'Suite',
    'x',
  ])
})
