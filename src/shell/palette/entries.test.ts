/** @jest-environment node */
import { findable, rank, type Entry, type EntryKind } from './entries.ts'

function entry(kind: EntryKind, name: string, about?: string): Entry {
  return { id: `${kind} ${name}`, kind, name, about, does: { path: '/' } }
}
const all = [
  entry('screen', 'Usuarios'),
  entry('screen', 'Roles'),
  entry('person', 'María Gómez Nariño', 'maria.gomez · maria@suite.test'),
  entry('role', 'Auditor', 'AUD'),
  entry('role', 'Gran auditor'),
  entry('role', 'Contraauditor'),
  entry('role', 'Auditor interno'),
  entry('action', 'Crear rol'),
].map(findable)
const names = (typed: string): string[] => rank(typed, all, () => false).map(({ name }) => name)

it.each([
  ['maria gom', ['María Gómez Nariño']],
  ['gómez MARÍA', ['María Gómez Nariño']],
  ['maria@suite', ['María Gómez Nariño']],
  ['rol', ['Roles', 'Crear rol']],
  ['auditor', ['Auditor', 'Auditor interno', 'Gran auditor', 'Contraauditor']],
  ['auditor aud', ['Auditor', 'Gran auditor', 'Auditor interno', 'Contraauditor']],
  ['crear auditor', []],
  ['zzz', []],
])('for %j are shown, by kind and then the best first: %j [beyond 25]', (typed, expected) => {
  expect(names(typed)).toEqual(expected)
})

it('shows all entries before anything is typed, ordered by kind', () => {
  expect(names('  ')).toEqual([
    'Usuarios',
    'Roles',
    'María Gómez Nariño',
    'Auditor',
    'Gran auditor',
    'Contraauditor',
    'Auditor interno',
    'Crear rol',
  ])
})

it('puts people last whom the service found by a field that is not shown', () => {
  const found = rank('1020', all, ({ kind }) => kind === 'person')
  expect(found.map(({ name }) => name)).toEqual(['María Gómez Nariño'])
})

it('shows five records of a kind, and all screens and actions', () => {
  const many = (kind: EntryKind): Entry[] => Array.from({ length: 9 }, (_, at) => entry(kind, `uno ${at}`))
  const shown = rank('uno', [...many('role'), ...many('action')].map(findable), () => false)
  expect(shown.filter(({ kind }) => kind === 'role')).toHaveLength(5)
  expect(shown.filter(({ kind }) => kind === 'action')).toHaveLength(9)
})
