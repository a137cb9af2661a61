import { addressedView } from '../listView.ts'

export type GoneParts = { sort: string | null; columns: readonly string[]; filters: readonly string[] }

/** Sorts, columns and filters of a list. */
export type ListParts = {
  sorts: readonly string[]
  columns: readonly string[]
  /** Known other parameters; undefined allows any. */
  filters: readonly string[] | undefined
}

const known = ['search', 'sort', 'page', 'size', 'columns', 'density', 'view', 'day']

/** Parts of an address unknown to the list; null if all are known. */
export function goneParts(search: string, { sorts, columns, filters }: ListParts): GoneParts | null {
  const query = new URLSearchParams(search)
  const sort = query.get('sort')
  const asked = addressedView(query).columns
  const gone = {
    sort: sort === null || sorts.includes(sort) ? null : sort,
    columns: (asked ?? []).filter((key) => !columns.includes(key)),
    // Only for views: other addresses may contain foreign parameters.
    filters:
      filters && asked
        ? [...new Set(query.keys())].filter((name) => !known.includes(name) && !filters.includes(name))
        : [],
  }
  return gone.sort === null && gone.columns.length === 0 && gone.filters.length === 0 ? null : gone
}
