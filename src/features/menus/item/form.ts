import type { MenuLocation } from '#contracts/menus.ts'
import {
  problemsBy,
  requiredUpTo,
  tidied,
  upTo,
  webAddress,
  type ItemProblems,
  type ItemRules,
} from '#shared/menu/item/itemRules.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { newKey } from '#shared/menu/draft/newItem.ts'
import { itemDefaults } from '../rules.ts'

export const itemLimits = { name: 100, url: 2_000, functionName: 100, description: 300 } as const

/** Form values of a menu item; privileges joined by commas (ENT-36). */
export type ItemForm = {
  /** '0' user, '1' application; empty if none is chosen. */
  section: string
  name: string
  privilege: string
  link: 'url' | 'function'
  url: string
  functionName: string
  description: string
  isActivate: boolean
}

/** Only the user menu has sections (MNU-15). */
export function hasSections(location: MenuLocation): boolean {
  return location === 3
}

export function toForm(item: MenuItem | undefined, location: MenuLocation): ItemForm {
  if (!item) return { ...emptyForm }
  return {
    // A section that is null counts as the user's (D25).
    section: hasSections(location) ? String(item.section ?? 0) : '',
    name: item.name,
    privilege: item.privilege.join(','),
    link: item.isFunction ? 'function' : 'url',
    url: item.url,
    functionName: item.functionName,
    description: item.description,
    isActivate: item.isActivate,
  }
}

const emptyForm: ItemForm = {
  section: '',
  name: '',
  privilege: '',
  link: 'url',
  url: '',
  functionName: '',
  description: '',
  isActivate: true,
}

export function privilegesOf({ privilege }: Pick<ItemForm, 'privilege'>): string[] {
  return privilege.split(',').filter((name) => name !== '')
}

const rulesAt = (location: MenuLocation): ItemRules<ItemForm> => ({
  section: ({ section }) => (hasSections(location) && section === '' ? 'required' : null),
  name: ({ name }) => requiredUpTo(itemLimits.name, name),
  privilege: (form) => (privilegesOf(form).length === 0 ? 'required' : null),
  url: ({ link, url }) => (link === 'url' ? webAddress(itemLimits.url, url) : null),
  functionName: ({ link, functionName }) =>
    link === 'url' ? null : requiredUpTo(itemLimits.functionName, functionName),
  description: ({ description }) => upTo(itemLimits.description, description),
})

/** Errors of an item (MNU-25 to MNU-30); unchanged stored values are not checked. */
export function itemProblems(
  form: ItemForm,
  stored: ItemForm | null,
  location: MenuLocation,
): ItemProblems<ItemForm> {
  return problemsBy(
    rulesAt(location),
    tidyForm(form),
    (field) =>
      stored !== null &&
      stored[field] === form[field] &&
      // Validate a link field once its kind is selected.
      ((field !== 'url' && field !== 'functionName') || stored.link === form.link),
  )
}

export const tidyForm = (form: ItemForm): ItemForm => tidied(form, itemLimits)

/** The icon of an item: a name of the catalogue, or the path of an uploaded picture. */
export type ItemIcon = Pick<MenuItem, 'iconName' | 'iconNameDark' | 'isPersonalizedIcon'>

export const noIcon: ItemIcon = { iconName: '', iconNameDark: '', isPersonalizedIcon: false }

export function iconOf({ iconName, iconNameDark, isPersonalizedIcon }: ItemIcon): ItemIcon {
  return { iconName, iconNameDark, isPersonalizedIcon }
}

export function isSameIcon(one: ItemIcon, other: ItemIcon): boolean {
  return one.iconName === other.iconName && one.isPersonalizedIcon === other.isPersonalizedIcon
}

/** Converts form values to an item; keeps stored fields unknown to the form. */
export function toItem(
  stored: MenuItem | undefined,
  form: ItemForm,
  icon: ItemIcon,
  location: MenuLocation,
): MenuItem {
  const before = stored ?? { ...newItem, key: newKey() }
  const { section, link, url, functionName, name, description, isActivate } = tidyForm(form)
  return {
    ...before,
    ...icon,
    name,
    description,
    isActivate,
    privilege: privilegesOf(form),
    isFunction: link === 'function',
    // The other link kind was not validated, so keep its stored value.
    url: link === 'url' ? url : before.url,
    functionName: link === 'function' ? functionName : before.functionName,
    section: hasSections(location) ? Number(section) : before.section,
  }
}

const newItem: Omit<MenuItem, 'key'> = { ...itemDefaults, name: '', privilege: [], children: [] }
