import { canonicalPath } from '#shared/address/paths.ts'
import { localStore } from '#shared/browser/storage.ts'
import { ownKey } from '#shared/session/ownKey.ts'

/** Storage key of a list's views for the session's user; `list` is its path, '/users'. */
export function viewsKey(list: string, person?: string): string {
  return ownKey(`views${list}`, person)
}

/**
 * Query with its `?` of the default view, used for an address without one; empty if there is no default. Part of the
 * page's inline script, so it must stay small.
 */
export function openingQuery(path: string, search: string, person?: string): string {
  const list = canonicalPath(path)
  if (search !== '' || list.indexOf('/', 1) !== -1) return ''
  try {
    const { opens, views } = JSON.parse(localStore.get(viewsKey(list, person))!) as {
      opens: unknown
      views: { id: unknown; query: unknown }[]
    }
    const { query } = views.find(({ id }) => id === opens)!
    return typeof query === 'string' && query !== '' ? `?${new URLSearchParams(query).toString()}` : ''
  } catch {
    return ''
  }
}
