/** The tabs of the menu settings, as addresses name them, in the order of the locations 1 to 4 (MNU-02). */
export const menuTabs = ['lateral', 'superior', 'usuario', 'suite'] as const
export type MenuTab = (typeof menuTabs)[number]

type Registered = {
  /** Names the texts in `home`, the chunk `console-<id>` and, after a slash, the address. */
  id: string
  /** Material name, on the home page and in the built-in menu. */
  icon: string
  /** Its records have an address each: /users/new, /users/42, and a tab of theirs behind it. */
  hasCards: boolean
  /** Parts of the screen, or beside its list, that have an address each behind its own. */
  tabs?: readonly string[]
}

/**
 * The screens of the console, in the order of the home page and of the built-in menu (G-01, G-03). A new one is
 * registered here and in `routes.tsx`, which has its code and does not compile without it; deploy/nginx is tested
 * against this list.
 */
const registered = [
  { id: 'users', icon: 'people', hasCards: true, tabs: ['import'] },
  { id: 'apps', icon: 'widgets', hasCards: true },
  { id: 'privileges', icon: 'vpn_key', hasCards: true },
  { id: 'roles', icon: 'admin_panel_settings', hasCards: true },
  { id: 'menuSettings', icon: 'menu_open', hasCards: false, tabs: menuTabs },
  { id: 'notifications', icon: 'notifications', hasCards: true },
] as const satisfies Registered[]

export type AnyScreen = (typeof registered)[number]
export type ScreenId = AnyScreen['id']
export type ConsoleScreen = AnyScreen & Pick<Registered, 'tabs'> & { path: `/${ScreenId}` }

export const consoleScreens: readonly ConsoleScreen[] = registered.map((screen) => ({
  ...screen,
  path: `/${screen.id}`,
}))
