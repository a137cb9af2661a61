import { useEffect } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { isKnownFunction, menuAction, type MenuAction } from '#shared/menu/menuAction.ts'
import { log } from '#shared/browser/log.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { itemTexts, type ItemTexts } from './itemTexts.ts'

/** Action of a stored item, and its texts in the current language. */
export function useMenuItem(item: MenuItem): ItemTexts & { action: MenuAction } {
  const { t, language } = useTranslation(['shell', 'home'])
  const action = menuAction(item, window.location.origin)
  const { isFunction, functionName } = item
  useEffect(() => {
    // Stored names have no length limit.
    if (isFunction && !isKnownFunction(functionName))
      log(`a menu names a function that there is not: ${functionName.slice(0, 60)}`)
  }, [isFunction, functionName])
  return { action, ...itemTexts(item, action, language, (key) => t(key)) }
}
