import { consoleScreens, type ConsoleScreen } from '#features/home/screens.ts'
import { parseMenu, type MenuItem } from '#features/menus/menuTree.ts'

/** The console's screens as a menu, so that an administrator always gets back to repair a stored one (G-03). */
export function builtInMenu(title: (key: ConsoleScreen['titleKey']) => string): MenuItem[] {
  return parseMenu(
    JSON.stringify(
      consoleScreens.map(({ path, icon, titleKey }) => ({
        name: title(titleKey),
        url: path,
        iconName: icon,
      })),
    ),
  ).items
}
