import { captchaChallenge, login } from '#contracts/auth.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'

export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Answer<typeof login>, Input<typeof login>>(call(login)),
    captchaChallenge: build.query<Answer<typeof captchaChallenge>, Input<typeof captchaChallenge>>(
      call(captchaChallenge),
    ),
  }),
})
