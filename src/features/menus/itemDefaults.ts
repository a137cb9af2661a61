import type { MenuItem } from '#shared/menu/menuTree.ts'

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
