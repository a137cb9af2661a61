import * as z from 'zod/mini'
import { looseNumber, outcomeFields, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * How a browser reaches the identity provider (CAL-17, S-26): either `url`, an authorization address without `state`, or
 * the four parts from which the portal builds one. `authority` is the exact authorization endpoint. `provider` is the
 * name on the button (S-30).
 *
 * The portal adds a random `state` and, if it builds the address, a PKCE challenge (S256). The provider's origin must be
 * on the portal's list of suite origins (decision D13).
 */
export const connectParameters = z.object({
  provider: text,
  url: text,
  authority: text,
  clientId: text,
  redirectUri: text,
  scope: text,
})
export type ConnectParameters = z.infer<typeof connectParameters>

export const oidcConnectParameters = endpoint({
  id: 'oidcConnectParameters',
  service: 'authentication',
  method: 'GET',
  path: '/api/Login/OidcConnectParameters',
  access: 'optional',
  headers: () =>
    z.object({
      appName: z.string(),
      tenant: z.optional(z.string()),
      tenantLanguage: z.optional(z.string()),
    }),
  answer: () => connectParameters,
})

const tokenAnswer = z.object({
  ...outcomeFields,
  statusCode: looseNumber,
  response: z.nullish(z.object({ informationCode: text, urlApp: text })),
})
export type OidcTokenAnswer = z.infer<typeof tokenAnswer>

/**
 * Exchanges the code of a callback once (CAL-16). Only a 200 with the information code A10 and an `urlApp` signs in; the
 * portal checks that address and opens it, and gets its session, if any, from there.
 *
 * `codeVerifier` is sent if the portal built the authorization address; the service passes it on to the provider. The
 * service has to confirm that the provider returns `state` and refuses a code without its verifier: the portal has no
 * other protection against another person's code.
 */
export const oidcToken = endpoint({
  id: 'oidcToken',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/OidcToken',
  access: 'none',
  body: () =>
    z.object({
      code: z.string().check(z.minLength(1)),
      /** Empty if the product has none. */
      tenant: z.string(),
      appName: z.string(),
      tenantLanguage: z.string(),
      codeVerifier: z.optional(z.string()),
    }),
  answer: () => tokenAnswer,
  failure: () => tokenAnswer,
  accepts: 'every code',
})

/**
 * A token for another application of the user (CAL-12, S-35). The portal opens the application's `urlApp` with
 * `result.token` as query parameter `token`, only on https or this machine: the application should use the token once
 * and remove it from its address. After a 401 the portal refreshes and calls again, because the body carries the current
 * refresh token.
 */
export const generateToken = endpoint({
  id: 'generateToken',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/GenerateToken',
  access: 'bearer-final',
  body: () =>
    z.object({
      UserName: z.string(),
      Quantity: z.literal(1),
      AppName: z.string().check(z.minLength(1)),
      RefreshToken: z.string(),
    }),
  answer: () => z.object({ result: z.object({ token: z.string().check(z.minLength(1)) }) }),
})

export const externalIdentityEndpoints = { oidcConnectParameters, oidcToken, generateToken }
