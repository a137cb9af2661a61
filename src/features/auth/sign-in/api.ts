import { captchaChallenge, login } from '#contracts/auth.ts'
import { api, call } from '#shared/api/api.ts'

export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(call(login)),
    captchaChallenge: build.query(call(captchaChallenge)),
  }),
})
