import type { MenuItem } from '#shared/menu/menuTree.ts'

/** The icon of an item: a name of the catalogue, or the path of an uploaded picture. */
export type ItemIcon = Pick<MenuItem, 'iconName' | 'iconNameDark' | 'isPersonalizedIcon'>

export const noIcon: ItemIcon = { iconName: '', iconNameDark: '', isPersonalizedIcon: false }

export function iconOf({ iconName, iconNameDark, isPersonalizedIcon }: ItemIcon): ItemIcon {
  return { iconName, iconNameDark, isPersonalizedIcon }
}

export function isSameIcon(one: ItemIcon, other: ItemIcon): boolean {
  return one.iconName === other.iconName && one.isPersonalizedIcon === other.isPersonalizedIcon
}
