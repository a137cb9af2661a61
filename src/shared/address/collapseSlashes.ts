/**
 * Changes `//users` in the address bar to `/users` before anything reads it: `fetch` and the history take two slashes
 * for another host and throw (hardening T47).
 */
export function collapseSlashes(): void {
  const { pathname, search, hash } = window.location
  if (pathname.startsWith('//'))
    window.history.replaceState(window.history.state, '', pathname.replace(/^\/+/, '/') + search + hash)
}
