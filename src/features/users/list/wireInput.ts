import type { listUsers, userSorts as wireSorts } from '#contracts/users.ts'
import type { Input } from '#shared/api/api.ts'
import type { ListParams } from '#shared/list/listParams.ts'
import type { ListSort } from '#shared/list/listSorts.ts'

/** Parameter of the service for each order (G-16), in menu order (USR-09). */
const filterBy: Readonly<Record<ListSort, (typeof wireSorts)[number]>> = {
  active: 'Activo',
  inactive: 'Inactivo',
  newest: 'Mas reciente',
  oldest: 'Mas antiguo',
}

export const userSorts = Object.keys(filterBy) as ListSort[]

export type UsersQuestion = Pick<ListParams<ListSort>, 'search' | 'sort'>

/** The call for one page of the service, counted from 0. */
export function wireInput({ search, sort }: UsersQuestion, wirePage: number): Input<typeof listUsers> {
  return {
    headers: {
      customerSearch: search,
      pages: String(wirePage),
      filterBy: sort === null ? '' : filterBy[sort],
    },
  }
}

/** The service pages, counted from 0, that cover a table page, and its offset in their rows. */
export function wirePagesOf(
  { page, size }: { page: number; size: number },
  perPage: number,
): { wirePages: number[]; offset: number } {
  const from = (page - 1) * size
  const first = Math.floor(from / perPage)
  const last = Math.floor((from + size - 1) / perPage)
  return {
    wirePages: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    offset: from - first * perPage,
  }
}
