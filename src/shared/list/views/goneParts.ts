import { addressedView } from '../listView.ts'

export type GoneParts = { sort: string | null; columns: readonly string[]; filters: readonly string[] }

/** What a list has. */
export type ListParts = {
  sorts: readonly string[]
  columns: readonly string[]
  /** What else its address may say; undefined where anything may. */
  filters: readonly string[] | undefined
}

const known = ['search', 'sort', 'page', 'size', 'columns', 'density', 'view', 'day']

/** What an address asks for that the list does not have, or not any more; null where it has all of it. */
export function goneParts(search: string, { sorts, columns, filters }: ListParts): GoneParts | null {
  const query = new URLSearchParams(search)
  const sort = query.get('sort')
  const asked = addressedView(query).columns
  const gone = {
    sort: sort === null || sorts.includes(sort) ? null : sort,
    columns: (asked ?? []).filter((key) => !columns.includes(key)),
    // Of a view alone: others may have added to an address what means nothing here.
    filters:
      filters && asked
        ? [...new Set(query.keys())].filter((name) => !known.includes(name) && !filters.includes(name))
        : [],
  }
  return gone.sort === null && gone.columns.length === 0 && gone.filters.length === 0 ? null : gone
}
