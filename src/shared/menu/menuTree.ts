import * as z from 'zod/mini'

/** An item of a stored menu with validated fields. */
export type MenuItem = {
  /** Ten letters or digits, unique in its menu. */
  key: string
  name: string
  description: string
  url: string
  isFunction: boolean
  functionName: string
  isActivate: boolean
  iconName: string
  iconNameDark: string
  isPersonalizedIcon: boolean
  sizeIcon: string
  /** 0 user, 1 application; only location 3 has sections. */
  section: number | null
  urlLanding: string
  urlApplication: string
  privilege: string[]
  children: MenuItem[]
}

export type Menu = {
  items: MenuItem[]
  /** True if something could not be read and would be lost by a save (hardening T20, T21). */
  broken: boolean
}

/** Limits of text length, levels and items, for reading and saving. */
export const maxLength = 2_000_000
export const maxDepth = 10
export const maxItems = 2_000

/** Parses the untrusted text of a stored menu; never throws. No text is an empty menu. */
export function parseMenu(menuJson: string | null | undefined): Menu {
  if (menuJson === null || menuJson === undefined) return { items: [], broken: false }
  const stored = menuJson.length > maxLength ? null : parseJson(menuJson)
  if (!Array.isArray(stored)) return { items: [], broken: true }
  const walk: Walk = { count: 0, keys: new Set(), isBroken: false }
  const items = rebuild(stored, 1, walk)
  return { items, broken: walk.isBroken }
}

/** Visible items: active, with a name, not below an inactive one (G-03). */
export function visibleItems(items: readonly MenuItem[]): MenuItem[] {
  return items
    .filter(({ isActivate, name }) => isActivate && name !== '')
    .map((item) => ({ ...item, children: visibleItems(item.children) }))
}

type Walk = { count: number; keys: Set<string>; isBroken: boolean }

const text = z.catch(z.string().check(z.trim()), '')
const flag = z.catch(z.boolean(), false)

const storedItem = z.object({
  key: text,
  name: text,
  description: text,
  url: text,
  isFunction: flag,
  functionName: text,
  isActivate: z.catch(z.boolean(), true),
  iconName: text,
  iconNameDark: text,
  isPersonalizedIcon: flag,
  sizeIcon: z.catch(z.union([z.string(), z.number()]), '24px'),
  section: z.catch(z.nullable(z.number()), null),
  urlLanding: text,
  urlApplication: text,
  privilege: z.catch(z.union([z.string(), z.array(z.string())]), ''),
})

function rebuild(stored: readonly unknown[], depth: number, walk: Walk): MenuItem[] {
  const items: MenuItem[] = []
  for (const one of stored) {
    const fields = readFields(one)
    if (!fields || walk.count === maxItems) {
      walk.isBroken = true
      continue
    }
    walk.count += 1
    const { children } = one as { children?: unknown }
    items.push({
      ...fields,
      key: ownKey(fields.key, walk),
      children: rebuildChildren(children, depth, walk),
    })
  }
  return items
}

/** Fields of a stored item with its original key; null if invalid. */
export function readFields(stored: unknown): Omit<MenuItem, 'children'> | null {
  const parsed = storedItem.safeParse(stored)
  if (!parsed.success) return null
  const { privilege, sizeIcon, ...fields } = parsed.data
  return {
    ...fields,
    sizeIcon: String(sizeIcon),
    privilege: (typeof privilege === 'string' ? privilege.split(',') : privilege)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  }
}

function rebuildChildren(children: unknown, depth: number, walk: Walk): MenuItem[] {
  if (children === undefined || children === null) return []
  if (Array.isArray(children) && (depth < maxDepth || children.length === 0))
    return rebuild(children, depth + 1, walk)
  walk.isBroken = true
  return []
}

/** The stored key, or a deterministic one from the item's position if it is invalid or taken. */
function ownKey(key: string, { keys, count }: Walk): string {
  let own = key
  for (let number = count; !/^[A-Za-z0-9]{10}$/.test(own) || keys.has(own); number += 1)
    own = `item${String(number).padStart(6, '0')}`
  keys.add(own)
  return own
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
