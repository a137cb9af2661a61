import type { MenuAction } from '#shared/menu/menuAction.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import type { ResourceId } from '#shared/address/consoleAddresses.ts'
import { resources } from '#shared/resources/resources.ts'
import { canonicalPath } from '#shared/address/paths.ts'
import { serverText } from '#shared/texts/serverText.ts'

/** Stored menus are always in Spanish, independent of the UI language. */
const storedLanguage = 'es'

export type ItemTexts = {
  name: string
  description: string | null
}

/** Translates a key; the namespace precedes a colon. */
type FindText = (
  key: `home:${ResourceId}.${'title' | 'about'}` | 'home:title' | 'shell:applications' | 'shell:signOut',
) => string

/** Texts of a stored item. In other languages, console screens use our own translations. */
export function itemTexts(item: MenuItem, action: MenuAction, language: string, t: FindText): ItemTexts {
  return (
    (language === storedLanguage ? null : ownTexts(action, t)) ?? {
      name: serverText(item.name) ?? '',
      description: serverText(item.description),
    }
  )
}

/** An address with a query is one view of a screen; the stored name describes it better. */
function ownTexts(action: MenuAction, t: FindText): ItemTexts | null {
  if (action.kind === 'function') return { name: t('shell:signOut'), description: null }
  if (action.kind !== 'route' || action.path.includes('?')) return null
  const path = canonicalPath(action.path)
  if (path === '/' || path === '/home') return { name: t('home:title'), description: null }
  if (path === '/availableapps') return { name: t('shell:applications'), description: null }
  const screen = resources.find((one) => canonicalPath(one.path) === path)
  return screen ? { name: t(`home:${screen.id}.title`), description: t(`home:${screen.id}.about`) } : null
}
