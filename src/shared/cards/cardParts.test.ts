/** @jest-environment node */
import { conflictsOf, mergeEntries } from './merge.ts'
import {
  changesTo,
  memberSet,
  membersAfter,
  type Members,
  accessTable,
  changesAccess,
  ownSides,
  type AccessParts,
  type CardParts,
  type FormValues,
  type CardSets,
} from './cardParts.ts'
import { applicationParts } from '#features/applications/card/form.ts'
import { emptyApplication } from '#features/applications/fields.ts'
import {
  noNotificationChanges,
  notificationParts,
  notificationCardForm,
} from '#features/notifications/card/form.ts'
import { noPrivilegeChanges, privilegeCardForm, privilegeParts } from '#features/privileges/card/form.ts'
import { noAccessChanges } from '#features/roles/access/roleAccess.ts'
import { roleParts, roleCardForm } from '#features/roles/card/form.ts'
import { noUserChanges, userParts } from '#features/users/card/userDraft.ts'
import { withAssigned, withPrincipal } from '#features/users/companies/companyChanges.ts'
import { emptyForm } from '#features/users/card/form.ts'

const none: Members = new Map()
const key = (name: string): string => `role:${name}`
const listOf = (unlisted?: boolean) =>
  memberSet<{ list: Members }>({
    key,
    loaded: ({ list = none }) => list,
    ...(unlisted !== undefined && { unlisted }),
    label: String,
    text: String,
  })
const members = (values: Record<string, boolean>): Members => new Map(Object.entries(values))

it.each([
  // loaded, changed here, stored since: conflicts, changes left
  ['nothing new', { A: true, B: false }, { B: true }, { A: true, B: false }, [], { B: true }],
  ['the same change', { A: true, B: false }, { B: true }, { A: true, B: true }, [], {}],
  ['another change', { A: true, B: false }, { B: true }, { A: false, B: false }, ['role:A'], { B: true }],
  ['a new member', { A: true }, { A: false }, { A: true, C: true }, ['role:C'], { A: false }],
  ['a member that is gone', { A: true, B: false }, { B: true }, { A: true }, [], {}],
])('%s is merged with the changes here', (_what, loaded, changed, stored, conflicts, left) => {
  const edited = members(changed)
  const own = { edited, stored: { list: members(loaded) }, isBase: false }
  const now = { list: members(stored) }
  const { entries, left: leftOf } = listOf()
  const sides = {
    base: entries({ ...own, changes: none, isBase: true }),
    mine: entries({ ...own, changes: edited }),
    theirs: entries({ ...own, changes: none, stored: now }),
  }
  expect(conflictsOf(sides).map((conflict) => conflict.key)).toEqual(conflicts)
  const merged = mergeEntries(sides, new Map())
  expect(Object.fromEntries(leftOf({ merged, sides, stored: now, edited }))).toEqual(left)
})

it.each([
  // The stored set only has members; `merged` is the result to save.
  ['an added one', { A: true }, { B: true }, { A: true, B: true }, { B: true }],
  ['one that goes', { A: true }, { A: false }, { A: false }, { A: false }],
  ['one that a colleague added, too', { A: true, B: true }, { B: true }, { A: true, B: true }, {}],
  ['one that a colleague took away, too', {}, { A: false }, { A: false }, {}],
  ['one given up in the merge', { A: true }, { B: true }, { A: true, B: false }, {}],
])('after a merge of a set of names, %s leaves the right changes', (_what, loaded, changed, made, left) => {
  const merged = new Map(Object.entries(made).map(([name, isMember]) => [key(name), isMember]))
  const sides = { base: new Map(), mine: new Map(), theirs: new Map() }
  const stored = { list: members(loaded) }
  const changes = listOf(false).left({ merged, sides, stored, edited: members(changed) })
  expect(Object.fromEntries(changes)).toEqual(left)
})

it('has the opposite value before, also while the set loads', () => {
  const edited = members({ A: true, B: false })
  const before = listOf().entries({ stored: {}, changes: none, edited, isBase: true })
  expect([...before].map(([name, { value }]) => [name, value])).toEqual([
    ['role:A', false],
    ['role:B', true],
  ])
})

const offered = new Set(['suite', 'colnomina', 'firmaya'])

