import { usersPerPage, userSorts } from '#contracts/users.ts'

export type MockRead = {
  name: string
  /** Of listUsers; `round` makes searches that nobody has asked before. */
  headers: (users: number, round: number) => Record<string, string>
  /** Somebody is switched before each read. */
  changesBefore?: true
}

const lastPage = (users: number): string => String(Math.ceil(users / usersPerPage) - 1)

/** What people do with the list, one kind of page each. */
export const mockReads: readonly MockRead[] = [
  { name: 'first page', headers: () => ({ pages: '0' }) },
  { name: 'last page', headers: (users) => ({ pages: lastPage(users) }) },
  ...userSorts.map((filterBy) => ({
    name: `first page, ${filterBy}`,
    headers: () => ({ pages: '0', filterBy }),
  })),
  {
    name: 'last page, Mas reciente',
    headers: (users) => ({ pages: lastPage(users), filterBy: 'Mas reciente' }),
  },
  {
    name: 'a search, each time another',
    headers: (_, round) => ({ pages: '0', customerSearch: `${123 + round}` }),
  },
  {
    name: 'a search for Peña, Mas reciente',
    headers: () => ({ pages: '0', customerSearch: encodeURIComponent('Peña'), filterBy: 'Mas reciente' }),
  },
  { name: 'first page after a change', headers: () => ({ pages: '0' }), changesBefore: true },
  {
    name: 'a search after a change, sorted',
    headers: () => ({ pages: '0', customerSearch: 'gomez', filterBy: 'Mas reciente' }),
    changesBefore: true,
  },
]
