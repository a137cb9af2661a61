/** @jest-environment node */
import type { Side } from '#shared/cards/merge.ts'
import { compareStored } from '#shared/cards/cardParts.ts'
import { translateIn } from '#shared/texts/i18n.ts'
import { grantKey, noAccessChanges, type AccessEdits, type RoleAccess } from '../access/roleAccess.ts'
import { roleCardForm, type RoleForm, roleParts, type StoredRole, privilegeChanges } from './form.ts'
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

const edits = (privileges: Record<string, boolean>, visible: Record<string, boolean> = {}): AccessEdits => ({
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
  mine: AccessEdits,
  [shown, stored]: [RoleAccess[], RoleAccess[]],
  {
    chosen = {},
    loadedIn = shown.map(({ name }) => name),
  }: { chosen?: Record<string, Side>; loadedIn?: string[] } = {},
): { asked: string[]; remaining: unknown } {
  const role = (list: RoleAccess[]): StoredRole => ({
    role: null,
    all: [],
    access: list,
    loadedIn: new Set(loadedIn),
  })
  const t = translateIn(['roleCard', 'list'])
  const values = roleCardForm.empty
  const { merge: mergeBy, conflicts } = compareStored<RoleForm, AccessEdits, StoredRole>(
    {
      cardForm: roleCardForm,
      noChanges: noAccessChanges,
      parts: roleParts((name) => name.toUpperCase(), t),
      formOf: () => values,
    },
    { base: values, values, sets: mine },
    { stored: role(stored), loaded: role(shown) },
  )!
  const { sets: remaining } = mergeBy(new Map(Object.entries(chosen)))
  const plain = (members: ReadonlyMap<string, boolean>): object =>
    Object.fromEntries([...members].map(([key, value]) => [key.replace('\n', ':'), value]))
  return {
    asked: conflicts.map(({ label, mine: own, theirs }) => `${label}: ${own} | ${theirs}`),
    remaining: { privileges: plain(remaining.privileges), visible: plain(remaining.visible) },
  }
}

type Row = [string, string[], string[], AccessEdits, { privileges: object; visible: object }]

describe('the remaining changes of a role', () => {
  it.each<Row>([
    // Loaded state, stored state, local changes: what is sent.
    [
      'the role made visible in an application',
      ['-app:A'],
      ['-app:A'],
      edits({}, { app: true }),
      { privileges: {}, visible: { app: true } },
    ],
    [
      'the role hidden in an application',
      ['app:A'],
      ['app:A'],
      edits({}, { app: false }),
      { privileges: {}, visible: { app: false } },
    ],
    [
      'the role made visible, also by a colleague',
      ['-app:A'],
      ['app:A'],
      edits({}, { app: true }),
      { privileges: {}, visible: {} },
    ],
    [
      'the role hidden, also by a colleague',
      ['app:A'],
      ['-app:A'],
      edits({}, { app: false }),
      { privileges: {}, visible: {} },
    ],
    [
      'a new application where the role is hidden',
      [],
      [],
      edits({ 'new:a': true }, { new: false }),
      { privileges: { 'new:a': true }, visible: { new: false } },
    ],
    [
      'a privilege given',
      ['app:aB'],
      ['app:aB'],
      edits({ 'app:a': true }),
      { privileges: { 'app:a': true }, visible: {} },
    ],
    [
      'a privilege taken',
      ['app:AB'],
      ['app:AB'],
      edits({ 'app:a': false }),
      { privileges: { 'app:a': false }, visible: {} },
    ],
    [
      'one that a colleague gave too',
      ['app:aB'],
      ['app:AB'],
      edits({ 'app:a': true }),
      { privileges: {}, visible: {} },
    ],
    [
      'one that a colleague took too',
      ['app:AB'],
      ['app:aB'],
      edits({ 'app:a': false }),
      { privileges: {}, visible: {} },
    ],
    [
      'one given and one taken, in two applications',
      ['app:aB', 'two:C'],
      ['app:aB', 'two:C'],
      edits({ 'app:a': true, 'two:c': false }),
      { privileges: { 'app:a': true, 'two:c': false }, visible: {} },
    ],
  ])('%s', (_what, shown, stored, mine, remaining) => {
    expect(merge(mine, [access(...shown), access(...stored)])).toEqual({ asked: [], remaining })
  })
})

describe('a concurrent change by another user', () => {
  it.each<[string, string[], string[], AccessEdits, string, string, [object, object]]>([
    [
      'took a privilege',
      ['app:aB'],
      ['app:ab'],
      edits({ 'app:a': true }),
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
      edits({ 'app:a': false }),
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
      edits({}, { app: true }),
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
      edits({}, { app: false }),
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
    expect(merge(mine, both, { chosen: { [key]: 'mine' } }).remaining).toEqual(own)
    expect(merge(mine, both, { chosen: { [key]: 'theirs' } }).remaining).toEqual(other)
  })

  it('in an application that was not loaded is kept without a question', () => {
    const both: [RoleAccess[], RoleAccess[]] = [access('app:aB', 'two:'), access('app:aB', 'two:C')]
    expect(merge(edits({ 'app:a': true }), both, { loadedIn: ['app'] })).toEqual({
      asked: [],
      remaining: { privileges: { 'app:a': true }, visible: {} },
    })
  })
})

it('lists added and removed privileges by application', () => {
  const changes = new Map([
    [grantKey('suite', 'VER'), true],
    [grantKey('nomina', 'PAGAR'), false],
    [grantKey('suite', 'ANULAR'), true],
  ])
  expect(privilegeChanges(changes, (name) => name.toUpperCase())).toEqual([
    { application: 'SUITE', gained: ['ANULAR', 'VER'], lost: [] },
    { application: 'NOMINA', gained: [], lost: ['PAGAR'] },
  ])
})
