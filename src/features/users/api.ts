import { validateSession } from '#contracts/users.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    validateSession: build.mutation<Answer<typeof validateSession>, Input<typeof validateSession>>(
      call(validateSession),
    ),
  }),
})
