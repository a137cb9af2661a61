import { validateToken } from '#contracts/session.ts'
import { api, call } from '#shared/api/api.ts'

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    validateToken: build.query(call(validateToken)),
  }),
})
