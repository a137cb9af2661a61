import { resources } from '#shared/resources/resources.ts'
import type { Resource } from '#shared/resources/defineResource.ts'
import { isWholeMenu, type LoadedMenu } from '../shellMenus.ts'
import { menuScreens } from './menuScreens.ts'

type HomeParts = {
  /** Cards of the console. */
  screens: readonly Resource[]
  hasPeople: boolean
  /** Mails that the service will send in the next days. */
  hasMails: boolean
  /** The user's own applications and account. */
  isPersonal: boolean
}

/**
 * Parts of the home screen by the user's stored menu; null while it loads. With a failed, partial or empty menu all
 * screens stay reachable, as in the drawer (G-03), but nothing is requested that the user may have no access to.
 */
export function homeParts(
  { status, items }: Pick<LoadedMenu, 'status' | 'items'>,
  origin: string,
): HomeParts | null {
  if (status === 'loading') return null
  const inMenu = menuScreens(items, origin)
  return {
    screens: isWholeMenu({ status, items }) ? inMenu : resources,
    hasPeople: inMenu.some(({ id }) => id === 'users'),
    hasMails: inMenu.some(({ id }) => id === 'notifications'),
    isPersonal: inMenu.length === 0,
  }
}
