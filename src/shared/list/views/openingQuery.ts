import { canonicalPath } from '#shared/address/paths.ts'
import { localStore } from '#shared/browser/storage.ts'
import { ownKey } from '#shared/session/ownKey.ts'

/** Where the views of a list are kept for the person of this session; `list` is its path, '/users'. */
export function viewsKey(list: string, person?: string): string {
  return ownKey(`views${list}`, person)
}

/**
 * The query, `?` included, of the view that a list opens with where its address says nothing; empty where the person has
 * chosen none. It runs in the page before anything is painted, so it is small.
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
