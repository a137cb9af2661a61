/** @jest-environment node */
import {
  bodyEntries,
  grantKey,
  lacksPrivilege,
  listedPrivileges,
  noAccessChanges,
  accessApplications,
  remainingVisible,
  withChanges,
  withGiven,
  type AccessEdits,
  type RoleAccess,
} from './roleAccess.ts'

const privilege = (name: string, assigned: boolean, idstate = 0) => ({ name, assigned, idstate })
const access: RoleAccess[] = [
  { name: 'suite', isVisible: true, privileges: [privilege('VER', true), privilege('VIEJO', true, 1)] },
  { name: 'archivo', isVisible: false, privileges: [] },
  { name: 'firmaya', isVisible: true, privileges: [privilege('FIRMAR', true), privilege('ANULAR', false)] },
]
function edits(grants: [string, string, boolean][], visible: [string, boolean][] = []): AccessEdits {
  return {
    privileges: new Map(grants.map(([app, name, isGiven]) => [grantKey(app, name), isGiven])),
    visible: new Map(visible),
  }
}
const short = (entries: ReturnType<typeof bodyEntries>) =>
  entries.map(
    ({ name, privilege: names, isVisible }) => `${name}:${names.join('+')}:${isVisible ? 'v' : 'h'}`,
  )

it.each<[string, AccessEdits, string[]]>([
  [
    'nothing changed keeps everything, also without privileges',
    noAccessChanges,
    ['suite:VER+VIEJO:v', 'archivo::h', 'firmaya:FIRMAR:v'],
  ],
  [
    'a privilege given',
    edits([['firmaya', 'ANULAR', true]]),
    ['suite:VER+VIEJO:v', 'archivo::h', 'firmaya:FIRMAR+ANULAR:v'],
  ],
  [
    'the last privilege taken takes the application out',
    edits([['firmaya', 'FIRMAR', false]]),
    ['suite:VER+VIEJO:v', 'archivo::h'],
  ],
  [
    'an inactive privilege keeps the application in',
    edits([['suite', 'VER', false]]),
    ['suite:VIEJO:v', 'archivo::h', 'firmaya:FIRMAR:v'],
  ],
  [
    'a new application comes last, the role visible there unless hidden',
    edits(
      [
        ['colnomina', 'PAGAR', true],
        ['ibuhoo', 'ENTRAR', true],
      ],
      [['ibuhoo', false]],
    ),
    ['suite:VER+VIEJO:v', 'archivo::h', 'firmaya:FIRMAR:v', 'colnomina:PAGAR:v', 'ibuhoo:ENTRAR:h'],
  ],
  [
    'the role hidden in an application',
    edits([], [['suite', false]]),
    ['suite:VER+VIEJO:h', 'archivo::h', 'firmaya:FIRMAR:v'],
  ],
  [
    'the role shown again in an application',
    edits([], [['archivo', true]]),
    ['suite:VER+VIEJO:v', 'archivo::v', 'firmaya:FIRMAR:v'],
  ],
])('%s [ENT-13, ENT-14] [G-40]', (_what, changes, entries) => {
  expect(short(bodyEntries(access, changes))).toEqual(entries)
})

it.each<[string, AccessEdits, [string, boolean][]]>([
  ['an application the role does not get', edits([], [['ibuhoo', false]]), []],
  [
    'an application that it gets and loses again',
    edits([['ibuhoo', 'ENTRAR', false]], [['ibuhoo', false]]),
    [],
  ],
  [
    'an application that it gets',
    edits([['ibuhoo', 'ENTRAR', true]], [['ibuhoo', false]]),
    [['ibuhoo', false]],
  ],
  ['an application that it has', edits([['suite', 'VER', false]], [['suite', false]]), [['suite', false]]],
])('keeps only the changes of visibility that still apply: %s', (_what, changes, remaining) => {
  const applications = [
    { name: 'suite', isOwn: true },
    { name: 'ibuhoo', isOwn: false },
  ]
  expect([...remainingVisible(applications, changes)]).toEqual(remaining)
})

it.each<[string, readonly RoleAccess[], AccessEdits, boolean, boolean]>([
  ['a new role without any', [], noAccessChanges, true, true],
  ['a new role with one', [], edits([['suite', 'VER', true]]), true, false],
  ['one that has none already', [access[1]!], noAccessChanges, false, false],
  ['one that loses its last', [access[2]!], edits([['firmaya', 'FIRMAR', false]]), false, true],
  ['one that still has one', access, edits([['firmaya', 'FIRMAR', false]]), false, false],
])('%s lacks a privilege: %s [ROL-28]', (_what, stored, changes, isNew, lacks) => {
  expect(lacksPrivilege(stored, changes, isNew)).toBe(lacks)
})

it('lists the available applications, starting with the role’s own [ENT-20, TBL-11, TBL-12]', () => {
  const application = (id: number, name: string, title: string, fields: object = {}) => ({
    id,
    name,
    title,
    isVisible: true,
    idState: 0,
    ...fields,
  })
  const own = [
    { name: 'SUITE', title: 'Suite', isVisible: false, privilegeCounter: '2' },
    { name: 'ibuhoo', title: 'Ibuhoo', isVisible: true, privilegeCounter: null },
    { name: 'RESETOTP', title: 'Restablecer', isVisible: true, privilegeCounter: 9 },
  ]
  const listed = accessApplications(
    [
      application(1, 'RESETOTP', 'Restablecer'),
      application(2, 'colnomina', 'Colnómina'),
      application(3, 'archivo', 'Archivo', { isVisible: false }),
      application(4, 'viejo', 'Viejo', { idState: 1 }),
      application(5, 'ibuhoo', 'Ibuhoo'),
      application(6, 'suite', 'Suite'),
    ],
    own,
  )
  expect(listed).toEqual([
    { name: 'SUITE', title: 'Suite', isVisible: false, activeCount: 2, isOwn: true },
    { name: 'ibuhoo', title: 'Ibuhoo', isVisible: true, activeCount: 0, isOwn: true },
    { name: 'colnomina', title: 'Colnómina', isVisible: true, activeCount: 0, isOwn: false },
  ])
  const changes = edits(
    [
      ['colnomina', 'A', true],
      ['SUITE', 'B', false],
      ['SUITE2', 'C', true],
    ],
    [['SUITE', true]],
  )
  expect(
    listed
      .map((one) => withChanges(one, changes))
      .map(({ activeCount, isOwn, isVisible }) => [activeCount, isOwn, isVisible]),
  ).toEqual([
    [1, true, true],
    [0, true, true],
    [1, true, true],
  ])
})

it('lists active privileges by name [CCL-35]', () => {
  const all = [
    privilege('VER10', false),
    privilege('VER2', true),
    privilege('AAA', true, 1),
    privilege('Árbol', false),
  ]
  expect(listedPrivileges(all).map(({ name }) => name)).toEqual(['Árbol', 'VER2', 'VER10'])
})

it('adds all, removes all, and drops a reverted change', () => {
  const all = [privilege('A', true), privilege('B', false)]
  const changes = withGiven('suite', all, new Map(), true)
  expect([...changes]).toEqual([[grantKey('suite', 'B'), true]])
  expect([...withGiven('suite', all, changes, false)]).toEqual([[grantKey('suite', 'A'), false]])
  expect([...withGiven('suite', [all[1]!], changes, false)]).toEqual([])
})
