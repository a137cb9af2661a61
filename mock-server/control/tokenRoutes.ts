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
  { method: 'GET', path: '/tokens', does: 'How tokens are issued.', run: ({ ns }) => ns.tokens },
  {
    method: 'PUT',
    path: '/tokens',
    does: 'How tokens are issued from now on.',
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
    does: 'All access tokens so far count as expired.',
    run: ({ ns }) => ({ expired: ns.sessions.expireAccess() }),
  },
  {
    method: 'POST',
    path: '/tokens/revoke',
    does: 'All sessions are revoked.',
    run: ({ ns }) => ({ revoked: ns.sessions.revokeAll() }),
  },
]
