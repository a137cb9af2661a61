import { validateSession } from '#contracts/session.ts'
import { api, call } from '#shared/api/api.ts'

/** Apart from the slices of the features, so that the start of the console needs none of their contracts. */
export const channelApi = api.injectEndpoints({
  endpoints: (build) => ({
    validateSession: build.mutation(call(validateSession)),
  }),
})
