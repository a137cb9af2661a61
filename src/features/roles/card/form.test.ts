/** @jest-environment node */
import type { Side } from '#shared/cards/merge.ts'
import { compareStored } from '#shared/cards/cardParts.ts'
import { translateIn } from '#shared/texts/i18n.ts'
import { grantKey, noAccessChanges, type AccessSets, type RoleAccess } from '../access/roleAccess.ts'
import { roleCardForm, type RoleForm, roleParts, type StoredRole } from './form.ts'
import './texts.ts'

/** An application by its name, '-' if the role is hidden there, with its privileges, the role's own in capitals. */
function access(...words: string[]): RoleAccess[] {
  return words.map((word) => {
    const [name = '', letters = ''] = word.replace('-', '').split(':')
    const privileges = [...letters].map((letter) => ({
      id: 1,
      name: letter.toLowerCase(),
      assigned: letter !== letter.toLowerCase(),
      idstate: 0,
    }))
    return {
      name,
      isVisible: !word.startsWith('-'),
      privileges,
    }
  })
}

const sets = (privileges: Record<string, boolean>, visible: Record<string, boolean> = {}): AccessSets => ({
  privileges: new Map(
    Object.entries(privileges).map(([key, isGiven]) => [
      grantKey(...(key.split(':') as [string, string])),
      isGiven,
    ]),
  ),
  visible: new Map(Object.entries(visible)),
})

/** Conflicts and remaining changes, from the loaded and the stored state. */
function merge(
  mine: AccessSets,
  [shown, stored]: [RoleAccess[], RoleAccess[]],
  {
    chosen = {},
    seen = shown.map(({ name }) => name),
  }: { chosen?: Record<string, Side>; seen?: string[] } = {},
): { asked: string[]; left: unknown } {
  const role = (list: RoleAccess[]): StoredRole => ({
    role: null,
    all: [],
    access: list,
    seen: new Set(seen),
  })
  const t = translateIn(['roleCard', 'list'])
  const values = roleCardForm.empty
  const { merge: mergeBy, conflicts } = compareStored<RoleForm, AccessSets, StoredRole>(
    {
      cardForm: roleCardForm,
      noChanges: noAccessChanges,
      parts: roleParts((name) => name.toUpperCase(), t),
      formOf: () => values,
    },
    { base: values, values, sets: mine },
    { stored: role(stored), seen: role(shown) },
  )!
  const { sets: left } = mergeBy(new Map(Object.entries(chosen)))
  const plain = (members: ReadonlyMap<string, boolean>): object =>
    Object.fromEntries([...members].map(([key, value]) => [key.replace('\n', ':'), value]))
  return {
    asked: conflicts.map(({ label, mine: own, theirs }) => `${label}: ${own} | ${theirs}`),
    left: { privileges: plain(left.privileges), visible: plain(left.visible) },
  }
}

type Row = [string, string[], string[], AccessSets, { privileges: object; visible: object }]

describe('the remaining changes of a role', () => {
  it.each<Row>([
    // Loaded state, stored state, local changes: what is sent.
    [
      'the role made visible in an application',
      ['-app:A'],
      ['-app:A'],
      sets({}, { app: true }),
      { privileges: {}, visible: { app: true } },
    ],
    [
      'the role hidden in an application',
      ['app:A'],
      ['app:A'],
      sets({}, { app: false }),
      { privileges: {}, visible: { app: false } },
    ],
    [
      'the role made visible, also by a colleague',
      ['-app:A'],
      ['app:A'],
      sets({}, { app: true }),
      { privileges: {}, visible: {} },
    ],
    [
      'the role hidden, also by a colleague',
      ['app:A'],
      ['-app:A'],
      sets({}, { app: false }),
      { privileges: {}, visible: {} },
    ],
    [
      'a new application where the role is hidden',
      [],
      [],
      sets({ 'new:a': true }, { new: false }),
      { privileges: { 'new:a': true }, visible: { new: false } },
    ],
    [
      'a privilege given',
      ['app:aB'],
      ['app:aB'],
      sets({ 'app:a': true }),
      { privileges: { 'app:a': true }, visible: {} },
    ],
    [
      'a privilege taken',
      ['app:AB'],
      ['app:AB'],
      sets({ 'app:a': false }),
      { privileges: { 'app:a': false }, visible: {} },
    ],
    [
      'one that a colleague gave too',
      ['app:aB'],
      ['app:AB'],
      sets({ 'app:a': true }),
      { privileges: {}, visible: {} },
    ],
    [
      'one that a colleague took too',
      ['app:AB'],
      ['app:aB'],
      sets({ 'app:a': false }),
      { privileges: {}, visible: {} },
    ],
    [
      'one given and one taken, in two applications',
      ['app:aB', 'two:C'],
      ['app:aB', 'two:C'],
      sets({ 'app:a': true, 'two:c': false }),
      { privileges: { 'app:a': true, 'two:c': false }, visible: {} },
    ],
  ])('%s', (_what, shown, stored, mine, left) => {
    expect(merge(mine, [access(...shown), access(...stored)])).toEqual({ asked: [], left })
  })
})

describe('a concurrent change by another user', () => {
  it.each<[string, string[], string[], AccessSets, string, string, [object, object]]>([
    [
      'took a privilege',
      ['app:aB'],
      ['app:ab'],
      sets({ 'app:a': true }),
      'APP: b: Asignado | No asignado',
      `privilege:${grantKey('app', 'b')}`,
      [
        { privileges: { 'app:a': true, 'app:b': true }, visible: {} },
        { privileges: { 'app:a': true }, visible: {} },
      ],
    ],
    [
      'gave a privilege',
      ['app:Ab'],
      ['app:AB'],
      sets({ 'app:a': false }),
      'APP: b: No asignado | Asignado',
      `privilege:${grantKey('app', 'b')}`,
      [
        { privileges: { 'app:a': false, 'app:b': false }, visible: {} },
        { privileges: { 'app:a': false }, visible: {} },
      ],
    ],
    [
      'hid the role in another application',
      ['-app:A', 'two:C'],
      ['-app:A', '-two:C'],
      sets({}, { app: true }),
      'TWO: Visible | Oculta',
      'visible:two',
      [
        { privileges: {}, visible: { app: true, two: true } },
        { privileges: {}, visible: { app: true } },
      ],
    ],
    [
      'made the role visible in another application',
      ['app:A', '-two:C'],
      ['app:A', 'two:C'],
      sets({}, { app: false }),
      'TWO: Oculta | Visible',
      'visible:two',
      [
        { privileges: {}, visible: { app: false, two: false } },
        { privileges: {}, visible: { app: false } },
      ],
    ],
  ])('%s: asks, and can save either value', (_what, shown, stored, mine, question, key, [own, other]) => {
    const both: [RoleAccess[], RoleAccess[]] = [access(...shown), access(...stored)]
    expect(merge(mine, both).asked).toEqual([question])
    expect(merge(mine, both, { chosen: { [key]: 'mine' } }).left).toEqual(own)
    expect(merge(mine, both, { chosen: { [key]: 'theirs' } }).left).toEqual(other)
  })

  it('in an application that was not loaded is kept without a question', () => {
    const both: [RoleAccess[], RoleAccess[]] = [access('app:aB', 'two:'), access('app:aB', 'two:C')]
    expect(merge(sets({ 'app:a': true }), both, { seen: ['app'] })).toEqual({
      asked: [],
      left: { privileges: { 'app:a': true }, visible: {} },
    })
  })
})
