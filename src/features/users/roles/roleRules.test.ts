/** @jest-environment node */
import type { Application } from '#contracts/applications.ts'
import type { Role } from '#contracts/roles.ts'
import { isOffered, offeredTitles } from '#shared/records/applications.ts'
import { roleApplications, rolePlaces, sharedTitles, withDraft } from './roleApplications.ts'
import {
  areAllAssigned,
  heldFirst,
  heldRoles,
  isAssigned,
  lacksRole,
  noRoleChanges,
  withAssigned,
  rolesBody,
} from './roleChanges.ts'
import { shortName } from '#shared/format/shortName.ts'

let ids = 0
const role = (name: string, fields: Partial<Role> = {}): Role => ({ id: ++ids, name, idstate: 0, ...fields })
const application = (name: string, fields: Partial<Application> = {}): Application => ({
  id: ++ids,
  name,
  title: name.toUpperCase(),
  isVisible: true,
  idState: 0,
  ...fields,
})

const auditor = role('Auditor', { assigned: true })
const contador = role('Contador', { assigned: false })
const soporte = role('Soporte')
const all = [auditor, contador, soporte]
const changed = (...pairs: [string, boolean][]): ReadonlyMap<string, boolean> => new Map(pairs)

describe('changes of roles', () => {
  it.each([
    ['giving one', [contador], true, noRoleChanges, { Contador: true }],
    ['taking one', [auditor], false, noRoleChanges, { Auditor: false }],
    ['giving what the user has', [auditor], true, noRoleChanges, {}],
    ['undoing', [contador], false, changed(['Contador', true]), {}],
    ['giving all', all, true, noRoleChanges, { Contador: true, Soporte: true }],
    ['taking all', all, false, changed(['Contador', true]), { Auditor: false }],
    ['nothing', [], true, changed(['Otro', true]), { Otro: true }],
  ])('by %s contain only what differs [URO-08]', (_what, roles, assigned, changes, expected) => {
    expect(Object.fromEntries(withAssigned(roles, changes, assigned))).toEqual(expected)
  })

  it.each([
    [all, noRoleChanges, false],
    [all, changed(['Contador', true], ['Soporte', true]), true],
    [[auditor], noRoleChanges, true],
    [[auditor], changed(['Auditor', false]), false],
    [[], noRoleChanges, false],
  ])('are all assigned only when every listed one is (%#)', (roles, changes, expected) => {
    expect(areAllAssigned(roles, changes)).toBe(expected)
  })

  it.each([
    ['as loaded', noRoleChanges, 1],
    ['with one given', changed(['Contador', true]), 2],
    ['with one taken', changed(['Auditor', false]), 0],
    ['with an inactive one taken', changed(['Retirado', false]), 1],
  ])('count active roles only: %s', (_what, changes, count) => {
    expect(heldRoles([...all, role('Retirado', { assigned: true, idstate: 1 })], changes)).toBe(count)
  })

  it('do not move a row: roles assigned when read stay first', () => {
    expect(
      heldFirst([contador, role('Retirado', { assigned: true }), soporte, auditor]).map(({ name }) => name),
    ).toEqual(['Retirado', 'Auditor', 'Contador', 'Soporte'])
  })

  it('apply to a role by its name, in every list', () => {
    const elsewhere = role('Contador', { assigned: false, sharedApps: 'Colnómina' })
    expect(isAssigned(elsewhere, withAssigned([contador], noRoleChanges, true))).toBe(true)
  })

  it('are merged into the roles of the user, inactive roles and unopened applications included [ENT-10]', () => {
    const inactive = role('Aprobador temporal', { assigned: true, idstate: 1 })
    const changes = changed(['Auditor', false], ['Contador', true])
    expect(rolesBody([...all, inactive], changes)).toEqual([
      { name: 'Auditor', assigned: false },
      { name: 'Aprobador temporal', assigned: true },
      { name: 'Contador', assigned: true },
    ])
  })

  it.each([
    [all, noRoleChanges, false],
    [all, changed(['Auditor', false]), true],
    [[contador], noRoleChanges, true],
    [[contador], changed(['Contador', true]), false],
    [[], noRoleChanges, true],
  ])('leave the user without any role or not (%#)', (roles, changes, lacks) => {
    expect(lacksRole(roles, changes)).toBe(lacks)
  })
})

