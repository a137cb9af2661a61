import { suiteLocation } from '#contracts/menus.ts'
import type { SuiteItem } from '#contracts/suite-items.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { DraftItem } from '#shared/menu/draft/draftItem.ts'
import { newKey } from '#shared/menu/draft/newItem.ts'
import { readFields } from '#shared/menu/menuTree.ts'

/** An empty new item with the fields of ENT-41. */
export function newSuiteItem(): DraftItem {
  const key = newKey()
  const stored: SuiteItem = {
    name: '',
    urlLanding: '',
    urlApplication: '',
    description: '',
    sizeIcon: '24px',
    iconName: '',
    iconNameDark: '',
    isPersonalizedIcon: false,
    isActivate: true,
    key,
    menuLocation: suiteLocation,
    children: [],
  }
  return { ...readFields(stored)!, key, stored, children: [] }
}

/** Display name of an item. */
export function nameOf({ name }: Pick<DraftItem, 'name'>): string {
  return serverText(name) ?? i18n.t('suiteItems:unnamed')
}
