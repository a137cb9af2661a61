import { canonicalPath, isPortalPath } from '#shared/address/paths.ts'

/**
 * Kinds of paths:
 * - `page`: a route of the portal, in any case, with or without a trailing slash
 * - `unknown`: no route. It gets the page with status 404, for people but not for search engines and caches
 * - `file`: a path with a dot; 404 if missing, never the page
 * - `hidden`: dot files, source maps and undecodable paths; always 404
 */
type PathKind = 'page' | 'unknown' | 'file' | 'hidden'

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

/** Paths of the mock on the portal's origin. */
export function isMockPath(url: string | undefined): boolean {
  return /^\/(authentication|security|__mock)(?=[/?#]|$)/i.test(url ?? '')
}
