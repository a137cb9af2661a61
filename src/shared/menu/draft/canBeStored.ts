import { menuTextLimit } from '#contracts/menus.ts'
import { readTree } from './draftItem.ts'

/** Within the bounds of what the portal reads and the service takes. */
export function canBeStored(menujson: string): boolean {
  return !readTree(menujson).isBroken && new Blob([menujson]).size <= menuTextLimit
}
