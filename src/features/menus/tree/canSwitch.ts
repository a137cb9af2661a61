import type { TreeRow } from './treeRows.ts'

/** Whether an item has the switch of its state: to the letter of the row, so a child that is off has none (MNU-40, G-44). */
export function canSwitch({ item, level }: Pick<TreeRow, 'item' | 'level'>): boolean {
  return item.isActivate || level === 1
}
