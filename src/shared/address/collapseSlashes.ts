/**
 * Makes `//users` of the address bar `/users`, before anything reads it: a path that begins with two slashes names
 * another host to `fetch` and to the history, which refuse it (hardening T47).
 */
export function collapseSlashes(): void {
  const { pathname, search, hash } = window.location
  if (pathname.startsWith('//'))
    window.history.replaceState(window.history.state, '', pathname.replace(/^\/+/, '/') + search + hash)
}
