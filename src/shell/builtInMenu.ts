import { parseMenu, type MenuItem } from '#shared/menu/menuTree.ts'
import { consoleScreens, type ScreenId } from '#shared/lib/consoleScreens.ts'

/** The console's screens as a menu, so that an administrator always gets back to repair a stored one (G-03). */
export function builtInMenu(title: (key: `${ScreenId}.title`) => string): MenuItem[] {
  return parseMenu(
    JSON.stringify(
      consoleScreens.map(({ id, path, icon }) => ({
        name: title(`${id}.title`),
        url: path,
        iconName: icon,
      })),
    ),
  ).items
}
