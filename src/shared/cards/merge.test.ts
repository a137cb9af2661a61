/** @jest-environment node */
import {
  changesOf,
  conflictsOf,
  isConflict,
  mergedValue,
  mergeEntries,
  proposedSide,
  type CardEntries,
  type CardValue,
} from './merge.ts'

/** Entries whose words are their key and their value. */
function entries(values: Record<string, CardValue>): CardEntries {
  return new Map(
    Object.entries(values).map(([key, value]) => [
      key,
      { value, label: () => `label of ${key}`, text: () => String(value) },
    ]),
  )
}
const none: CardEntries = new Map()

describe('a value that two people may change', () => {
  it.each([
    // base, mine, theirs: conflict?, what is saved when nobody chooses
    ['a', 'a', 'a', false, 'a'],
    ['a', 'b', 'a', false, 'b'],
    ['a', 'a', 'c', true, 'c'],
    ['a', 'b', 'c', true, 'b'],
    ['a', 'b', 'b', false, 'b'],
  ])('%s, mine %s, theirs %s: conflict %s, saved %s', (base, mine, theirs, conflict, saved) => {
    const values = { base, mine, theirs }
    expect(isConflict(values)).toBe(conflict)
    expect(mergedValue(values, undefined)).toBe(saved)
    expect(mergedValue(values, 'mine')).toBe(mine)
    expect(mergedValue(values, 'theirs')).toBe(theirs)
    expect(proposedSide(values)).toBe(mine === base ? 'theirs' : 'mine')
  })
})

describe('a merge of fields', () => {
  const sides = {
    base: entries({ names: 'Luisa', phone: '1', document: '10' }),
    mine: entries({ names: 'Lu', phone: '1', document: '11' }),
    theirs: entries({ names: 'Fernanda', phone: '2', document: '10' }),
  }

  it.each([
    [{}, { names: 'Lu', phone: '2', document: '11' }],
    [{ names: 'theirs' }, { names: 'Fernanda', phone: '2', document: '11' }],
    [
      { names: 'mine', phone: 'mine' },
      { names: 'Lu', phone: '1', document: '11' },
    ],
  ] as const)('with %j chosen is %j', (chosen, merged) => {
    expect(Object.fromEntries(mergeEntries(sides, new Map(Object.entries(chosen))))).toEqual(merged)
  })

  it('asks about what was stored meanwhile, and proposes the side that changed it', () => {
    expect(conflictsOf(sides)).toEqual([
      { key: 'names', label: 'label of names', mine: 'Lu', theirs: 'Fernanda', proposed: 'mine' },
      { key: 'phone', label: 'label of phone', mine: '1', theirs: '2', proposed: 'theirs' },
    ])
  })
})

describe('a merge of members of a set', () => {
  it.each([
    // base, mine, theirs: conflict?, merged
    ['taken by nobody', { A: true }, { A: true }, { A: true }, [], { A: true }],
    ['given here', { A: false }, { A: true }, { A: false }, [], { A: true }],
    ['given by both', { A: false }, { A: true }, { A: true }, [], { A: true }],
    ['taken here', { A: true }, { A: false }, { A: true }, [], { A: false }],
    ['taken by the other', { A: true }, { A: true }, { A: false }, ['A'], { A: false }],
    ['new and given by the other', {}, {}, { A: true }, ['A'], { A: true }],
    ['new and not given', {}, {}, { A: false }, [], { A: false }],
    ['gone', { A: false }, { A: true }, {}, [], {}],
  ] as const)('%s', (_what, base, mine, theirs, conflicts, merged) => {
    const sides = { base: entries(base), mine: entries(mine), theirs: entries(theirs) }
    expect(conflictsOf(sides).map(({ key }) => key)).toEqual(conflicts)
    expect(Object.fromEntries(mergeEntries(sides, new Map()))).toEqual(merged)
  })
})

it('says what a save changes, and nothing else', () => {
  expect(changesOf(entries({ a: 'x', b: true }), entries({ a: 'y', b: true }))).toEqual([
    { label: 'label of a', before: 'x', after: 'y' },
  ])
  expect(changesOf(entries({ a: 'x' }), entries({ a: 'x' }))).toEqual([])
  expect(changesOf(none, entries({ a: true }))).toEqual([{ label: 'label of a', before: '', after: 'true' }])
})

describe('a field that holds several values', () => {
  const holding = (parts: Record<string, string>): CardEntries => {
    const words = new Map(Object.entries(parts).map(([key, text]) => [key, { label: `part ${key}`, text }]))
    const value = JSON.stringify(parts)
    return new Map([['all', { value, label: () => 'All', text: () => value, parts: () => words }]])
  }

  it('says which of them differ, came or went', () => {
    expect(changesOf(holding({ a: '1', b: '2', c: '3' }), holding({ a: '1', b: '4', d: '5' }))).toEqual([
      { label: 'part b', before: '2', after: '4' },
      { label: 'part c', before: '3', after: '' },
      { label: 'part d', before: '', after: '5' },
    ])
  })

  it('is shown whole where no words of them differ', () => {
    const before = holding({})
    const after: CardEntries = new Map([['all', { ...before.get('all')!, value: 'x', text: () => 'x' }]])
    expect(changesOf(before, after)).toEqual([{ label: 'All', before: '{}', after: 'x' }])
  })
})
