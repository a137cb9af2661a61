import { canonicalPath } from '#shared/address/paths.ts'
import { onPersonGone } from '#shared/session/currentPerson.ts'

/** How a person left a list by one of its rows. */
export type ListVisit = {
  /** Query of the address, `?` included. */
  search: string
  /** The same as it was left, where it was another page. */
  left?: string
  row: string
  pageScroll: number
  tableScroll: number
}

const onTop = { pageScroll: 0, tableScroll: 0 }
const searches = new Map<string, string>()
/** Of lists whose other view, such as a calendar, was shown last. */
const otherViews = new Map<string, string>()
const visits = new Map<string, ListVisit>()

// What was searched for is nobody else's business; whose session ran out comes back to it.
onPersonGone(() => {
  searches.clear()
  otherViews.clear()
  visits.clear()
})

export function keepListSearch(path: string, search: string): void {
  searches.set(canonicalPath(path), search)
  otherViews.delete(canonicalPath(path))
}

/** Keeps that a list is looked at in another view, `search` being its query. */
export function keepOtherView(path: string, search: string): void {
  otherViews.set(canonicalPath(path), search)
}

/** Address of a list as it was left. */
export function listAsLeft(path: string): string {
  return path + (searches.get(canonicalPath(path)) ?? '')
}

/** The same, or that of its other view where it was that one: for the way back from a card. */
export function viewAsLeft(path: string): string {
  const search = otherViews.get(canonicalPath(path))
  return search === undefined ? listAsLeft(path) : path + search
}

export function keepListVisit(path: string, visit: ListVisit): void {
  visits.set(canonicalPath(path), visit)
}

/** The row to come back to is another one by now, perhaps on another page. */
export function moveListVisit(path: string, row: string, page: number): void {
  const key = canonicalPath(path)
  const query = new URLSearchParams(searches.get(key))
  if (page === 1) query.delete('page')
  else query.set('page', String(page))
  const search = query.size === 0 ? '' : `?${query}`
  const visit = visits.get(key)
  const { pageScroll, tableScroll } = visit?.search === search ? visit : onTop
  searches.set(key, search)
  visits.set(key, { search, left: visit?.left ?? visit?.search ?? search, row, pageScroll, tableScroll })
}

/**
 * The visit to be taken up again, once, if the list is asked for in the same way, or by a step back as it was left: then
 * the row may be on another page.
 */
export function takeListVisit(path: string, search: string, isBack = false): ListVisit | undefined {
  const key = canonicalPath(path)
  const visit = visits.get(key)
  visits.delete(key)
  return visit?.search === search || (isBack && visit?.left === search) ? visit : undefined
}
