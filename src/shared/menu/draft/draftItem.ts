import { parseMenu, readFields, type MenuItem } from '../menuTree.ts'

/** The fields of a stored item as the service's text has them. */
type StoredFields = Readonly<Record<string, unknown>>

/** An item of a menu that is being edited: what it says, and all that was stored of it. */
export type DraftItem = Omit<MenuItem, 'children'> & { stored: StoredFields; children: DraftItem[] }

/** A menu while it is edited. A change copies only what lies on the way to it. */
export type Tree = readonly DraftItem[]

/** What an item says, by the names of ENT-34 and ENT-44; its key and its children are not among them. */
export const itemFields = [
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

/** Never sent back: the title belongs to the screen (ENT-40), the others attack whoever copies fields (hardening T20). */
const droppedFields = new Set(['title', '__proto__', 'constructor', 'prototype'])

/** Reads a stored menu to be edited. What could not be read whole has no items, and must not be saved (hardening T21). */
export function readTree(menuJson: string | null | undefined): { tree: Tree; isBroken: boolean } {
  const { items, broken } = parseMenu(menuJson)
  if (broken || typeof menuJson !== 'string') return { tree: [], isBroken: broken }
  // Of a menu that is not broken every stored item was read, in the same order.
  return { tree: withStored(items, JSON.parse(menuJson) as StoredFields[]), isBroken: false }
}

/** The items as they were read: a menu of 2,000 is written after each change, and most of it as it was. */
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

/** The text of a menu: unknown fields, and every value that was not changed, as they were stored. */
export function menuJsonOf(tree: Tree): string {
  return JSON.stringify(tree.map(toStored))
}

/** Kept for each item: a change leaves most of them as they are. */
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

/** Neither it nor anything below it was changed since it was read, and nothing of it is left out. */
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

/** Which fields of an item differ from another one's. */
export function changedItemFields(one: DraftItem, other: DraftItem): ItemField[] {
  return one === other ? [] : itemFields.filter((field) => !isSameValue(one[field], other[field]))
}

/** Whether two trees would be saved alike; parts that neither has changed are not looked into. */
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
