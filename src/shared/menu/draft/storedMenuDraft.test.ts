/** @jest-environment node */
import { menuJsonOf } from './draftItem.ts'
import { fitMenuContent } from './storedMenuDraft.ts'
import { menuText, shape, tree } from './testTree.ts'

const base = { id: 7, menuJson: menuText('A') }
const menuJson = menuJsonOf(tree('A B'))

it.each([
  ['of a stored menu', { base, menuJson }, 7, 'A', 'A B'],
  ['of a menu that was not stored yet', { base: { id: 0, menuJson: null }, menuJson }, 0, '', 'A B'],
  ['of one whose id was not known', { base: { ...base, id: null }, menuJson }, null, 'A', 'A B'],
])('changes %s are restored', (_what, content, id, before, after) => {
  const fitted = fitMenuContent(JSON.parse(JSON.stringify(content)))
  expect([fitted?.base.id, shape(fitted!.base.tree), shape(fitted!.tree)]).toEqual([id, before, after])
})

it.each([
  ['that are none', { base: { id: 7, menuJson }, menuJson }],
  ['that cannot be read', { base, menuJson: '[{' }],
  ['to a menu that cannot be read', { base: { id: 7, menuJson: '[{' }, menuJson }],
  ['without a menu', { base }],
  ['without what they were made to', { menuJson }],
  ['of another kind', { base: { id: '7', menuJson: 1 }, menuJson }],
  ['of nothing', null],
])('changes %s are not', (_what, content) => {
  expect(fitMenuContent(content)).toBeNull()
})
