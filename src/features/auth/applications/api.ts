import { generateToken } from '#contracts/external-identity.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'

export const applicationTokenApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateToken: build.mutation<Answer<typeof generateToken>, Input<typeof generateToken>>(
      call(generateToken),
    ),
  }),
})
