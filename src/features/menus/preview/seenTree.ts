import type { MenuItem } from '#shared/menu/menuTree.ts'

/** Fields of a draft item needed by the preview. */
export type PreviewItem = Omit<MenuItem, 'children'> & { children: readonly PreviewItem[] }

/** Why an item is hidden; `below`: its parent is. */
export type HiddenWhy = 'inactive' | 'unnamed' | 'nobody' | 'noPrivilege' | 'below'

export type Seen = {
  /** Visible items, as for the shell. */
  items: MenuItem[]
  total: number
  shown: number
  hidden: { key: string; name: string; why: HiddenWhy }[]
  /** Visible items without visible children. */
  empty: { key: string; name: string }[]
}

type Eyes = {
  /** Names of the user's privileges. */
  has: readonly string[]
  /** Names of the application's active privileges; null while unknown. */
  active: readonly string[] | null
}

/** Visible part of a menu: one of an item's privileges is enough; items without any are visible to all. */
export function seenTree(tree: readonly PreviewItem[], { has, active }: Eyes): Seen {
  const held = folded(has)
  const existing = active && folded(active)
  const seen: Seen = { items: [], total: 0, shown: 0, hidden: [], empty: [] }

  function whyHidden({ isActivate, name, privilege }: PreviewItem): HiddenWhy | null {
    if (!isActivate) return 'inactive'
    if (name.trim() === '') return 'unnamed'
    const wanted = privilege.map((one) => one.toLowerCase())
    if (wanted.length === 0 || wanted.some((one) => held.has(one))) return null
    return existing && !wanted.some((one) => existing.has(one)) ? 'nobody' : 'noPrivilege'
  }

  function look(items: readonly PreviewItem[], isBelow: boolean): MenuItem[] {
    return items.flatMap((item) => {
      const { key, name } = item
      seen.total += 1
      const why = isBelow ? 'below' : whyHidden(item)
      if (why !== null) {
        seen.hidden.push({ key, name, why })
        look(item.children, true)
        return []
      }
      seen.shown += 1
      const children = look(item.children, false)
      if (item.children.length > 0 && children.length === 0) seen.empty.push({ key, name })
      return [{ ...item, children }]
    })
  }
  seen.items = look(tree, false)
  return seen
}

/** Compares privileges without case, like the service. */
function folded(names: readonly string[]): Set<string> {
  return new Set(names.map((name) => name.toLowerCase()))
}
