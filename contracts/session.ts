import * as z from 'zod/mini'
import { done, looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * A code other than A10, or a `statusCode` other than 200, is a refusal with any status (decision D43). Option of a token
 * check (S-21): absent = login token from the address, '1' = stored token, '2' = link token.
 */
export const validateToken = endpoint({
  id: 'validateToken',
  service: 'authentication',
  method: 'GET',
  path: '/api/Login/ValidateToken',
  access: 'bearer-final',
  headers: () =>
    z.object({
      user: z.string(),
      token: z.string(),
      option: z.optional(z.literal(['1', '2'])),
      currentApp: z.string(),
      apps: z.optional(z.string()),
    }),
  answer: () => z.extend(done, { statusCode: looseNumber, refreshToken: text }),
})

export const refreshToken = endpoint({
  id: 'refreshToken',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/RefreshToken',
  access: 'bearer-final',
  body: () => z.object({ RefreshToken: z.string(), UserName: z.string(), Appname: z.string() }),
  answer: () => z.object({ result: z.object({ token: z.string(), refreshToken: z.string() }) }),
})

export const revokeToken = endpoint({
  id: 'revokeToken',
  service: 'authentication',
  method: 'PUT',
  path: '/api/login/RevokeToken',
  access: 'bearer-final',
  body: () =>
    z.object({
      UserName: z.string(),
      Quantity: z.literal(1),
      AppName: z.string(),
      RefreshToken: z.string(),
    }),
  answer: () => z.extend(done, { statusCode: looseNumber }),
})

/** Links the tab's hub connection to its session (CAL-27). A 401 ends the session (CHN-04). */
export const validateSession = endpoint({
  id: 'validateSession',
  service: 'security',
  method: 'POST',
  path: '/api/user/validatesession',
  access: 'bearer-final',
  headers: () => z.object({ connectionId: z.string() }),
  body: () => z.object({}),
  answer: () => z.object({ message: text }),
})

export const sessionEndpoints = { validateToken, refreshToken, revokeToken, validateSession }
