/** @jest-environment node */
import { fitCardContent, keptCardContent } from './useKeptCard.tsx'
import { noRoles, roles, smallForm, type SmallForm } from './testSmallCard.ts'

const loaded: SmallForm = { name: 'Auditor', limit: 5 }
const card = { kind: smallForm, loaded, noChanges: noRoles }
const content = {
  base: { name: 'Auditor', limit: 5 },
  values: { name: 'Auditora', limit: 5 },
  sets: { roles: [['A', false]] },
}
const left = {
  base: loaded,
  values: { name: 'Auditora', limit: 5 },
  sets: { roles: roles({ A: false }) },
}

it('restores the same card from plain data', () => {
  const kept = keptCardContent({ base: loaded, kind: smallForm, content: () => left })
  expect(fitCardContent(JSON.parse(JSON.stringify(kept)), card)).toEqual(left)
})

it.each<[string, unknown, unknown]>([
  ['whole', content, left],
  [
    'without a field that the card has no more',
    { ...content, values: { ...content.values, old: 1 }, base: { ...content.base, old: 2 } },
    left,
  ],
  [
    'without a field that is of another kind now',
    { ...content, values: { name: 'Auditora', limit: {} } },
    left,
  ],
  ['with a field that it had not, as it is stored', { ...content, base: { name: 'Auditor' } }, left],
  [
    'with a number that is not filled in',
    { ...content, values: { name: 'Auditora', limit: null } },
    {
      ...left,
      values: { name: 'Auditora', limit: null },
    },
  ],
  ['without a set that the card has no more', { ...content, sets: { ...content.sets, old: [] } }, left],
  ['without a set that cannot be read', { ...content, sets: { roles: [['A']] } }, { ...left, sets: noRoles }],
  ['without any set', { ...content, sets: undefined }, { ...left, sets: noRoles }],
  [
    'with what was stored meanwhile as the other side of a merge',
    { ...content, base: { name: 'Auditor', limit: 4 }, values: { name: 'Auditora', limit: 4 } },
    { ...left, base: { name: 'Auditor', limit: 4 }, values: { name: 'Auditora', limit: 4 } },
  ],
  ['not, where all of it is stored already', { ...content, values: loaded, sets: {} }, null],
  [
    'not, where only others have changed anything',
    { base: { name: 'A', limit: 5 }, values: { name: 'A', limit: 5 } },
    null,
  ],
  ['not, where nothing fits', { base: { x: 1 }, values: { x: 2 } }, null],
  ['not, where it is nothing', null, null],
])('a draft is restored %s', (_how, kept, fitting) => {
  expect(fitCardContent(kept, card)).toEqual(fitting)
})
