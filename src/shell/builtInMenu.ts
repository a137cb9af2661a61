import { parseMenu, type MenuItem } from '#shared/menu/menuTree.ts'
import { consoleScreens, type ConsoleScreen, type ScreenId } from '#shared/address/consoleScreens.ts'

/**
 * The console's screens as a menu, so that an administrator always gets back to repair a stored one (G-03); without
 * those that the readable part of that one leads to.
 */
export function builtInMenu(
  title: (key: `${ScreenId}.title`) => string,
  inMenu: readonly ConsoleScreen[] = [],
): MenuItem[] {
  return parseMenu(
    JSON.stringify(
      consoleScreens
        .filter((screen) => !inMenu.includes(screen))
        .map(({ id, path, icon }) => ({ name: title(`${id}.title`), url: path, iconName: icon })),
    ),
  ).items
}
