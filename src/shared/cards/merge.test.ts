/** @jest-environment node */
import {
  conflictsOf,
  isConflict,
  mergeEntries,
  proposedSide,
  type CardEntries,
  type CardEntry,
  type CardValue,
  type Side,
  changesOf,
} from './merge.ts'

/** Entries whose texts are their key and their value. */
function entries(values: Record<string, CardValue>): CardEntries {
  return new Map(
    Object.entries(values).map(([key, value]) => [
      key,
      { value, label: () => `label of ${key}`, text: () => String(value) },
    ]),
  )
}

describe('a value that two users change', () => {
  it.each([
    // base, mine, theirs: conflict?, saved by default
    ['a', 'a', 'a', false, 'a'],
    ['a', 'b', 'a', false, 'b'],
    ['a', 'a', 'c', true, 'c'],
    ['a', 'b', 'c', true, 'b'],
    ['a', 'b', 'b', false, 'b'],
  ])('%s, mine %s, theirs %s: conflict %s, saved %s', (base, mine, theirs, conflict, saved) => {
    const values = { base, mine, theirs }
    const sides = { base: entries({ a: base }), mine: entries({ a: mine }), theirs: entries({ a: theirs }) }
    const merged = (...chosen: Side[]): CardValue | undefined =>
      mergeEntries(sides, new Map(chosen.map((side) => ['a', side]))).get('a')
    expect(isConflict(values)).toBe(conflict)
    expect(merged()).toBe(saved)
    expect(merged('mine')).toBe(mine)
    expect(merged('theirs')).toBe(theirs)
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

  it('asks about concurrent changes, and proposes the side that changed', () => {
    expect(conflictsOf(sides)).toEqual([
      {
        key: 'names',
        label: 'label of names',
        mine: 'Lu',
        theirs: 'Fernanda',
        proposed: 'mine',
        isMine: true,
      },
      { key: 'phone', label: 'label of phone', mine: '1', theirs: '2', proposed: 'theirs', isMine: false },
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

/** A field of letters; each letter with its index is a part. */
function letters(value: string): CardEntry {
  const part = (text: string): CardEntry => ({ value: text, label: () => `letter ${text}`, text: () => text })
  const own = new Map([...value].map((letter) => [letter.toLowerCase(), part(letter)]))
  return {
    value,
    label: () => 'Letters',
    text: () => value,
    parts: {
      entries: () => own,
      merge: ({ mine, theirs }, sideOf) =>
        [...'abc']
          .map((key) => String(sideOf(key) === 'mine' ? mine : theirs))
          .map((side, at) => [...side].find((letter) => letter.toLowerCase() === 'abc'[at]) ?? '')
          .join(''),
    },
  }
}

describe('a merge of a field with several values', () => {
  type Row = [base: string, mine: string, theirs: string, string[], Record<string, Side>, string]
  it.each<Row>([
    // Each letter is a value; upper and lower case differ.
    ['abc', 'abc', 'abc', [], {}, 'abc'],
    ['abc', 'Abc', 'abc', [], {}, 'Abc'],
    ['abc', 'Abc', 'aBc', ['b'], {}, 'ABc'],
    ['abc', 'Abc', 'aBc', ['b'], { b: 'mine' }, 'Abc'],
    ['abc', 'ABc', 'AbC', ['c'], {}, 'ABC'],
    ['abc', 'Abc', 'bc', [], {}, 'Abc'],
    ['abc', 'abc', 'bc', [], {}, 'bc'],
    ['ab', 'ab', 'abc', ['c'], {}, 'abc'],
    ['ab', 'abC', 'abc', ['c'], {}, 'abC'],
    ['ab', 'abC', 'abc', ['c'], { c: 'theirs' }, 'abc'],
    ['ab', 'abc', 'ab', [], {}, 'abc'],
  ])('%s, mine %s, theirs %s: conflicts %j, with %j chosen %s', (...row) => {
    const [base, mine, theirs, conflicts, chosen, merged] = row
    const one = (value: string): CardEntries => new Map([['all', letters(value)]])
    const sides = { base: one(base), mine: one(mine), theirs: one(theirs) }
    expect(conflictsOf(sides).map(({ key }) => key)).toEqual(conflicts)
    expect(mergeEntries(sides, new Map(Object.entries(chosen))).get('all')).toBe(merged)
  })

  it('asks about each part by its own text', () => {
    const one = (value: string): CardEntries => new Map([['all', letters(value)]])
    expect(conflictsOf({ base: one('ab'), mine: one('Ab'), theirs: one('aB') })).toEqual([
      { key: 'b', label: 'letter B', mine: 'b', theirs: 'B', proposed: 'theirs', isMine: false },
    ])
  })

  it('compares it whole when a side cannot be parsed', () => {
    const one = (value: string): CardEntries => new Map([['all', letters(value)]])
    const unreadable = entries({ all: '[{' })
    const sides = { base: one('ab'), mine: one('Ab'), theirs: unreadable }
    expect(conflictsOf(sides)).toMatchObject([{ key: 'all', mine: 'Ab', theirs: '[{' }])
    expect(mergeEntries(sides, new Map()).get('all')).toBe('Ab')
  })
})

describe('a merge of a field that depends on another one', () => {
  /** A city depends on its country. */
  function place(country: string, city: string): CardEntries {
    const [first, second] = entries({ country, city })
    return new Map([first!, [second![0], { ...second![1], belongsTo: 'country' }]])
  }

  it.each([
    // base, mine, theirs: conflicts, saved by default, saved with their country
    ['CO Cali', 'CO Cali', 'CO Cali', [], 'CO Cali', 'CO Cali'],
    ['CO Cali', 'CO Cali', 'CO Pasto', ['city'], 'CO Pasto', 'CO Pasto'],
    ['CO Cali', 'CO Tunja', 'CO Pasto', ['city'], 'CO Tunja', 'CO Tunja'],
    ['CO Cali', 'PE Lima', 'CO Cali', [], 'PE Lima', 'CO Cali'],
    ['CO Cali', 'PE Lima', 'CO Pasto', ['country'], 'PE Lima', 'CO Pasto'],
    ['CO Cali', 'CO Tunja', 'PE Lima', ['country'], 'PE Lima', 'PE Lima'],
    ['CO Cali', 'PE Lima', 'EC Quito', ['country'], 'PE Lima', 'EC Quito'],
    ['CO Cali', 'PE Lima', 'PE Cusco', ['city'], 'PE Lima', 'PE Lima'],
  ])('%s, mine %s, theirs %s: conflicts %j, saved %s, else %s', (...row) => {
    const [base, mine, theirs, conflicts, saved, chosen] = row
    const at = (words: string): CardEntries => place(...(words.split(' ') as [string, string]))
    const sides = { base: at(base), mine: at(mine), theirs: at(theirs) }
    const merged = (...side: Side[]): string =>
      [...mergeEntries(sides, new Map(side.map((one) => ['country', one]))).values()].join(' ')
    expect(conflictsOf(sides).map(({ key }) => key)).toEqual(conflicts)
    expect(merged()).toBe(saved)
    expect(merged('theirs')).toBe(chosen)
  })

  it('lists the dependent values of each side', () => {
    const sides = { base: place('CO', 'Cali'), mine: place('CO', 'Tunja'), theirs: place('PE', 'Lima') }
    expect(conflictsOf(sides)).toEqual([
      {
        key: 'country',
        label: 'label of country',
        mine: 'CO · Tunja',
        theirs: 'PE · Lima',
        proposed: 'theirs',
        isMine: true,
      },
    ])
  })

  it('moves as a whole, even with several values', () => {
    const at = (template: string, variables: string): CardEntries =>
      new Map([
        ...entries({ template }),
        ['variables', { ...letters(variables), belongsTo: 'template' }] as const,
      ])
    const sides = { base: at('1', 'ab'), mine: at('1', 'Ab'), theirs: at('2', 'aB') }
    expect([...mergeEntries(sides, new Map()).values()]).toEqual(['2', 'aB'])
  })
})

describe('changesOf', () => {
  /** Entries whose texts are their key and their value. */
  function entries(values: Record<string, CardValue>): CardEntries {
    return new Map(Object.entries(values).map(([key, value]) => [key, entry(key, value)]))
  }
  const entry = (key: string, value: CardValue): CardEntry => ({
    value,
    label: () => `label of ${key}`,
    text: () => String(value),
  })

  it('lists only what a save changes', () => {
    expect(changesOf(entries({ a: 'x', b: true }), entries({ a: 'y', b: true }))).toEqual([
      { label: 'label of a', before: 'x', after: 'y' },
    ])
    expect(changesOf(entries({ a: 'x' }), entries({ a: 'x' }))).toEqual([])
    expect(changesOf(new Map(), entries({ a: true }))).toEqual([
      { label: 'label of a', before: '', after: 'true' },
    ])
  })

  describe('a field that holds several values', () => {
    const holding = (parts: Record<string, string>): CardEntries =>
      new Map([
        [
          'all',
          {
            ...entry('all', JSON.stringify(parts)),
            parts: { entries: () => entries(parts), merge: ({ mine }) => mine },
          },
        ],
      ])

    it('lists which of them changed, were added or removed', () => {
      expect(changesOf(holding({ a: '1', b: '2', c: '3' }), holding({ a: '1', b: '4', d: '5' }))).toEqual([
        { label: 'label of b', before: '2', after: '4' },
        { label: 'label of c', before: '3', after: '' },
        { label: 'label of d', before: '', after: '5' },
      ])
    })

    it('is compared whole when no texts of its parts differ', () => {
      expect(changesOf(holding({}), entries({ all: 'x' }))).toEqual([
        { label: 'label of all', before: '{}', after: 'x' },
      ])
    })
  })
})
