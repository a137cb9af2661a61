import type { MenuItem } from '#shared/menu/menuTree.ts'
import type { MenuLocation } from '#contracts/menus.ts'
import { menuTabs, type MenuTab } from '#shared/address/consoleAddresses.ts'

/** Application of the edited menus. */
export type MenuApplication = { id: number; name: string; title: string }

export const menuSettingsPath = '/menuSettings'

/** The tab of a path segment, or null. */
export function readTab(part: string | undefined): MenuTab | null {
  return menuTabs.find((tab) => tab === part?.toLowerCase()) ?? null
}

/** Location of a tab's menu (MNU-02). */
export function locationOf(tab: MenuTab): MenuLocation {
  return (menuTabs.indexOf(tab) + 1) as MenuLocation
}

/** Path of a tab for the same application. */
export function tabPath(tab: MenuTab, application: string | null): string {
  const path = `${menuSettingsPath}/${tab}`
  return application ? `${path}?app=${encodeURIComponent(application)}` : path
}

/** Defaults of an item. */
export const itemDefaults = {
  description: '',
  url: '',
  isFunction: false,
  functionName: '',
  isActivate: true,
  iconName: '',
  iconNameDark: '',
  isPersonalizedIcon: false,
  // Default of the data model (ENT-37).
  sizeIcon: '24px',
  section: null,
  urlLanding: '',
  urlApplication: '',
} as const satisfies Omit<MenuItem, 'key' | 'name' | 'privilege' | 'children'>
