import type { listUsers } from '#contracts/users.ts'
import type { Input } from '#shared/api/api.ts'
import { filterBy, type UserSort } from './userSorts.ts'

export type UsersQuestion = { search: string; sort: UserSort | null }

/** The call for one page of the service, counted from 0. */
export function wireInput({ search, sort }: UsersQuestion, wirePage: number): Input<typeof listUsers> {
  return {
    headers: {
      ...(search !== '' && { customerSearch: search }),
      pages: String(wirePage),
      ...(sort !== null && { filterBy: filterBy[sort] }),
    },
  }
}
