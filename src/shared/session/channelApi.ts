import { validateSession } from '#contracts/session.ts'
import { api, call } from '#shared/api/api.ts'

/** Separate from the features, so that the start of the console loads none of their contracts. */
export const channelApi = api.injectEndpoints({
  endpoints: (build) => ({
    validateSession: build.mutation(call(validateSession)),
  }),
})
