import { captchaChallenge, login, validateToken } from '#contracts/auth.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Answer<typeof login>, Input<typeof login>>(call(login)),
    validateToken: build.query<Answer<typeof validateToken>, Input<typeof validateToken>>(
      call(validateToken),
    ),
    captchaChallenge: build.query<Answer<typeof captchaChallenge>, Input<typeof captchaChallenge>>(
      call(captchaChallenge),
    ),
  }),
})
