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
  { method: 'GET', path: '/tokens', run: ({ ns }) => ns.tokens },
  {
    method: 'PUT',
    path: '/tokens',
    run({ ns, body }) {
      ns.tokens = { ...ns.tokens, ...bodyAs(tokenOrder, body) } as TokenSettings
      return ns.tokens
    },
  },
  { method: 'POST', path: '/tokens/expire', run: ({ ns }) => ({ expired: ns.sessions.expireAccess() }) },
  { method: 'POST', path: '/tokens/revoke', run: ({ ns }) => ({ revoked: ns.sessions.revokeAll() }) },
]
