import {
  asksForSession,
  opensWithoutToken,
  schemaFor,
  type Endpoint,
  type EndpointWithExamples,
  type JsonText,
} from '#contracts/endpoint.ts'
import { misfitOfText, textsIn } from '#contracts/examples/jsonTexts.ts'
import { neededPrivilege, privilegesOf } from '../services/permissions.ts'
import { forbidden, unauthorized, type Answer, type Context, type Service } from '../services/service.ts'
import { placeCode } from './placeCode.ts'
import { firstIssue, readInput } from './readInput.ts'
import type { MockRequest } from './request.ts'
import { describeViolation } from './whyNot.ts'

type Called = Endpoint & Partial<Pick<EndpointWithExamples, 'texts'>>

/** One call: validates the input, checks session and privilege, runs the service, validates the answer. */
export async function callEndpoint(
  { endpoint, service }: { endpoint: Called; service: Service },
  ctx: Context,
  request: MockRequest,
  body: Uint8Array,
): Promise<Answer> {
  const needsSession = asksForSession(endpoint) && endpoint.service === 'security'
  if (needsSession && !ctx.caller && !isOpenTo(endpoint, request)) return unauthorized
  const privilege = neededPrivilege(endpoint)
  if (privilege && ctx.caller && !privilegesOf(ctx.ns, ctx.caller.user).includes(privilege)) return forbidden
  const read = readInput(endpoint, request.headers, body)
  if ('refusal' in read) {
    const { status, message } = read.refusal
    return { status, body: { message }, why: describeViolation(endpoint, request, body) }
  }
  const answer = await service(ctx, read.input as never)
  return checkAnswer(endpoint, placeCode(endpoint, answer, ctx.ns.codeForm), ctx.ns)
}

/** An invalid token differs from a missing one (decision D41). */
function isOpenTo(endpoint: Endpoint, { headers }: MockRequest): boolean {
  return opensWithoutToken(endpoint) && !headers.has('authorization')
}

/** Bodies already validated, with their schema: services return the same ones again, and long ones are slow to check. */
const fitting = new WeakMap<object, Endpoint['answer']>()

/** The answer, or a 500 with what in it or in its JSON texts violates the contract. */
export function checkAnswer(
  endpoint: Called,
  answer: Answer,
  { holdsOddTexts }: { holdsOddTexts: boolean } = { holdsOddTexts: false },
): Answer {
  const problem = answerProblem(endpoint, answer, holdsOddTexts)
  if (problem === null) return answer
  const message = `The mock's own answer to ${endpoint.id} (${answer.status}) violates the contract: ${problem}`
  console.error(message)
  return { status: 500, body: { message } }
}

/** What in an answer or its JSON texts violates the contract; null if nothing does. */
export function answerProblem(
  endpoint: Called,
  { status, body }: Pick<Answer, 'status' | 'body'>,
  holdsOddTexts = false,
): string | null {
  const schema = schemaFor(endpoint, status, body)
  const isObject = typeof body === 'object' && body !== null
  if (isObject && fitting.get(body) === schema) return null
  const check = schema.safeParse(body)
  if (!check.success) return firstIssue(check.error.issues)
  const problem = status < 400 && !holdsOddTexts ? textProblem(endpoint, body) : null
  if (problem === null && isObject) fitting.set(body, schema)
  return problem
}

/** Errors of JSON texts already checked, by schema: most are answered again and again. */
const judged = new Map<JsonText, Map<unknown, string | null>>()
const mostJudged = 500

function textProblem({ texts = {} }: Called, body: unknown): string | null {
  for (const { path, text, value } of textsIn('answer', texts, body)) {
    const known = judged.get(text) ?? new Map<unknown, string | null>()
    judged.set(text, known)
    if (!known.has(value)) {
      if (known.size >= mostJudged) known.clear()
      known.set(value, misfitOfText(text, value))
    }
    const problem = known.get(value)
    if (problem) return `the text of '${path.slice('answer.'.length)}' ${problem}`
  }
  return null
}
