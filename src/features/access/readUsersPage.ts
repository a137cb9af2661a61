import { usersApi } from '#features/users/api.ts'
import { forcedRead, answerOf } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'

/** Reads one page of all users, from 0. */
export function readUsersPage(dispatch: Dispatch, page: number) {
  return answerOf(dispatch(usersApi.endpoints.listUsers.initiate({ page, isBackground: true }, forcedRead)))
}
