/** @jest-environment node */
import { changesOf, type CardEntries, type CardEntry, type CardValue } from './merge.ts'

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
