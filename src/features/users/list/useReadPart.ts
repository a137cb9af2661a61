import { useDispatch } from 'react-redux'
import { usersPerPage } from '#contracts/users.ts'
import { forcedRead, answerOf } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { ReadPart } from '#shared/list/listVisits.ts'
import { usersApi } from '../api.ts'
import type { UsersQuestion } from './wireInput.ts'

/** Reads the service page that contains a position of the search. */
export function useReadPart({ search, sort }: UsersQuestion): ReadPart {
  const dispatch = useDispatch<Dispatch>()
  return async (position) => {
    const page = Math.floor(position / usersPerPage)
    const asked = { search, sort, page, isBackground: true } as const
    const answer = await answerOf(dispatch(usersApi.endpoints.listUsers.initiate(asked, forcedRead)))
    if ('error' in answer) return answer
    const { users, total } = answer.data
    return { data: { first: page * usersPerPage, ids: users.map(({ id }) => id), total } }
  }
}
