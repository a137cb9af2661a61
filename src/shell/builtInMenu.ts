import { parseMenu, type MenuItem } from '#shared/menu/menuTree.ts'
import type { ResourceId } from '#shared/address/consoleAddresses.ts'
import { resources } from '#shared/resources/resources.ts'
import type { Resource } from '#shared/resources/defineResource.ts'

/**
 * The console's screens as a menu, so that an administrator can always reach and repair a broken stored menu (G-03).
 * Screens that the readable part of the stored menu links to are left out.
 */
export function builtInMenu(
  title: (key: `${ResourceId}.title`) => string,
  inMenu: readonly Resource[] = [],
): MenuItem[] {
  return parseMenu(
    JSON.stringify(
      resources
        .filter((screen) => !inMenu.includes(screen))
        .map(({ id, path, icon }) => ({ name: title(`${id}.title`), url: path, iconName: icon })),
    ),
  ).items
}
