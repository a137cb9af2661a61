import { usersApi } from '#features/users/api.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'

/** One page of all users, counted from 0. No call says who has a role, so all pages are read. */
export function readUsersPage(dispatch: Dispatch, page: number) {
  return answerOf(dispatch(usersApi.endpoints.listUsers.initiate({ page, isQuiet: true }, again)))
}
