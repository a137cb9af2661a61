import { resources } from '#shared/resources/resources.ts'
import type { Resource } from '#shared/resources/defineResource.ts'
import { isWholeMenu, type LoadedMenu } from '../shellMenus.ts'
import { menuScreens } from './menuScreens.ts'

export type HomeParts = {
  /** Cards of the console. */
  screens: readonly Resource[]
  hasPeople: boolean
  /** What the service is to send in the next days. */
  hasMails: boolean
  /** One's own applications and account. */
  isPersonal: boolean
}

/**
 * What the home has for a person, by the menu that the service stored; null while it is on its way. A menu that did not
 * come, not whole, or empty, leaves the screens in reach, as the drawer does (G-03), and asks for nothing that it may not
 * have granted.
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
