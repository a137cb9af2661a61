import type { IncomingMessage } from 'node:http'
import { asksForSession, opensWithoutToken, type Endpoint } from '#contracts/endpoint.ts'
import { neededPrivilege, privilegesOf } from '../services/permissions.ts'
import { forbidden, unauthorized, type Answer, type Context, type Service } from '../services/service.ts'
import { firstIssue, readInput } from './readInput.ts'

/** One call: input held to the contract, session and privilege asked for, the service's work, the answer held to it. */
export async function callEndpoint(
  { endpoint, service }: { endpoint: Endpoint; service: Service },
  ctx: Context,
  req: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  const needsSession = asksForSession(endpoint) && endpoint.service === 'security'
  if (needsSession && !ctx.caller && !isOpenTo(endpoint, req)) return unauthorized
  const privilege = neededPrivilege(endpoint)
  if (privilege && ctx.caller && !privilegesOf(ctx.ns, ctx.caller.user).includes(privilege)) return forbidden
  const read = readInput(endpoint, req.headers, body)
  if ('refusal' in read) return { status: read.refusal.status, body: { message: read.refusal.message } }
  return checkAnswer(endpoint, await service(ctx, read.input as never))
}

/** A token that is no good is not the same as none at all (decision D41). */
function isOpenTo(endpoint: Endpoint, { headers }: IncomingMessage): boolean {
  return opensWithoutToken(endpoint) && headers.authorization === undefined
}

/** Bodies with the schema that they fit: a service may give the same one again, and long ones take time to check. */
const fitting = new WeakMap<object, Endpoint['answer']>()

/** The answer, or a 500 that says what in it does not fit the contract. */
export function checkAnswer(endpoint: Endpoint, answer: Answer): Answer {
  const { body } = answer
  const schema = answer.status < 400 ? endpoint.answer : endpoint.failure
  const isObject = typeof body === 'object' && body !== null
  if (isObject && fitting.get(body) === schema) return answer
  const check = schema.safeParse(body)
  if (check.success) {
    if (isObject) fitting.set(body, schema)
    return answer
  }
  const message = `The mock's own answer to ${endpoint.id} (${answer.status}) does not fit the contract: ${firstIssue(check.error.issues)}`
  console.error(message)
  return { status: 500, body: { message } }
}
