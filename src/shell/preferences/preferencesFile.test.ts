import * as z from 'zod/mini'
import { storedChoice, wordChoice } from '#shared/browser/choice.ts'
import { exportable } from './exportable.ts'
import { preferenceChoices } from './preferenceChoices.ts'
import { readPreferences, writePreferences } from './preferencesFile.ts'

const voice = wordChoice('voice', ['plain', 'loud'])
const shoes = storedChoice<number>('shoes', (stored) => Number(stored ?? '40'), String)
const choices = [
  exportable({
    id: 'voice',
    version: 1,
    reader: z.enum(['plain', 'loud']),
    choice: () => voice,
    name: () => 'Voz',
    words: (word) => word.toUpperCase(),
  }),
  exportable({
    id: 'shoes',
    version: 2,
    reader: z.number(),
    older: (value) => Number(value) + 33,
    choice: () => shoes,
    name: () => 'Zapatos',
    words: String,
  }),
]
const file = (all: unknown, more: object = {}): string =>
  JSON.stringify({
    format: 'account-portal.preferences',
    version: 1,
    person: 'maria.gomez',
    choices: all,
    ...more,
  })

beforeEach(() => localStorage.clear())

it('previews the changes in a file and applies them on request [beyond 27]', () => {
  const read = readPreferences(
    file([
      { id: 'voice', version: 1, value: 'loud' },
      { id: 'shoes', version: 1, value: 7 },
      { id: 'hats', version: 1, value: 7 },
    ]),
    choices,
  )
  expect(read).toMatchObject({
    person: 'maria.gomez',
    unknown: 1,
    read: [
      { name: 'Voz', before: 'PLAIN', after: 'LOUD', isSame: false },
      { name: 'Zapatos', before: '40', after: '40', isSame: true },
    ],
  })
  expect(voice.read()).toBe('plain')
  if ('read' in read) read.read.forEach((one) => one.apply())
  expect(voice.read()).toBe('loud')
})

const one = { id: 'voice', version: 1, value: 'loud' }

it.each([
  ['no JSON', '{"format":', 'notPreferences'],
  ['an empty file', '', 'notPreferences'],
  ['another JSON', '[1,2]', 'notPreferences'],
  ['null', 'null', 'notPreferences'],
  ['another format', file([one], { format: 'menu' }), 'notPreferences'],
  ['no person', file([one], { person: null }), 'notPreferences'],
  ['a choice twice', file([one, one]), 'notPreferences'],
  [
    'a prototype',
    file([one]).replace('"version":1,"value"', '"__proto__":{"a":1},"version":1,"value"'),
    'notPreferences',
  ],
  ['a constructor in a value', file([{ ...one, value: { constructor: 1 } }]), 'notPreferences'],
  ['a later file', file('of another form', { version: 2 }), 'later'],
  ['a later choice', file([one, { id: 'shoes', version: 3, value: 'x' }]), 'later'],
  ['a script', file([{ ...one, value: '<script>alert(1)</script>' }]), { unreadable: 'Voz' }],
  [
    'one bad value among good ones',
    file([one, { id: 'shoes', version: 2, value: 'x' }]),
    { unreadable: 'Zapatos' },
  ],
])('refuses %s, and changes nothing', (_what, text, problem) => {
  expect(readPreferences(text, choices)).toEqual({ problem })
  expect(voice.read()).toBe('plain')
})

describe('what the portal exports', () => {
  it('reads back as no change', () => {
    const read = readPreferences(writePreferences('ana', preferenceChoices), preferenceChoices)
    expect(read).toMatchObject({ person: 'ana', unknown: 0 })
    expect('read' in read && read.read.filter(({ isSame }) => !isSame)).toEqual([])
  })

  it.each([
    ['language', 'xx'],
    ['look', 'purple'],
    ['keys', 'yes'],
    ['pageSize', 11],
    ['list.users', { columns: 'email', density: 'compact' }],
    ['list.users', { columns: [], density: 'tiny' }],
    ['views.users', { views: [{ id: 'a', name: 'x'.repeat(300), query: 'size=10' }], opens: null }],
    ['views.users', { views: [{ id: 'a', name: 'x', query: '' }], opens: null }],
    ['views.users', { views: [{ id: '<b>', name: 'x', query: 'size=10' }], opens: null }],
    [
      'views.roles',
      {
        views: [
          { id: 'a', name: 'Ana', query: 'size=10' },
          { id: 'b', name: 'ANA', query: 'size=25' },
        ],
        opens: null,
      },
    ],
  ])('refuses a %s of %j', (id, value) => {
    const read = readPreferences(file([{ id, version: 1, value }]), preferenceChoices)
    expect(read).toMatchObject({ problem: { unreadable: expect.any(String) as string } })
  })
})

it('names every choice once', () => {
  const ids = preferenceChoices.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
