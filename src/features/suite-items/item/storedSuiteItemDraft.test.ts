/** @jest-environment node */
import { keyOf, shape, tree } from '#shared/menu/draft/testTree.ts'
import {
  readStoredSuiteItemDraft,
  withStoredSuiteItemDraft,
  type StoredSuiteItemDraft,
} from './storedSuiteItemDraft.ts'
import { emptySuiteForm } from './suiteForm.ts'

const form = { ...emptySuiteForm, name: 'X', urlLanding: 'https://x.test/' }
const itemDraft: StoredSuiteItemDraft = {
  key: keyOf('A'),
  form,
  logos: { light: '/uploads/a.png', dark: '' },
}

it.each<[string, StoredSuiteItemDraft, string, number]>([
  ['of an item', itemDraft, 'X B', 0],
  ['of a new item', { ...itemDraft, key: null }, 'A B X', 2],
  ['of an item that is gone', { ...itemDraft, key: keyOf('C') }, 'A B X', 2],
])('the unsaved edit %s is applied to the menu', (_what, one, after, at) => {
  const read = readStoredSuiteItemDraft(JSON.parse(JSON.stringify(one)))
  expect(read).toEqual(one)
  const found = withStoredSuiteItemDraft(tree('A B'), read!)
  expect(shape(found)).toBe(after)
  expect(found[at]).toMatchObject({ urlLanding: 'https://x.test/', iconName: '/uploads/a.png' })
})

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'X'],
  ['a key that is not text', { ...itemDraft, key: 1 }],
  ['no fields', { ...itemDraft, form: undefined }],
  ['a field of another kind', { ...itemDraft, form: { ...form, isActivate: 'yes' } }],
  ['a field too many', { ...itemDraft, form: { ...form, more: '' } }],
  ['no logos', { ...itemDraft, logos: null }],
  ['a logo that is a file', { ...itemDraft, logos: { light: {}, dark: '' } }],
])('%s is not read', (_what, content) => {
  expect(readStoredSuiteItemDraft(content)).toBeNull()
})
