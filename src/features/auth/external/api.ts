import { oidcConnectParameters, oidcToken } from '#contracts/external-identity.ts'
import { api, call } from '#shared/api/api.ts'

/** Apart from the sign-in's own slice, so that a password needs nothing of it. */
export const externalApi = api.injectEndpoints({
  endpoints: (build) => ({
    oidcConnectParameters: build.query(call(oidcConnectParameters)),
    oidcToken: build.mutation(call(oidcToken)),
  }),
})
