import { visibleItems, type Menu, type MenuItem } from '#shared/menu/menuTree.ts'

/** By name of a privilege, in small letters: the active items that ask for it, with those above them. */
export function itemsByPrivilege(menus: readonly Menu[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  function walk(items: readonly MenuItem[], above: string): void {
    for (const { name, privilege, children } of items) {
      const path = above === '' ? name : `${above} › ${name}`
      for (const one of privilege) {
        const key = one.toLowerCase()
        found.set(key, (found.get(key) ?? new Set()).add(path))
      }
      walk(children, path)
    }
  }
  for (const { items } of menus) walk(visibleItems(items), '')
  return new Map([...found].map(([name, paths]) => [name, [...paths]]))
}
