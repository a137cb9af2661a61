import { validateToken } from '#contracts/auth.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    validateToken: build.query<Answer<typeof validateToken>, Input<typeof validateToken>>(
      call(validateToken),
    ),
  }),
})
