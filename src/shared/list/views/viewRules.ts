import type { PageSize } from '../listParams.ts'
import { withView, type ListView } from '../listView.ts'
import { isSameName, longestName, mostViews, viewName, type NamedView, type Views } from './views.ts'

/** Current sort, size and view of a list. */
export type Shown = { sort: string | null; size: PageSize; view: ListView }

/** Complete query of a list without its page, independent of browser settings. */
export function viewQuery(search: string, { sort, size, view }: Shown): string {
  const query = withView(new URLSearchParams(search), view)
  query.delete('page')
  // Drops an unknown sort.
  if (sort === null) query.delete('sort')
  query.set('size', String(size))
  query.sort()
  return query.toString()
}

export function withNamed(views: Views, name: string, query: string): Views {
  return { ...views, views: [...views.views, { id: newId(views), name: viewName(name), query }] }
}

function newId({ views }: Views): string {
  for (;;) {
    const id = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)
    if (views.every((one) => one.id !== id)) return id
  }
}

/** Changes a view; one deleted in another tab stays deleted. */
export function withChanged(views: Views, id: string, changes: Partial<Omit<NamedView, 'id'>>): Views {
  return { ...views, views: views.views.map((one) => (one.id === id ? { ...one, ...changes } : one)) }
}

export function withOpening(views: Views, id: string | null): Views {
  return { ...views, opens: id }
}

export function withoutView({ views, opens }: Views, id: string): Views {
  return { views: views.filter((one) => one.id !== id), opens: opens === id ? null : opens }
}

/** Restores a deleted view at its position; its name may be taken. Null at the maximum number. */
export function withBack(now: Views, view: NamedView, before: Views): Views | null {
  if (now.views.some(({ id }) => id === view.id)) return now
  if (now.views.length >= mostViews) return null
  const at = before.views.indexOf(view)
  const name = freeName(view.name, now)
  return {
    views: [...now.views.slice(0, at), { ...view, name }, ...now.views.slice(at)],
    opens: before.opens === view.id && now.opens === null ? view.id : now.opens,
  }
}

function freeName(name: string, { views }: Views): string {
  const names = views.map((one) => one.name)
  for (let free = name, number = 2; ; number++) {
    if (!names.some((one) => isSameName(one, free))) return free
    free = `${name.slice(0, longestName - 5)} (${number})`
  }
}
