import * as z from 'zod/mini'
import { looseNumber, outcomeFields, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Failed attempts before a lock (LCK-20). */
export const maxFailedAttempts = 3

/** The fields of the documents (LCK-01) and `refreshToken`, which a refresh needs (S-22). */
export const loginAnswer = z.object({
  ...outcomeFields,
  urlApp: text,
  url: text,
  enterprise: text,
  token: text,
  refreshToken: text,
  failedLoginInformation: z.nullish(z.object({ failedAttempts: looseNumber, lockTime: looseNumber })),
  isBlocked: z.nullish(z.boolean()),
  messageParameter: text,
  responseCode: looseNumber,
  responseStat: text,
  statusCode: looseNumber,
})
export type LoginAnswer = z.infer<typeof loginAnswer>

/** `password` is encrypted by the portal (CRY-01); `ip` is empty, the service uses the connection's (S-34). */
export const loginBody = z.object({
  user: z.string().check(z.minLength(1)),
  password: z.string().check(z.minLength(1)),
  appname: z.string(),
  page: z.string(),
  tokenCaptcha: z.string(),
  ip: z.string(),
  Browser: z.string(),
  TypeDeviceId: z.literal([1, 2, 3]),
  idSessionTab: z.string(),
})
export type LoginBody = z.infer<typeof loginBody>

export const tenantHeaders = z.object({
  tenant: z.optional(z.string()),
  tenantLanguage: z.optional(z.string()),
})

export const login = endpoint({
  id: 'login',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/Login',
  access: 'none',
  headers: () => tenantHeaders,
  body: () => loginBody,
  answer: () => loginAnswer,
  failure: () => loginAnswer,
  accepts: 'every code',
})

/**
 * A proof-of-work challenge of the ALTCHA protocol (version 2) for the self-hosted captcha. The base64 of
 * `{ challenge, solution }` travels as `tokenCaptcha` (CAP-05); a solution is accepted once.
 */
export const captchaChallenge = endpoint({
  id: 'captchaChallenge',
  service: 'authentication',
  method: 'GET',
  path: '/api/Captcha/Challenge',
  access: 'none',
  answer: () =>
    z.object({
      parameters: z.looseObject({
        algorithm: z.string(),
        cost: z.number(),
        keyLength: z.number(),
        keyPrefix: z.string(),
        nonce: z.string(),
        salt: z.string(),
      }),
      signature: z.string(),
    }),
})

export const authEndpoints = { login, captchaChallenge }
