import type { MenuLocation } from '#contracts/menus.ts'
import { newKey } from '#shared/menu/draft/newItem.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { itemDefaults } from '../itemDefaults.ts'
import { hasSections, privilegesOf, tidyForm, type ItemForm } from './itemForm.ts'
import type { ItemIcon } from './itemIcon.ts'

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
