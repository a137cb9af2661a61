import { menuTextLimit } from '#contracts/menus.ts'
import { readTree } from './draftItem.ts'

/** True within the size limits of portal and service. */
export function canBeStored(menujson: string): boolean {
  return !readTree(menujson).isBroken && new Blob([menujson]).size <= menuTextLimit
}
