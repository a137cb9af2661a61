import { generateToken } from '#contracts/external-identity.ts'
import { api, call } from '#shared/api/api.ts'

export const applicationTokenApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateToken: build.mutation(call(generateToken)),
  }),
})
