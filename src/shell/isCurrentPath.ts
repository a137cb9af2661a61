import { menuAction } from '#shared/menu/menuAction.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { canonicalPath } from '#shared/address/paths.ts'

/** Whether a menu's path is where the person is, whatever the case and whatever goes on behind it. */
export function isCurrentPath(path: string, pathname: string): boolean {
  const target = screenPath(path.replace(/\?.*$/, ''))
  const here = screenPath(pathname)
  return here === target || (target !== '/' && here.startsWith(`${target}/`))
}

/** Both addresses of home are one screen (G-01). */
function screenPath(path: string): string {
  const canonical = canonicalPath(path)
  return canonical === '/home' ? '/' : canonical
}

/** Whether an item or one below it leads to where the person is. */
export function leadsHere(item: MenuItem, pathname: string, origin: string): boolean {
  const action = menuAction(item, origin)
  if (action.kind === 'route' && isCurrentPath(action.path, pathname)) return true
  return item.children.some((child) => leadsHere(child, pathname, origin))
}
