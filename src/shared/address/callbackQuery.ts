import { callbackPath, canonicalPath } from './paths.ts'

let taken = ''

/**
 * Removes the provider's parameters from the address bar before anything else runs, so that neither the history nor
 * later code sees them (hardening T3).
 */
export function takeCallbackQuery(): void {
  const { pathname, search, hash } = window.location
  if (canonicalPath(pathname) !== callbackPath || search + hash === '') return
  taken = search
  window.history.replaceState(window.history.state, '', pathname)
}

/** Query of the latest callback, with its question mark; empty without one. */
export function callbackQuery(): string {
  takeCallbackQuery()
  return taken
}
