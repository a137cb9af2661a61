import * as z from 'zod/mini'
import { FileFault, type FileKind } from '#shared/files/recordFile.ts'
import type { DraftItem, Tree } from '#shared/menu/draft/draftItem.ts'
import { maxDepth, maxItems } from '#shared/menu/menuTree.ts'
import { itemDefaults } from '../rules.ts'

const text = z.optional(z.string())
const flag = z.optional(z.boolean())

/** Fields of an item, except key, privileges and children. */
const fields = {
  description: text,
  url: text,
  isFunction: flag,
  functionName: text,
  isActivate: flag,
  iconName: text,
  iconNameDark: text,
  isPersonalizedIcon: flag,
  sizeIcon: text,
  /** 0 user, 1 application. */
  section: z.nullish(z.literal([0, 1])),
  urlLanding: text,
  urlApplication: text,
}
type ItemSettings = z.infer<z.ZodMiniObject<typeof fields>>

export type MenuFileItem = ItemSettings & {
  /** Distinguishes items of the same name; not unique across environments. */
  key?: string | undefined
  name: string
  privileges?: string[] | undefined
  items?: MenuFileItem[] | undefined
}

const item: z.ZodMiniType<MenuFileItem> = z.object({
  key: text,
  name: z.string(),
  ...fields,
  privileges: z.optional(z.array(z.string())),
  items: z.optional(z.array(z.lazy(() => item))),
})

const schema = z.object({
  /** Source application and location, by name. */
  application: text,
  place: text,
  items: z.array(item),
})
export type MenuRecord = z.infer<typeof schema>

/** File format of an application's menu in one location (beyond 32). */
export const menuFile: FileKind<MenuRecord> = { kind: 'menu', schema, upgrade, judge }

/** A menu as file content; items have only non-default fields. */
export function toMenuRecord(tree: Tree, from: { application: string; place: string }): MenuRecord {
  return { ...from, items: tree.map(toFileItem) }
}

function toFileItem(one: DraftItem): MenuFileItem {
  const names = Object.keys(itemDefaults) as (keyof typeof itemDefaults)[]
  const own = names.filter((name) => one[name] !== itemDefaults[name]).map((name) => [name, one[name]])
  return {
    key: one.key,
    name: one.name,
    ...(Object.fromEntries(own) as ItemSettings),
    ...(one.privilege.length > 0 && { privileges: one.privilege }),
    ...(one.children.length > 0 && { items: one.children.map(toFileItem) }),
  }
}

/** Rejects menus over the limits, and duplicate keys. */
function judge({ items }: MenuRecord): void {
  const keys = new Set<string>()
  let count = 0
  function walk(below: readonly MenuFileItem[], depth: number): void {
    if (depth > maxDepth) throw new FileFault({ code: 'tooMuch', items: maxItems, levels: maxDepth })
    for (const { key, items: children = [] } of below) {
      count += 1
      if (count > maxItems) throw new FileFault({ code: 'tooMuch', items: maxItems, levels: maxDepth })
      if (key !== undefined && keys.has(key)) throw new FileFault({ code: 'doubled', name: key })
      if (key !== undefined) keys.add(key)
      if (children.length > 0) walk(children, depth + 1)
    }
  }
  walk(items, 1)
}

type Flat = { key: string; name: string; parent: string | null; rest: Record<string, unknown> }

/** In version 1 items were a flat list with parent keys, and privileges were joined by commas. */
function upgrade(before: unknown): unknown {
  const { items, ...menu } = Object(before) as Record<string, unknown>
  if (!Array.isArray(items)) return before
  const flat = items.map((one, at) => readFlat(one, at))
  const below = new Map<string | null, Flat[]>()
  const keys = new Set<string>()
  for (const one of flat) {
    if (keys.has(one.key)) throw new FileFault({ code: 'doubled', name: one.key })
    keys.add(one.key)
    if (!below.get(one.parent)?.push(one)) below.set(one.parent, [one])
  }
  const lost = flat.find(({ parent }) => parent !== null && !keys.has(parent))
  if (lost) throw new FileFault({ code: 'lost', name: lost.name })
  const reached = new Set<Flat>()
  function childrenOf(key: string | null, depth: number): unknown[] {
    if (depth > maxDepth + 1) throw new FileFault({ code: 'tooMuch', items: maxItems, levels: maxDepth })
    return (below.get(key) ?? []).map((one) => {
      reached.add(one)
      const children = childrenOf(one.key, depth + 1)
      return { key: one.key, name: one.name, ...one.rest, ...(children.length > 0 && { items: children }) }
    })
  }
  const roots = childrenOf(null, 1)
  // Items of a cycle are not reachable from a root.
  const cyclic = flat.find((one) => !reached.has(one))
  if (cyclic) throw new FileFault({ code: 'cyclic', name: cyclic.name })
  return { ...menu, items: roots }
}

function readFlat(one: unknown, at: number): Flat {
  const { key, name, parent = null, privilege, ...rest } = Object(one) as Record<string, unknown>
  if (typeof key !== 'string' || typeof name !== 'string' || (parent !== null && typeof parent !== 'string'))
    throw new FileFault({ code: 'shape', place: `record › items › ${at + 1}` })
  const names = typeof privilege === 'string' ? privilege.split(',').map((word) => word.trim()) : []
  const privileges = names.filter((word) => word !== '')
  return { key, name, parent, rest: { ...rest, ...(privileges.length > 0 && { privileges }) } }
}
