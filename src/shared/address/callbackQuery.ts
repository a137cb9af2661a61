import { callbackPath, canonicalPath } from './paths.ts'

let taken = ''

/**
 * Takes what the identity provider wrote into the address out of the address bar, so that neither the history nor
 * anything that loads later sees it (hardening T3). The first thing that the page does.
 */
export function takeCallbackQuery(): void {
  const { pathname, search, hash } = window.location
  if (canonicalPath(pathname) !== callbackPath || search + hash === '') return
  taken = search
  window.history.replaceState(window.history.state, '', pathname)
}

/** The query of the latest callback, with its question mark; empty when there was none. */
export function callbackQuery(): string {
  takeCallbackQuery()
  return taken
}
