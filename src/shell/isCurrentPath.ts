import { menuAction } from '#shared/menu/menuAction.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { canonicalPath } from '#shared/address/paths.ts'

/** True if a menu path is the current path or a parent of it, ignoring case. */
export function isCurrentPath(path: string, pathname: string): boolean {
  const target = screenPath(path.replace(/\?.*$/, ''))
  const here = screenPath(pathname)
  return here === target || (target !== '/' && here.startsWith(`${target}/`))
}

/** Home has two addresses (G-01). */
function screenPath(path: string): string {
  const canonical = canonicalPath(path)
  return canonical === '/home' ? '/' : canonical
}

/** True if an item or one of its descendants links to the current path. */
export function leadsHere(item: MenuItem, pathname: string, origin: string): boolean {
  const action = menuAction(item, origin)
  if (action.kind === 'route' && isCurrentPath(action.path, pathname)) return true
  return item.children.some((child) => leadsHere(child, pathname, origin))
}