it.each([
  ['nothing', ['suite'], ['suite'], []],
  ['one more', ['suite'], ['suite', 'firmaya'], [['firmaya', true]]],
  ['one less', ['suite', 'firmaya'], ['firmaya'], [['suite', false]]],
  [
    'others',
    ['suite'],
    ['colnomina'],
    [
      ['suite', false],
      ['colnomina', true],
    ],
  ],
  ['nothing about what cannot be chosen', ['RESETOTP', 'suite'], ['suite'], []],
] as [string, string[], string[], [string, boolean][]][])(
  'a choice results in %s',
  (_what, stored, chosen, changes) => {
    expect([...changesTo(stored, chosen, offered)]).toEqual(changes)
  },
)

it.each([
  [['suite', 'RESETOTP'], [['suite', false]], ['RESETOTP']],
  [['suite'], [['colnomina', true]], ['suite', 'colnomina']],
  [['suite'], [['suite', true]], ['suite']],
] as [string[], [string, boolean][], string[]][])(
  '%j with the changes %j is %j',
  (stored, changes, after) => {
    expect(membersAfter(stored, new Map(changes))).toEqual(after)
  },
)

type CardChange<Form, Sets> = { values?: Partial<Form>; sets?: Partial<Sets> }

function cardOf<Form extends FormValues, Sets extends CardSets, Stored>(
  access: AccessParts<Sets>,
  parts: CardParts<Form, Sets, Stored>,
  base: Form,
  noChanges: Sets,
  stored: Partial<Stored> = {},
): (change: CardChange<Form, Sets>) => boolean {
  return ({ values, sets }) => {
    const edit = { base, values: { ...base, ...values }, sets: { ...noChanges, ...sets } }
    return changesAccess(access, edit.sets, ownSides({ parts, noChanges }, edit, stored))
  }
}

const t = (key: string): string => key
const noNames = { application: t, template: t, subject: t }
const companies = [
  { id: 7, name: 'Siete', principal: true, assigned: false },
  { id: 8, name: 'Ocho', principal: false, assigned: false },
]
const given = new Map([['A', true]])
const parts = userParts(() => ({}) as never, t as never)
const user = cardOf(accessTable.users, parts, emptyForm, noUserChanges, { companies })
const unloadedUser = cardOf(accessTable.users, parts, emptyForm, noUserChanges)
const role = cardOf(accessTable.roles, roleParts(t, t as never), roleCardForm.empty, noAccessChanges)
const privilege = cardOf(
  accessTable.privileges,
  privilegeParts(t, t as never),
  privilegeCardForm.empty,
  noPrivilegeChanges,
)
const application = cardOf(accessTable.applications, applicationParts(t as never), emptyApplication, {})
const notification = cardOf(
  accessTable.notifications,
  notificationParts(noNames, t as never),
  notificationCardForm.empty,
  noNotificationChanges,
)

it.each([
  ['the names of a user', user({ values: { names: 'Luisa' } }), false],
  ['a role of a user', user({ sets: { roles: given } }), true],
  [
    'a company of a user',
    user({ sets: { companies: withAssigned(companies, noUserChanges.companies, 8, true) } }),
    false,
  ],
  [
    'the principal company of a user',
    user({ sets: { companies: withPrincipal(companies, noUserChanges.companies, 8) } }),
    true,
  ],
  [
    'the principal company of a user, while the companies load',
    unloadedUser({ sets: { companies: withPrincipal(companies, noUserChanges.companies, 8) } }),
    true,
  ],
  ['the name of a role', role({ values: { name: 'Caja' } }), false],
  ['a privilege of a role', role({ sets: { privileges: given } }), true],
  ['an application of a role', role({ sets: { visible: given } }), true],
  ['the licence of a privilege', privilege({ values: { licence: true } }), false],
  ['an application of a privilege', privilege({ sets: { applications: given } }), true],
  ['the title of an application', application({ values: { title: 'Nómina' } }), false],
  ['the state of an application', application({ values: { idState: 1 } }), true],
  ['an application of a notification', notification({ sets: { applications: given } }), false],
])('knows if %s decides on access: %s %s [D50]', (_what, isFound, expected) => {
  expect(isFound).toBe(expected)
})
