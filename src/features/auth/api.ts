import { captchaChallenge, login } from '#contracts/auth.ts'
import { validateToken } from '#contracts/session.ts'
import { api, call } from '#shared/api/api.ts'

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(call(login)),
    validateToken: build.query(call(validateToken)),
    captchaChallenge: build.query(call(captchaChallenge)),
  }),
})
