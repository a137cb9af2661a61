import type { authEndpoints } from '#contracts/auth.ts'
import { admission, signIn } from './signIn.ts'
import { newChallenge } from './captcha.ts'
import { ok, type Services } from './service.ts'

export const authServices: Services<typeof authEndpoints> = {
  async login(ctx, { body }) {
    const admitted = await admission(ctx, body)
    return 'refusal' in admitted ? admitted.refusal : signIn(ctx, { ...body, ...admitted })
  },

  async captchaChallenge({ ns }) {
    return ok(await newChallenge(ns))
  },
}
