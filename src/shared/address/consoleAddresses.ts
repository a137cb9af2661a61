/** Path segments of the menu settings' tabs, in the order of the locations 1 to 4 (MNU-02). */
export const menuTabs = ['lateral', 'superior', 'usuario', 'suite'] as const
export type MenuTab = (typeof menuTabs)[number]

/**
 * Lists whose records have addresses: /users, /users/new, /users/42, optionally with a tab. Not in `shared/resources`,
 * because the sign-in loads this file too.
 */
export const lists = ['users', 'apps', 'privileges', 'roles', 'notifications'] as const

/** Parts of a screen with addresses below its own. */
export const screenTabs = { users: ['import'], menuSettings: menuTabs } as const

export type ListId = (typeof lists)[number]
/** Everything with its own screen and address. */
export type ResourceId = ListId | keyof typeof screenTabs
