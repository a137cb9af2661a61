import { menuAction } from '#shared/menu/menuAction.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'

/** The submenu of an item: itself if it has a link, then its children. */
export function withOwnLink(item: MenuItem, origin: string): MenuItem[] {
  const hasTarget = menuAction(item, origin).kind !== 'inert'
  return hasTarget ? [{ ...item, children: [] }, ...item.children] : item.children
}
