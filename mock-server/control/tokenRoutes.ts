import * as z from 'zod/mini'
import type { TokenSettings } from '../store/sessions.ts'
import { bodyAs, type ControlRoute } from './route.ts'

export const tokenOrder = z.strictObject({
  lifeSeconds: z.optional(z.nullable(z.number().check(z.gt(0)))),
  skewSeconds: z.optional(z.number()),
  rotate: z.optional(z.literal(['reuse-detection', 'lenient'])),
  oldTokensDie: z.optional(z.boolean()),
  claims: z.optional(z.record(z.string(), z.unknown())),
})

export const tokenRoutes: ControlRoute[] = [
  { method: 'GET', path: '/tokens', does: 'Settings of new tokens.', run: ({ ns }) => ns.tokens },
  {
    method: 'PUT',
    path: '/tokens',
    does: 'Changes the settings of new tokens.',
    body: tokenOrder,
    example: { lifeSeconds: 60 },
    run({ ns, body }) {
      ns.tokens = { ...ns.tokens, ...bodyAs(tokenOrder, body) } as TokenSettings
      return ns.tokens
    },
  },
  {
    method: 'POST',
    path: '/tokens/expire',
    does: 'Expires all access tokens so far.',
    run: ({ ns }) => ({ expired: ns.sessions.expireAccess() }),
  },
  {
    method: 'POST',
    path: '/tokens/revoke',
    does: 'Revokes all sessions.',
    run: ({ ns }) => ({ revoked: ns.sessions.revokeAll() }),
  },
]
