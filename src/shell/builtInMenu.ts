import { parseMenu, type MenuItem } from '#shared/menu/menuTree.ts'
import type { ResourceId } from '#shared/address/consoleAddresses.ts'
import { resources } from '#shared/resources/resources.ts'
import type { Resource } from '#shared/resources/defineResource.ts'

/**
 * The console's screens as a menu, so that an administrator always gets back to repair a stored one (G-03); without
 * those that the readable part of that one leads to.
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
