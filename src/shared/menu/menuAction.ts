import { portalPath } from '#shared/address/paths.ts'
import { webUrl } from '#shared/address/safeUrl.ts'
import type { MenuItem } from './menuTree.ts'

/** What a stored function name may run. A Map, so that `constructor` or `__proto__` finds nothing (hardening T6). */
const shellFunctions = new Map([['logout', { path: '/logout' }]])

export const knownFunctions: readonly string[] = [...shellFunctions.keys()]

export function isKnownFunction(name: string): boolean {
  return shellFunctions.has(name)
}

export type MenuAction =
  /** A screen of this portal. */
  | { kind: 'route'; path: string }
  /** Any other http or https address; opens beside the portal, without a way back to it (`noopener`). */
  | { kind: 'link'; href: string }
  | { kind: 'function'; name: string; path: string }
  /** Shown as text. */
  | { kind: 'inert' }

const inert: MenuAction = { kind: 'inert' }

/** What choosing an item does; `origin` is the portal's own. Stored addresses are hostile input (hardening T5). */
export function menuAction(
  item: Pick<MenuItem, 'isFunction' | 'functionName' | 'url'>,
  origin: string,
): MenuAction {
  return item.isFunction ? functionAction(item.functionName) : addressAction(item.url, origin)
}

/** Where a card of the suite leads: to the application, else to its landing page. */
export function suiteAction(
  item: Pick<MenuItem, 'urlApplication' | 'urlLanding'>,
  origin: string,
): MenuAction {
  const application = addressAction(item.urlApplication, origin)
  return application.kind === 'inert' ? addressAction(item.urlLanding, origin) : application
}

function functionAction(name: string): MenuAction {
  const known = shellFunctions.get(name)
  return known ? { kind: 'function', name, path: known.path } : inert
}

function addressAction(raw: string, origin: string): MenuAction {
  // '#' is how people write an item that leads nowhere.
  const url = raw.startsWith('#') ? null : webUrl(raw, origin)
  if (!url) return inert
  const path = url.origin === origin ? portalPath(url.pathname + url.search) : null
  return path === null ? { kind: 'link', href: url.href } : { kind: 'route', path }
}
