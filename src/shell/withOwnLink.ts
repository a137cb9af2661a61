import { menuAction } from '#shared/menu/menuAction.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'

/** What opens below an item: its children, after itself when it leads somewhere too. */
export function withOwnLink(item: MenuItem, origin: string): MenuItem[] {
  const hasTarget = menuAction(item, origin).kind !== 'inert'
  return hasTarget ? [{ ...item, children: [] }, ...item.children] : item.children
}
