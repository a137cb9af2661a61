import * as z from 'zod/mini'
import { addressOf } from '../http/request.ts'
import { signIn } from '../services/signIn.ts'
import { bodyAs, ControlError, type ControlRoute } from './route.ts'
import { userNamed } from '../store/queries.ts'

const signInOrder = z.strictObject({ userName: z.string(), appName: z.optional(z.string()) })

export const signInRoutes: ControlRoute[] = [
  {
    method: 'POST',
    path: '/sign-in',
    does: 'Signs a user in without a password, and returns the tokens.',
    body: signInOrder,
    example: { userName: 'admin' },
    run({ host, ns, body, request }) {
      const { userName, appName = 'ibuhoo' } = bodyAs(signInOrder, body)
      const user = ns.tables.users.findFirst(userNamed(userName))
      if (!user) throw new ControlError(404, `There is no user '${userName}'.`)
      const attempt = { user: userName, password: user.password, appname: appName }
      const { origin } = addressOf(request)
      const ctx = { ns, cipher: host.cipher, caller: null, origin, identify() {}, sendMessage() {} }
      const answer = signIn(ctx, attempt).body as Record<string, unknown>
      const { token, refreshToken } = answer
      if (typeof token !== 'string') throw new ControlError(409, `${userName} is not let in: ${why(answer)}`)
      const query = new URLSearchParams({ user: user.userName, token })
      return { userName: user.userName, token, refreshToken, path: `/?${query.toString()}` }
    },
  },
]

function why({ informationCode, responseStat, isBlocked, message }: Record<string, unknown>): string {
  const code = informationCode ?? responseStat ?? (isBlocked ? 'blocked' : 'no token')
  return typeof message === 'string' ? `${String(code)}, ${message}` : String(code)
}
