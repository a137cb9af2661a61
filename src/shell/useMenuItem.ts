import { useTranslation } from 'react-i18next'
import { menuAction, type MenuAction } from '#shared/menu/menuAction.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { itemTexts, type ItemTexts } from './itemTexts.ts'
import './shellTexts.ts'

/** What choosing a stored item does, and what it says in the language in force. */
export function useMenuItem(item: MenuItem): ItemTexts & { action: MenuAction } {
  const { t, i18n } = useTranslation(['shell', 'home'])
  const action = menuAction(item, window.location.origin)
  return { action, ...itemTexts(item, action, i18n.language, (key) => t(key)) }
}
