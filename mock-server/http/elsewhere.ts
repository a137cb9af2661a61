import type { IncomingMessage, ServerResponse } from 'node:http'
import { asksForSession, type EndpointWithExamples } from '#contracts/endpoint.ts'
import { redactBody, redacted } from '../control/redact.ts'
import { readToken } from '../services/tokens.ts'
import type { Namespace } from '../store/namespace.ts'
import type { RecordedAnswer } from '../store/real.ts'
import { answerProblem } from './callEndpoint.ts'
import { passedHeader, passOn } from './passOn.ts'
import { parseJson, percentDecoded } from './readInput.ts'
import { asHeader, jsonReply, type Reply } from './reply.ts'

/** Says with every answer that is not the mock's own whose it is, and how it stands to the contract (beyond 38). */
const [fromHeader, contractHeader] = ['X-Mock-From', 'X-Mock-Contract']

export function sayFrom(res: ServerResponse, { from, misfit }: Elsewhere): void {
  res.setHeader(fromHeader, asHeader(from))
  res.setHeader(contractHeader, misfit === null ? 'fits' : asHeader(`differs: ${misfit}`))
}

export type Elsewhere = { reply: Reply; from: string; misfit: string | null }

/** What a real test service or a recording answers to a call, where it was chosen for it; null leaves it to the mock. */
export async function answerElsewhere(
  ns: Namespace,
  endpoint: EndpointWithExamples,
  req: IncomingMessage,
  body: Buffer,
): Promise<Elsewhere | null> {
  const base = ns.real.calls().includes(endpoint.id) ? ns.real.services()[endpoint.service] : null
  if (base !== null && req.headers[passedHeader] === undefined)
    return fromService(ns, endpoint, base, req, body)
  return ns.real.replaying() === null ? null : fromRecording(ns, endpoint, req, body)
}

async function fromService(
  ns: Namespace,
  endpoint: EndpointWithExamples,
  base: string,
  req: IncomingMessage,
  body: Buffer,
): Promise<Elsewhere> {
  const from = `the test service at ${base}`
  const heard = await passOn(base, endpoint.path, req, body).then(
    (passed) => ({ passed }),
    (error: Error) => ({ why: error.message }),
  )
  if ('why' in heard) {
    const reply = jsonReply(502, { message: `The mock has no answer of ${from}: ${heard.why}` })
    return { reply, from, misfit: 'no answer came' }
  }
  const { passed } = heard
  const answer = parseJson(passed.body.toString('utf8'))
  const misfit = answerProblem(endpoint, { status: passed.status, body: answer })
  if (!holdsSecret(answer)) {
    const recorded = redactBody(answer, null)
    ns.real.add({
      endpoint: endpoint.id,
      request: requestOf(endpoint, req, body),
      status: passed.status,
      body: recorded,
      misfit,
    })
  }
  return { reply: passed, from, misfit }
}

/** Who is nobody is told so before: a recording has no sessions. */
function fromRecording(
  ns: Namespace,
  endpoint: EndpointWithExamples,
  req: IncomingMessage,
  body: Buffer,
): Elsewhere | null {
  const isOpen = !asksForSession(endpoint) || endpoint.service === 'authentication'
  if (!isOpen && !readToken(ns, req.headers.authorization ?? '')) return null
  const answer = ns.real.next(endpoint.id, requestOf(endpoint, req, body))
  if (!answer) return null
  const misfit = answerProblem(endpoint, answer)
  return {
    reply: jsonReply(answer.status, answer.body),
    from: `the recording '${ns.real.replaying()}'`,
    misfit,
  }
}

/** What a call says by its contract. Cookies and tokens are no part of it, passwords are blackened. */
function requestOf(
  { headers }: EndpointWithExamples,
  req: IncomingMessage,
  body: Buffer,
): RecordedAnswer['request'] {
  const sent = Object.keys(headers.shape).flatMap((name): [string, string][] => {
    const value = req.headers[name.toLowerCase()]
    if (value === undefined) return []
    return [[name, isSecret(name) ? redacted : (percentDecoded(String(value)) ?? String(value))]]
  })
  return {
    headers: Object.fromEntries(sent),
    body: redactBody(parseJson(body.toString('utf8')) ?? null, null),
  }
}

/** An answer that hands out tokens is the mock's own business at a replay: its sessions are its own. */
function holdsSecret(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) =>
    typeof inner === 'string' ? inner !== '' && isSecret(name) : holdsSecret(inner),
  )
}

function isSecret(name: string): boolean {
  return /token|password|cookie|authorization|secret/i.test(name)
}
