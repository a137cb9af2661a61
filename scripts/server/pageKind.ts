import { canonicalPath, isPortalPath } from '#shared/address/paths.ts'

/**
 * What a path is for a host of the portal:
 * - `page`: a route of the portal, without case and trailing slash
 * - `unknown`: no route. It gets the page too, so that the portal can lead people on, but with status 404: a search
 *   engine or a cache must not take it for a page
 * - `file`: something with a dot; when it does not exist the answer is 404, never the page
 * - `hidden`: dot files, source maps and what cannot be decoded; always 404
 */
export type PathKind = 'page' | 'unknown' | 'file' | 'hidden'

export function pathKind(path: string): PathKind {
  const decoded = decode(path)
  if (decoded === null || /(^|[/\\])\.|\.map$|[\0\\]/i.test(decoded)) return 'hidden'
  if (/\.[^/]*$/.test(decoded)) return 'file'
  return isPortalPath(canonicalPath(decoded)) ? 'page' : 'unknown'
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** What the mock answers, on the portal's own origin. */
export function isMockPath(url: string | undefined): boolean {
  return /^\/(authentication|security|__mock)(?=[/?#]|$)/i.test(url ?? '')
}
