import { menuAction } from '#shared/menu/menuAction.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { resources } from '#shared/resources/resources.ts'
import type { Resource } from '#shared/resources/defineResource.ts'
import { canonicalPath } from '#shared/address/paths.ts'

/** Console screens that a menu links to, at any depth and with any query, in console order. */
export function menuScreens(items: readonly MenuItem[], origin: string): Resource[] {
  const paths = new Set(pathsIn(items, origin))
  return resources.filter(({ path }) => paths.has(canonicalPath(path)))
}

function pathsIn(items: readonly MenuItem[], origin: string): string[] {
  return items.flatMap((item) => {
    const action = menuAction(item, origin)
    const own = action.kind === 'route' ? [canonicalPath(new URL(action.path, origin).pathname)] : []
    return [...own, ...pathsIn(item.children, origin)]
  })
}
