import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { canonicalPath } from '#shared/address/paths.ts'

/** How a person left a list by one of its rows. */
export type ListVisit = {
  /** Query of the address, `?` included. */
  search: string
  row: string
  pageScroll: number
  tableScroll: number
}

const searches = new Map<string, string>()
const visits = new Map<string, ListVisit>()

// What was searched for is nobody else's business.
onSessionEnd(() => {
  searches.clear()
  visits.clear()
})

export function keepListSearch(path: string, search: string): void {
  searches.set(canonicalPath(path), search)
}

/** Address of a list as it was left, for the way back from a card. */
export function listAsLeft(path: string): string {
  return path + (searches.get(canonicalPath(path)) ?? '')
}

export function keepListVisit(path: string, visit: ListVisit): void {
  visits.set(canonicalPath(path), visit)
}

/** The visit to be taken up again, once, if the list is asked for in the same way. */
export function takeListVisit(path: string, search: string): ListVisit | undefined {
  const key = canonicalPath(path)
  const visit = visits.get(key)
  visits.delete(key)
  return visit?.search === search ? visit : undefined
}
