/** @jest-environment node */
import { keyOf, shape, tree } from '#shared/menu/draft/testTree.ts'
import { readLeftSuiteItem, withLeftSuiteItem, type LeftSuiteItem } from './leftSuiteItem.ts'
import { emptySuiteForm } from './suiteForm.ts'

const form = { ...emptySuiteForm, name: 'X', urlLanding: 'https://x.test/' }
const left: LeftSuiteItem = { key: keyOf('A'), form, logos: { light: '/uploads/a.png', dark: '' } }

it.each<[string, LeftSuiteItem, string, number]>([
  ['of an item', left, 'X B', 0],
  ['of a new item', { ...left, key: null }, 'A B X', 2],
  ['of an item that is gone', { ...left, key: keyOf('C') }, 'A B X', 2],
])('the unsaved edit %s is applied to the menu', (_what, one, after, at) => {
  const read = readLeftSuiteItem(JSON.parse(JSON.stringify(one)))
  expect(read).toEqual(one)
  const found = withLeftSuiteItem(tree('A B'), read!)
  expect(shape(found)).toBe(after)
  expect(found[at]).toMatchObject({ urlLanding: 'https://x.test/', iconName: '/uploads/a.png' })
})

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'X'],
  ['a key that is not text', { ...left, key: 1 }],
  ['no fields', { ...left, form: undefined }],
  ['a field of another kind', { ...left, form: { ...form, isActivate: 'yes' } }],
  ['a field too many', { ...left, form: { ...form, more: '' } }],
  ['no logos', { ...left, logos: null }],
  ['a logo that is a file', { ...left, logos: { light: {}, dark: '' } }],
])('%s is not read', (_what, kept) => {
  expect(readLeftSuiteItem(kept)).toBeNull()
})
