/** @jest-environment node */
import { conflictsOf, mergeEntries } from './merge.ts'
import { changesTo, memberSet, membersAfter, type Members } from './cardParts.ts'

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
