import { parseMenu, readFields, type MenuItem } from '../menuTree.ts'

/** Fields of a stored item, as in the service's text. */
type StoredFields = Readonly<Record<string, unknown>>

/** An edited menu item with its originally stored fields. */
export type DraftItem = Omit<MenuItem, 'children'> & { stored: StoredFields; children: DraftItem[] }

/** An edited menu. A change copies only the path to it. */
export type Tree = readonly DraftItem[]

/** Fields of an item by the names of ENT-34 and ENT-44, without key and children. */
const itemFields = [
  'name',
  'privilege',
  'url',
  'isFunction',
  'functionName',
  'description',
  'isActivate',
  'sizeIcon',
  'iconName',
  'iconNameDark',
  'isPersonalizedIcon',
  'section',
  'urlLanding',
  'urlApplication',
] as const satisfies (keyof MenuItem)[]

export type ItemField = (typeof itemFields)[number]

/** Never sent back: the title is a UI field (ENT-40), the others allow prototype pollution (hardening T20). */
const droppedFields = new Set(['title', '__proto__', 'constructor', 'prototype'])

/**
 * Parses a stored menu for editing. One that cannot be read completely has no items and must not be saved (hardening
 * T21).
 */
export function readTree(menuJson: string | null | undefined): { tree: Tree; isBroken: boolean } {
  const { items, broken } = parseMenu(menuJson)
  if (broken || typeof menuJson !== 'string') return { tree: [], isBroken: broken }
  // In a valid menu every stored item was read, in the same order.
  return { tree: withStored(items, JSON.parse(menuJson) as StoredFields[]), isBroken: false }
}

/** Unchanged items by their stored fields, because a menu of 2,000 items is written after each change. */
const asRead = new WeakMap<StoredFields, DraftItem>()

function withStored(items: readonly MenuItem[], allStored: readonly StoredFields[]): DraftItem[] {
  return items.map((fields, at) => {
    const stored = allStored[at]!
    const item = { ...fields, stored, children: withStored(fields.children, childrenIn(stored)) }
    asRead.set(stored, item)
    return item
  })
}

function childrenIn(stored: StoredFields): readonly StoredFields[] {
  return (stored['children'] ?? []) as StoredFields[]
}

/** Text of a menu; unknown fields and unchanged values are as stored. */
export function menuJsonOf(tree: Tree): string {
  return JSON.stringify(tree.map(toStored))
}

/** Cache by item, since a change leaves most items unchanged. */
const written = new WeakMap<DraftItem, StoredFields>()

function toStored(item: DraftItem): StoredFields {
  const fields = written.get(item) ?? writeItem(item)
  written.set(item, fields)
  return fields
}

function writeItem(item: DraftItem): StoredFields {
  const { stored, key, children } = item
  const below = children.map(toStored)
  if (isAsStored(item, below)) return stored
  const before = asRead.get(stored) ?? readFields(stored)!
  const fields = new Map(Object.entries(stored).filter(([name]) => !droppedFields.has(name)))
  if (storedKey(stored) !== key) fields.set('key', key)
  for (const field of itemFields) if (!isSameValue(before[field], item[field])) fields.set(field, item[field])
  if (children.length > 0 || (fields.get('children') ?? null) !== null) fields.set('children', below)
  return Object.fromEntries(fields)
}

/** True if neither the item nor its descendants changed, and no field is dropped. */
function isAsStored(item: DraftItem, below: readonly StoredFields[]): boolean {
  const { stored, key } = item
  return (
    asRead.get(stored) === item &&
    storedKey(stored) === key &&
    !Object.keys(stored).some((name) => droppedFields.has(name)) &&
    childrenIn(stored).every((child, at) => child === below[at])
  )
}

function storedKey({ key }: StoredFields): string {
  return typeof key === 'string' ? key.trim() : ''
}

/** Fields that differ between two items. */
export function changedItemFields(one: DraftItem, other: DraftItem): ItemField[] {
  return one === other ? [] : itemFields.filter((field) => !isSameValue(one[field], other[field]))
}

/** True if two trees are saved equally; shared unchanged parts are skipped. */
export function isSameTree(one: Tree, other: Tree): boolean {
  if (one === other) return true
  return (
    one.length === other.length &&
    one.every((item, at) => {
      const twin = other[at]!
      if (item === twin) return true
      return (
        item.key === twin.key &&
        changedItemFields(item, twin).length === 0 &&
        isSameTree(item.children, twin.children)
      )
    })
  )
}

function isSameValue(one: MenuItem[ItemField], other: MenuItem[ItemField]): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other) && one.join() === other.join())
}
