/** The tabs of the menu settings, as addresses name them, in the order of the locations 1 to 4 (MNU-02). */
export const menuTabs = ['lateral', 'superior', 'usuario', 'suite'] as const
export type MenuTab = (typeof menuTabs)[number]

/**
 * Lists whose records have an address each: /users, /users/new, /users/42, and a tab of theirs behind it. Apart from what
 * `shared/resources` declares of them, because the sign-in loads it too.
 */
export const lists = ['users', 'apps', 'privileges', 'roles', 'notifications'] as const

/** Parts of a screen, or beside its list, that have an address each behind its own. */
export const screenTabs = { users: ['import'], menuSettings: menuTabs } as const

export type ListId = (typeof lists)[number]
/** Whatever has a screen of its own, which its address names. */
export type ResourceId = ListId | keyof typeof screenTabs
