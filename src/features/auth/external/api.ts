import { oidcConnectParameters, oidcToken } from '#contracts/external-identity.ts'
import { api, call } from '#shared/api/api.ts'

/** Separate, so that the password sign-in does not load it. */
export const externalApi = api.injectEndpoints({
  endpoints: (build) => ({
    oidcConnectParameters: build.query(call(oidcConnectParameters)),
    oidcToken: build.mutation(call(oidcToken)),
  }),
})
