import { unknownsOf, type FileChoices } from '#shared/files/questions.ts'
import type { DraftItem, Tree } from '#shared/menu/draft/draftItem.ts'
import { draftOf, type MenuTarget } from '#shared/menu/draft/newItem.ts'
import { inSection, sectionOf } from '#shared/menu/draft/sections.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { foldText } from '#shared/texts/foldText.ts'
import { itemDefaults } from '../rules.ts'
import type { MenuFileItem, MenuRecord } from './menuFile.ts'

type UnknownOfMenu = {
  key: string
  kind: 'privilege' | 'icon'
  /** The privilege, or the item with the uploaded icon. */
  name: string
  /** True if it exists, but is inactive. */
  isOff: boolean
}

type Here = {
  tree: Tree
  target: MenuTarget
  /** The privileges of the application. */
  privileges: readonly { name: string; isActive: boolean }[]
}

/**
 * Builds the whole menu from a file. Existing items keep their stored fields; they match by key anywhere, or by name
 * below the same parent. Unknown privileges become questions, and so do uploaded icons, which exist only in their source
 * environment.
 */
export function menuFromFile(
  { items }: MenuRecord,
  { tree, target, privileges }: Here,
  choices: FileChoices,
): { tree: Tree; unknown: UnknownOfMenu[] } {
  const here = new Map(flatten(tree).map((one) => [one.key, one]))
  const taken = new Set(keysIn(items).filter((key) => here.has(key)))
  const pictures = new Set(
    [...here.values()].filter((one) => one.isPersonalizedIcon).map((one) => one.iconName),
  )
  const unknown = unknownsOf<UnknownOfMenu>(choices)

  function build(given: readonly MenuFileItem[], siblings: Tree): DraftItem[] {
    return given.map((one) => {
      const twin =
        here.get(one.key ?? '') ??
        siblings.find(({ key, name }) => !taken.has(key) && foldText(name) === foldText(one.name))
      if (twin) taken.add(twin.key)
      const { privileges: required = [], items: below = [] } = one
      const privilege = [...new Set(required.flatMap(known))]
      const settings = { ...settingsOf(one), ...iconOf(one), name: one.name, privilege }
      const base = twin ?? ownKeyed(draftOf(settings, target), one.key)
      return { ...base, ...settings, children: build(below, twin?.children ?? []) }
    })
  }

  function known(name: string): string[] {
    const there = privileges.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())
    if (there?.isActive) return [there.name]
    const key = `privilege ${name.trim().toLowerCase()}`
    const instead = unknown.replacementFor({ key, kind: 'privilege', name, isOff: there !== undefined })
    return instead ? [instead] : []
  }

  function iconOf({ name, iconName = '', isPersonalizedIcon = false }: MenuFileItem) {
    if (!isPersonalizedIcon || pictures.has(iconName)) return {}
    unknown.replacementFor({ key: `icon ${iconName}`, kind: 'icon', name, isOff: false })
    return { iconName: '', iconNameDark: '', isPersonalizedIcon: false }
  }

  const built = build(items, tree).map((root) =>
    inSection(root, target.location === 3 ? sectionOf(root) : null),
  )
  return { tree: built, unknown: unknown.list() }
}

/** Keeps the file's key, so that importing the file again matches the item. */
function ownKeyed(item: DraftItem, key: string | undefined): DraftItem {
  return key !== undefined && /^[A-Za-z0-9]{10}$/.test(key)
    ? { ...item, key, stored: { ...item.stored, key } }
    : item
}

function flatten(tree: Tree): DraftItem[] {
  return tree.flatMap((one) => [one, ...flatten(one.children)])
}

function keysIn(items: readonly MenuFileItem[]): string[] {
  return items.flatMap(({ key, items: below = [] }) => [
    ...(key === undefined ? [] : [key]),
    ...keysIn(below),
  ])
}

type ItemSettings = Omit<MenuItem, 'key' | 'name' | 'privilege' | 'children'>

function settingsOf(item: MenuFileItem): ItemSettings {
  const names = Object.keys(itemDefaults) as (keyof ItemSettings)[]
  return Object.fromEntries(names.map((name) => [name, item[name] ?? itemDefaults[name]])) as ItemSettings
}
