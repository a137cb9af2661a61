import { oidcConnectParameters, oidcToken } from '#contracts/external-identity.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'

/** Apart from the sign-in's own slice, so that a password needs nothing of it. */
export const externalApi = api.injectEndpoints({
  endpoints: (build) => ({
    oidcConnectParameters: build.query<
      Answer<typeof oidcConnectParameters>,
      Input<typeof oidcConnectParameters>
    >(call(oidcConnectParameters)),
    oidcToken: build.mutation<Answer<typeof oidcToken>, Input<typeof oidcToken>>(call(oidcToken)),
  }),
})
