import { canonicalPath } from '#shared/address/paths.ts'
import { lastViewPath } from '#shared/list/listVisits.ts'

export type CardAddress<Tab extends string> = {
  /** Of the list. */
  list: string
  /** Tabs in order; the first one is not in the address. */
  tabs: readonly [Tab, ...Tab[]]
  /** The record and the tab of an address; null if invalid. A new record has the id 0. */
  read: (parts: { id?: string | undefined; tab?: string | undefined }) => {
    id: number | null
    tab: Tab | null
  }
  path: (id: number, tab?: Tab) => string
  /** Where the back link leads: the list with its search, order, page and size, or its other view. */
  listPath: () => string
  /** The tab of a record's card at a path; null if the path is not of that card. */
  at: (id: number, pathname: string) => Tab | null
  next: (tab: Tab) => Tab | undefined
  previous: (tab: Tab) => Tab | undefined
}

/** The addresses of the cards of a list, such as /users/new and /users/42/roles. */
export function cardAddress<const Tab extends string>(
  list: string,
  tabs: readonly [Tab, ...Tab[]],
): CardAddress<Tab> {
  function path(id: number, tab: Tab = tabs[0]): string {
    const card = `${list}/${id === 0 ? 'new' : id}`
    return tab === tabs[0] ? card : `${card}/${tab}`
  }
  return {
    list,
    tabs,
    path,
    listPath: () => lastViewPath(list),
    read: ({ id = '', tab: part }) => ({
      id: readId(id),
      tab: part === undefined ? tabs[0] : (tabs.slice(1).find((tab) => tab === part.toLowerCase()) ?? null),
    }),
    at: (id, pathname) => tabs.find((tab) => path(id, tab) === canonicalPath(pathname)) ?? null,
    next: (tab) => tabs[tabs.indexOf(tab) + 1],
    previous: (tab) => tabs[tabs.indexOf(tab) - 1],
  }
}

function readId(text: string): number | null {
  if (text.toLowerCase() === 'new') return 0
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
