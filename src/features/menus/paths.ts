import type { MenuLocation } from '#contracts/menus.ts'
import { menuTabs, type MenuTab } from '#shared/address/consoleAddresses.ts'

export const menuSettingsPath = '/menuSettings'

/** The tab that a part of an address names; null for what is none. */
export function readTab(part: string | undefined): MenuTab | null {
  return menuTabs.find((tab) => tab === part?.toLowerCase()) ?? null
}

/** The menu of a tab (MNU-02). */
export function locationOf(tab: MenuTab): MenuLocation {
  return (menuTabs.indexOf(tab) + 1) as MenuLocation
}

/** The address of a tab, of the same application. */
export function tabPath(tab: MenuTab, application: string | null): string {
  const path = `${menuSettingsPath}/${tab}`
  return application ? `${path}?app=${encodeURIComponent(application)}` : path
}
