import type { MenuLocation } from '#contracts/menus.ts'
import type { MenuItem } from '../menuTree.ts'
import type { DraftItem, Tree } from './draftItem.ts'
import { inSection, sectionOf } from './sections.ts'

/** The menu of a new item. */
export type MenuTarget = { location: MenuLocation; application: number }

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Ten letters or digits (ENT-35). */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(10))]
    .map((number) => signs[number % signs.length])
    .join('')
}

/** Stored fields of an empty new item: all of ENT-34. */
function blank(key: string, { location, application }: MenuTarget): DraftItem['stored'] {
  return {
    name: '',
    key,
    privilege: [],
    url: '',
    isFunction: false,
    functionName: '',
    description: '',
    isActivate: true,
    sizeIcon: '24px',
    iconName: '',
    isPersonalizedIcon: false,
    section: null,
    menuLocation: location,
    children: [],
    application,
  }
}

/** A new item from the values of the form. */
export function draftOf(item: Omit<MenuItem, 'key' | 'children'>, target: MenuTarget): DraftItem {
  const key = newKey()
  return { ...item, key, stored: blank(key, target), children: [] }
}

/** Copies of another menu's items with new keys. */
export function copiesOf(tree: Tree, target: MenuTarget): DraftItem[] {
  const copies = tree.map((item): DraftItem => {
    const key = newKey()
    const { menuLocation: _place, application: _application, key: _key, ...stored } = item.stored
    return {
      ...item,
      key,
      stored: {
        ...blank(key, target),
        ...stored,
        key,
        menuLocation: target.location,
        application: target.application,
      },
      children: copiesOf(item.children, target),
    }
  })
  return copies.map((copy) => inSection(copy, target.location === 3 ? sectionOf(copy) : null))
}
