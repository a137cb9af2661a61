/** @jest-environment node */
import { menuText, shape, tree, keyOf } from '#shared/menu/draft/testTree.ts'
import { fitMenuContent } from '#shared/menu/draft/storedMenuDraft.ts'
import { toForm, noIcon } from './form.ts'
import { readStoredItemDraft, withStoredItemDraft, type StoredItemDraft } from './storedItemDraft.ts'

const form = { ...toForm(undefined, 1), name: 'X', url: '/users' }
const itemDraft: StoredItemDraft = { key: keyOf('A'), form, icon: noIcon, picked: null }
const target = { location: 1, application: 1 } as const

it.each<[string, StoredItemDraft, string]>([
  ['of an item', itemDraft, 'X B'],
  ['of a new item', { ...itemDraft, key: null }, 'A B X'],
  ['of an item that is gone', { ...itemDraft, key: keyOf('C') }, 'A B X'],
])('what was typed %s is part of the menu', (_what, one, after) => {
  const read = readStoredItemDraft(JSON.parse(JSON.stringify(one)))
  expect(read).toEqual(one)
  expect(shape(withStoredItemDraft(tree('A B'), read!, target))).toBe(after)
})

it('includes an icon that is chosen but not applied', () => {
  expect(withStoredItemDraft(tree('A'), { ...itemDraft, picked: 'key' }, target)[0]).toMatchObject({
    iconName: 'key',
  })
})

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'X'],
  ['a key that is none', { ...itemDraft, key: 1 }],
  ['an icon that is a file', { ...itemDraft, picked: {} }],
  ['no fields', { ...itemDraft, form: undefined }],
  ['a field of another kind', { ...itemDraft, form: { ...form, name: 1 } }],
  ['a field too few', { ...itemDraft, form: { ...form, name: undefined } }],
  ['a field too many', { ...itemDraft, form: { ...form, more: '' } }],
  ['a link of another kind', { ...itemDraft, form: { ...form, link: 'mail' } }],
  ['no icon', { ...itemDraft, icon: null }],
])('%s is not read', (_what, content) => {
  expect(readStoredItemDraft(content)).toBeNull()
})

describe('a draft of a menu', () => {
  const menu = menuText('A', 'B')
  const apply = (before: ReturnType<typeof tree>, content: unknown) => {
    const read = readStoredItemDraft(content)
    return read && withStoredItemDraft(before, read, target)
  }
  const storedAs = (menuJson: string, item?: unknown) =>
    fitMenuContent({ base: { id: 7, menuJson: menu }, menuJson, item }, apply)

  it.each<[string, string, unknown, string | null]>([
    ['only what is typed of an item', menu, itemDraft, 'X B'],
    ['both', menuText('B', 'A'), itemDraft, 'B X'],
    ['what is typed and cannot be read, and nothing else', menu, { ...itemDraft, icon: 1 }, null],
    ['what is typed and cannot be read', menuText('B', 'A'), { ...itemDraft, icon: 1 }, 'B A'],
    ['nothing', menu, undefined, null],
  ])('that has %s', (_what, menuJson, item, shown) => {
    const found = storedAs(menuJson, item)
    expect(found && shape(found.shown)).toBe(shown)
  })

  it('restores the menu and the open edit', () => {
    const found = storedAs(menu, itemDraft)!
    expect([found.tree === found.base.tree, found.item]).toEqual([true, itemDraft])
  })
})