describe('applications to assign roles in', () => {
  it.each([
    [application('suite'), true],
    [application('archivo', { isVisible: false }), false],
    [application('portafirmas', { idState: 1 }), false],
    [application('RESETOTP'), false],
    [application(' resetotp '), false],
  ])('are visible, active and not reserved (%#) [TBL-11, TBL-12]', (one, offered) => {
    expect(isOffered(one)).toBe(offered)
  })

  const three = [
    application('suite', { rolCount: 4 }),
    application('ibuhoo', { rolCount: '9' }),
    application('firmaya', { rolCount: 4, title: 'Álamo' }),
    application('oculta', { rolCount: 99, isVisible: false }),
  ]

  it('begin with the one where the user has most roles, then by title [URO-03]', () => {
    const held = [
      { appname: 'Suite', rolequantity: 2 },
      { appname: 'firmaya', rolequantity: 2 },
      { appname: 'unknown', rolequantity: 7 },
    ]
    expect(roleApplications(three, held)).toEqual([
      { name: 'firmaya', title: 'Álamo', held: 2, offered: 4 },
      { name: 'suite', title: 'SUITE', held: 2, offered: 4 },
      { name: 'ibuhoo', title: 'IBUHOO', held: 0, offered: 9 },
    ])
  })

  it('begin with the one that has most roles for a new user', () => {
    expect(roleApplications(three, null).map(({ name, offered }) => [name, offered])).toEqual([
      ['ibuhoo', 9],
      ['firmaya', 4],
      ['suite', 4],
    ])
  })

  it.each([[null], [undefined], ['many'], [-3], ['Infinity']])('count %p roles as none', (rolCount) => {
    expect(roleApplications([application('suite', { rolCount })], [])[0]!.offered).toBe(0)
  })

  it('never have more roles assigned than exist', () => {
    const held = [{ appname: 'suite', rolequantity: 12 }]
    expect(roleApplications(three, held)[0]).toMatchObject({ held: 12, offered: 12 })
  })
})

describe('the number of roles in an application', () => {
  const listed = role('Gestor', { assigned: true, sharedApps: '' })
  const shared = role('Contador', { assigned: false, sharedApps: 'SUITE, Ibuhoo' })
  const places = rolePlaces([shared, role('Gestor', { assigned: true })], {
    application: 'suite',
    roles: [listed, shared],
  })
  const suite = { name: 'suite', title: 'Suite', held: 3, offered: 9 }
  const ibuhoo = { name: 'ibuhoo', title: 'Ibuhoo', held: 0, offered: 9 }

  it.each([
    ['as loaded', suite, noRoleChanges, 3],
    ['with one more', suite, changed(['Contador', true]), 4],
    ['with one less', suite, changed(['Gestor', false]), 2],
    ['with one more that it shares', ibuhoo, changed(['Contador', true]), 1],
    ['with a role of elsewhere', ibuhoo, changed(['Gestor', false]), 0],
    ['with what it already has', suite, changed(['Gestor', true]), 3],
    ['with a role that nobody knows', suite, changed(['Nadie', true]), 3],
  ])('follows the draft: %s', (_what, application, changes, held) => {
    expect(withDraft(application, places, changes).held).toBe(held)
  })
})

it.each([
  ['Suite,Colnómina', ['Suite', 'Colnómina']],
  [' suite , colnomina,', ['Suite', 'Colnómina']],
  ['Suite', []],
  ['Suite,Suite', []],
  ['Colnómina', ['Colnómina']],
  ['Suite,Restablecer OTP,RESETOTP,Archivo', []],
  ['Colnómina,RESETOTP', ['Colnómina']],
  ['', []],
  [null, []],
])('%j is, in Suite, shared with %j [ENT-11, TBL-11, TBL-12]', (sharedApps, titles) => {
  const offered = offeredTitles([
    { name: 'suite', title: 'Suite' },
    { name: 'colnomina', title: 'Colnómina' },
  ])
  expect(sharedTitles(sharedApps, offered, 'suite')).toEqual(titles)
})

it.each([
  ['a'.repeat(40), 'a'.repeat(40)],
  ['a'.repeat(41), `${'a'.repeat(40)}...`],
  ['😀'.repeat(41), `${'😀'.repeat(40)}...`],
  ['', ''],
])('shortens %j to %j [URO-09]', (name, shown) => {
  expect(shortName(name)).toBe(shown)
})
