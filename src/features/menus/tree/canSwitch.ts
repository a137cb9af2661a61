import type { TreeRow } from './treeRows.ts'

/** True if an item has the state switch; literally by the row, so an inactive child has none (MNU-40, G-44). */
export function canSwitch({ item, level }: Pick<TreeRow, 'item' | 'level'>): boolean {
  return item.isActivate || level === 1
}
