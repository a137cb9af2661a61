import { visibleItems, type Menu, type MenuItem } from '#shared/menu/menuTree.ts'

type PlacedMenu = Pick<Menu, 'items'> & { idapplication: number }

/**
 * Active items that need each privilege, by its lower-case name, with their ancestors and the application of their
 * menu, if its title is known.
 */
export function itemsByPrivilege(
  menus: readonly PlacedMenu[],
  titles: ReadonlyMap<number, string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  function walk(items: readonly MenuItem[], above: string, application: string): void {
    for (const { name, privilege, children } of items) {
      const path = above === '' ? name : `${above} › ${name}`
      for (const one of privilege) {
        const key = one.toLowerCase()
        found.set(key, (found.get(key) ?? new Set()).add(path + application))
      }
      walk(children, path, application)
    }
  }
  for (const { items, idapplication } of menus) {
    const title = titles.get(idapplication)
    walk(visibleItems(items), '', title === undefined ? '' : ` (${title})`)
  }
  return new Map([...found].map(([name, paths]) => [name, [...paths]]))
}
