import * as z from 'zod/mini'
import { looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Failed attempts before a lock (LCK-20). */
export const maxFailedAttempts = 3

/** LCK-01. `refreshToken` is assumed: the documents name no call that gives the first one. */
export const loginAnswer = z.object({
  urlApp: text,
  url: text,
  code: text,
  enterprise: text,
  token: text,
  refreshToken: text,
  failedLoginInformation: z.nullish(z.object({ failedAttempts: looseNumber, lockTime: looseNumber })),
  isBlocked: z.nullish(z.boolean()),
  messageParameter: text,
  message: text,
  responseCode: looseNumber,
  responseStat: text,
  informationCode: text,
  statusCode: looseNumber,
})
export type LoginAnswer = z.infer<typeof loginAnswer>

/** `password` is encrypted by the portal (CRY-01); `ip` is empty, the service reads the connection's (G34). */
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

/** A token of `admin` with the claims that the portal reads, good until 2100; its signature is none. */
export const exampleToken = [
  'eyJhbGciOiJIUzI1NiJ9',
  'eyJ1bmlxdWVfbmFtZSI6ImFkbWluIiwidXNlcklkIjoiMSIsIkFQUFMiOlsiaWJ1aG9vIl0sImlhdCI6MTc2NzIyNTYwMCwiZXhwIjo0MTAyNDQ0ODAwfQ',
  'c2lnbmF0dXJl',
].join('.')

export const login = endpoint({
  id: 'login',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/Login',
  access: 'none',
  headers: tenantHeaders,
  body: loginBody,
  answer: loginAnswer,
  failure: loginAnswer,
  assumed: 'G22, G33, G34',
  example: {
    headers: { tenant: 'bmsbra', tenantLanguage: 'pt' },
    body: {
      user: 'admin',
      password: 'AAECAwQFBgcICQoL-encrypted',
      appname: 'ibuhoo',
      page: '',
      tokenCaptcha: '',
      ip: '',
      Browser: 'Chrome 156',
      TypeDeviceId: 1,
      idSessionTab: '5f0c1d5e-8c3b-4f7a-9f0e-2d6b1a7c9e10',
    },
    answer: {
      url: 'https://portal.suite.test/',
      token: exampleToken,
      refreshToken: 'refresh-1',
      informationCode: 'A10',
      statusCode: 200,
      isBlocked: false,
    },
  },
  outcomes: {
    A10: {
      status: 200,
      body: {
        url: 'https://portal.suite.test/',
        token: exampleToken,
        refreshToken: 'refresh-1',
        informationCode: 'A10',
        statusCode: 200,
      },
    },
    A20: {
      status: 200,
      body: {
        urlApp: 'https://portal.suite.test/',
        token: exampleToken,
        refreshToken: 'refresh-1',
        informationCode: 'A20',
        statusCode: 200,
      },
    },
    information: {
      status: 200,
      body: { informationCode: 'I05', message: 'Tu cuenta necesita una revisión.', statusCode: 200 },
    },
    R11: {
      status: 400,
      body: {
        informationCode: 'R11',
        message: 'Usuario o contraseña incorrectos.',
        failedLoginInformation: { failedAttempts: 1 },
      },
    },
    R13: {
      status: 400,
      body: { informationCode: 'R13', failedLoginInformation: { failedAttempts: 3, lockTime: 900 } },
    },
    isBlocked: { status: 400, body: { isBlocked: true, messageParameter: '601 555 0100' } },
    R21: {
      status: 400,
      body: { informationCode: 'R21', message: 'El usuario no tiene empresas asignadas.' },
    },
    R22: {
      status: 400,
      body: { informationCode: 'R22', message: 'El usuario no tiene roles en la aplicación.' },
    },
    R23: { status: 400, body: { informationCode: 'R23', message: 'El usuario se encuentra inactivo.' } },
    PasswordExpired: { status: 400, body: { responseStat: 'PasswordExpired' } },
    captcha: { status: 400, body: { message: 'La validación de robot no es correcta.' } },
  },
})

/** Option of a token check (G21): absent = login token from the address, '1' = stored token, '2' = link token. */
export const validateToken = endpoint({
  id: 'validateToken',
  service: 'authentication',
  method: 'GET',
  path: '/api/Login/ValidateToken',
  access: 'bearer-final',
  headers: z.object({
    user: z.string(),
    token: z.string(),
    option: z.optional(z.literal(['1', '2'])),
    currentApp: z.string(),
    apps: z.optional(z.string()),
  }),
  answer: z.object({ statusCode: looseNumber, informationCode: text, message: text, refreshToken: text }),
  assumed: 'G21, G33',
  example: {
    headers: {
      user: 'admin',
      token: exampleToken,
      option: '1',
      currentApp: 'ibuhoo',
      apps: 'ibuhoo,colnomina',
    },
    answer: { statusCode: 200, informationCode: 'A10' },
  },
  outcomes: {
    A10: { status: 200, body: { statusCode: 200, informationCode: 'A10' } },
    // Without an option the answer also gives the session its first refresh token.
    'A10 login token': {
      status: 200,
      body: { statusCode: 200, informationCode: 'A10', refreshToken: 'refresh-1' },
    },
    '401': { status: 401, body: { statusCode: 401, message: 'El token no es válido.' } },
  },
})

export const refreshToken = endpoint({
  id: 'refreshToken',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/RefreshToken',
  access: 'bearer-final',
  body: z.object({ RefreshToken: z.string(), UserName: z.string(), Appname: z.string() }),
  answer: z.object({ result: z.object({ token: z.string(), refreshToken: z.string() }) }),
  example: {
    body: { RefreshToken: 'refresh-1', UserName: 'admin', Appname: 'ibuhoo' },
    answer: { result: { token: exampleToken, refreshToken: 'refresh-2' } },
  },
  outcomes: {
    '200': { status: 200, body: { result: { token: exampleToken, refreshToken: 'refresh-2' } } },
    '401': { status: 401, body: { message: 'El token de refresco no es válido.' } },
    R101: {
      status: 401,
      body: { informationCode: 'R101', message: 'Tu sesión fue revocada. Por favor ingresa de nuevo.' },
    },
  },
})

export const revokeToken = endpoint({
  id: 'revokeToken',
  service: 'authentication',
  method: 'PUT',
  path: '/api/login/RevokeToken',
  access: 'bearer-final',
  body: z.object({
    UserName: z.string(),
    Quantity: z.literal(1),
    AppName: z.string(),
    RefreshToken: z.string(),
  }),
  answer: z.object({ statusCode: looseNumber, message: text }),
  assumed: 'G24',
  example: {
    body: { UserName: 'admin', Quantity: 1, AppName: 'ibuhoo', RefreshToken: 'refresh-1' },
    answer: { statusCode: 200 },
  },
  outcomes: {
    '200': { status: 200, body: { statusCode: 200 } },
    '401': { status: 401, body: { message: 'Unauthorized' } },
  },
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
  answer: z.object({
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
  assumed: 'G11',
  example: {
    answer: {
      parameters: {
        algorithm: 'SHA-256',
        cost: 1,
        expiresAt: 1893456000,
        keyLength: 32,
        keyPrefix: '0000',
        nonce: '5b2f7a3c9d1e4f60',
        salt: '0a1b2c3d4e5f6071',
      },
      signature: 'c2lnbmF0dXJl',
    },
  },
})

export const authEndpoints = { login, validateToken, refreshToken, revokeToken, captchaChallenge }
