import { canonicalPath } from '#shared/lib/paths.ts'

export type ScreenId = 'users' | 'apps' | 'privileges' | 'roles' | 'menuSettings' | 'notifications'

export type ConsoleScreen = {
  id: ScreenId
  path: string
  /** In the namespace `home`. */
  titleKey: `${ScreenId}.title`
  aboutKey: `${ScreenId}.about`
  /** Material name. */
  icon: string
  /** False while the address shows that the screen is still being built. */
  available: boolean
}

/** The screens of the console, in the order of the cards and of the built-in menu (G-01, G-03). */
export const consoleScreens: readonly ConsoleScreen[] = [
  screen('users', 'people', true),
  screen('apps', 'widgets'),
  screen('privileges', 'vpn_key'),
  screen('roles', 'admin_panel_settings'),
  screen('menuSettings', 'menu_open'),
  screen('notifications', 'notifications'),
]

/** The screen that an address belongs to, whatever its case, also when it goes on after the screen's own path. */
export function screenAt(pathname: string): ConsoleScreen | undefined {
  const path = `${canonicalPath(pathname)}/`
  return consoleScreens.find((one) => path.startsWith(`${canonicalPath(one.path)}/`))
}

function screen(id: ScreenId, icon: string, available = false): ConsoleScreen {
  return { id, path: `/${id}`, titleKey: `${id}.title`, aboutKey: `${id}.about`, icon, available }
}
