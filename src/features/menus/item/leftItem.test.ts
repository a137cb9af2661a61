/** @jest-environment node */
import { menuText, shape, tree, keyOf } from '#shared/menu/draft/testTree.ts'
import { fitMenuContent } from '#shared/menu/draft/keptMenu.ts'
import { toForm } from './itemForm.ts'
import { noIcon } from './itemIcon.ts'
import { readLeftItem, withLeft, type LeftItem } from './leftItem.ts'

const form = { ...toForm(undefined, 1), name: 'X', url: '/users' }
const left: LeftItem = { key: keyOf('A'), form, icon: noIcon, picked: null }
const target = { location: 1, application: 1 } as const

it.each<[string, LeftItem, string]>([
  ['of an item', left, 'X B'],
  ['of a new item', { ...left, key: null }, 'A B X'],
  ['of an item that is gone', { ...left, key: keyOf('C') }, 'A B X'],
])('what was typed %s is part of the menu', (_what, one, after) => {
  const read = readLeftItem(JSON.parse(JSON.stringify(one)))
  expect(read).toEqual(one)
  expect(shape(withLeft(tree('A B'), read!, target))).toBe(after)
})

it('includes an icon that is chosen but not applied', () => {
  expect(withLeft(tree('A'), { ...left, picked: 'key' }, target)[0]).toMatchObject({ iconName: 'key' })
})

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'X'],
  ['a key that is none', { ...left, key: 1 }],
  ['an icon that is a file', { ...left, picked: {} }],
  ['no fields', { ...left, form: undefined }],
  ['a field of another kind', { ...left, form: { ...form, name: 1 } }],
  ['a field too few', { ...left, form: { ...form, name: undefined } }],
  ['a field too many', { ...left, form: { ...form, more: '' } }],
  ['a link of another kind', { ...left, form: { ...form, link: 'mail' } }],
  ['no icon', { ...left, icon: null }],
])('%s is not read', (_what, kept) => {
  expect(readLeftItem(kept)).toBeNull()
})

describe('a draft of a menu', () => {
  const menu = menuText('A', 'B')
  const apply = (before: ReturnType<typeof tree>, kept: unknown) => {
    const read = readLeftItem(kept)
    return read && withLeft(before, read, target)
  }
  const keptAs = (menuJson: string, item?: unknown) =>
    fitMenuContent({ base: { id: 7, menuJson: menu }, menuJson, item }, apply)

  it.each<[string, string, unknown, string | null]>([
    ['only what is typed of an item', menu, left, 'X B'],
    ['both', menuText('B', 'A'), left, 'B X'],
    ['what is typed and cannot be read, and nothing else', menu, { ...left, icon: 1 }, null],
    ['what is typed and cannot be read', menuText('B', 'A'), { ...left, icon: 1 }, 'B A'],
    ['nothing', menu, undefined, null],
  ])('that has %s', (_what, menuJson, item, shown) => {
    const found = keptAs(menuJson, item)
    expect(found && shape(found.shown)).toBe(shown)
  })

  it('restores the menu and the open edit', () => {
    const found = keptAs(menu, left)!
    expect([found.tree === found.base.tree, found.item]).toEqual([true, left])
  })
})
