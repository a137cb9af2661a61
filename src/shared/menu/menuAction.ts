import { portalPath } from '#shared/address/paths.ts'
import { webUrl } from '#shared/address/safeUrl.ts'
import type { MenuItem } from './menuTree.ts'

/** Allowed functions of stored items. A Map, so that `constructor` or `__proto__` finds nothing (hardening T6). */
const shellFunctions = new Map([['logout', { path: '/logout' }]])

export const knownFunctions: readonly string[] = [...shellFunctions.keys()]

export function isKnownFunction(name: string): boolean {
  return shellFunctions.has(name)
}

export type MenuAction =
  /** A screen of the portal. */
  | { kind: 'route'; path: string }
  /** Any other http or https address, opened in a new tab with `noopener`. */
  | { kind: 'link'; href: string }
  | { kind: 'function'; name: string; path: string }
  /** Shown as text. */
  | { kind: 'inert' }

const inert: MenuAction = { kind: 'inert' }

/** Action of an item; `origin` is the portal's own. Stored addresses are untrusted (hardening T5). */
export function menuAction(
  item: Pick<MenuItem, 'isFunction' | 'functionName' | 'url'>,
  origin: string,
): MenuAction {
  return item.isFunction ? functionAction(item.functionName) : addressAction(item.url, origin)
}

/** Action of a suite card: opens the application, else its landing page. */
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
  // '#' means an item without a target.
  const url = raw.startsWith('#') ? null : webUrl(raw, origin)
  if (!url) return inert
  const path = url.origin === origin ? portalPath(url.pathname + url.search) : null
  return path === null ? { kind: 'link', href: url.href } : { kind: 'route', path }
}
