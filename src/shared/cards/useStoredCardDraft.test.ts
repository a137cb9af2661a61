/** @jest-environment node */
import { fitCardContent, storedCardContent } from './useStoredCardDraft.tsx'
import { noRoles, roles, smallForm, type SmallForm } from './testSmallCard.ts'

const loaded: SmallForm = { name: 'Auditor', limit: 5 }
const card = { cardForm: smallForm, loaded, noChanges: noRoles }
const content = {
  base: { name: 'Auditor', limit: 5 },
  values: { name: 'Auditora', limit: 5 },
  sets: { roles: [['A', false]] },
}
const fitted = {
  base: loaded,
  values: { name: 'Auditora', limit: 5 },
  sets: { roles: roles({ A: false }) },
}

it('restores the same card from plain data', () => {
  const plain = storedCardContent({ base: loaded, cardForm: smallForm, content: () => fitted })
  expect(fitCardContent(JSON.parse(JSON.stringify(plain)), card)).toEqual(fitted)
})

it.each<[string, unknown, unknown]>([
  ['whole', content, fitted],
  [
    'without a field that the card has no more',
    { ...content, values: { ...content.values, old: 1 }, base: { ...content.base, old: 2 } },
    fitted,
  ],
  [
    'without a field that is of another kind now',
    { ...content, values: { name: 'Auditora', limit: {} } },
    fitted,
  ],
  ['with a field that it had not, as it is stored', { ...content, base: { name: 'Auditor' } }, fitted],
  [
    'with a number that is not filled in',
    { ...content, values: { name: 'Auditora', limit: null } },
    {
      ...fitted,
      values: { name: 'Auditora', limit: null },
    },
  ],
  ['without a set that the card has no more', { ...content, sets: { ...content.sets, old: [] } }, fitted],
  [
    'without a set that cannot be read',
    { ...content, sets: { roles: [['A']] } },
    { ...fitted, sets: noRoles },
  ],
  ['without any set', { ...content, sets: undefined }, { ...fitted, sets: noRoles }],
  [
    'with what was stored meanwhile as the other side of a merge',
    { ...content, base: { name: 'Auditor', limit: 4 }, values: { name: 'Auditora', limit: 4 } },
    { ...fitted, base: { name: 'Auditor', limit: 4 }, values: { name: 'Auditora', limit: 4 } },
  ],
  ['not, where all of it is stored already', { ...content, values: loaded, sets: {} }, null],
  [
    'not, where only others have changed anything',
    { base: { name: 'A', limit: 5 }, values: { name: 'A', limit: 5 } },
    null,
  ],
  ['not, where nothing fits', { base: { x: 1 }, values: { x: 2 } }, null],
  ['not, where it is nothing', null, null],
])('a draft is restored %s', (_how, content, fitting) => {
  expect(fitCardContent(content, card)).toEqual(fitting)
})
