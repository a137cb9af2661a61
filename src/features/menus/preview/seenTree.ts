import type { MenuItem } from '#shared/menu/menuTree.ts'

/** An item of a draft: what the preview needs of it. */
export type PreviewItem = Omit<MenuItem, 'children'> & { children: readonly PreviewItem[] }

/** Why an item is not shown; `below` hangs from one that is not. */
export type HiddenWhy = 'inactive' | 'unnamed' | 'nobody' | 'noPrivilege' | 'below'

export type Seen = {
  /** What is shown, as the shell gets it. */
  items: MenuItem[]
  total: number
  shown: number
  hidden: { key: string; name: string; why: HiddenWhy }[]
  /** Items that are shown although nothing of what they hold is. */
  empty: { key: string; name: string }[]
}

type Eyes = {
  /** Names of the privileges that the person has. */
  has: readonly string[]
  /** Names of the active privileges of the application; null while they are not known. */
  active: readonly string[] | null
}

/** What somebody with these privileges sees of a menu: one of an item's privileges is enough, none shows it to all. */
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

/** Privileges are compared whatever their case, as the service does. */
function folded(names: readonly string[]): Set<string> {
  return new Set(names.map((name) => name.toLowerCase()))
}
