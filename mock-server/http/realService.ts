import { asksForSession, type EndpointWithExamples } from '#contracts/endpoint.ts'
import { textOf, type Bytes } from '../bytes.ts'
import { redactBody, redacted } from '../control/redact.ts'
import { readToken } from '../services/tokens.ts'
import type { Namespace } from '../store/namespace.ts'
import type { RecordedAnswer } from '../store/real.ts'
import { answerProblem } from './callEndpoint.ts'
import { parseJson, percentDecoded } from './readInput.ts'
import { asHeader, jsonReply, type Reply } from './reply.ts'
import type { MockRequest } from './request.ts'

type Passed = { status: number; contentType: string; body: Bytes }

const longestAnswer = 50_000_000
const longestWaitMs = 30_000
/** Headers of this hop, browser or mock, which a service does not get. */
const ownHeaders =
  /^(host|connection|keep-alive|transfer-encoding|content-length|accept-encoding|cookie|origin|referer|upgrade|x-mock-.*|x-forwarded-.*|sec-.*)$/

/** Marks a request that a mock has passed on, to prevent loops. */
const passedHeader = 'x-mock-passed'

/** Sends a request on to a service unchanged. Rejects with a message if no answer comes. */
async function passOn(
  base: string,
  path: string,
  { method, headers }: MockRequest,
  body: Uint8Array,
): Promise<Passed> {
  const kept = [...headers].filter(([name]) => !ownHeaders.test(name))
  try {
    const answer = await fetch(base.replace(/\/$/, '') + path, {
      method,
      headers: { [passedHeader]: '1', ...Object.fromEntries(kept) },
      body: body.length > 0 ? (body as Bytes) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWaitMs),
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (bytes.length > longestAnswer) throw new Error('its answer is longer than 50 MB')
    const contentType = answer.headers.get('content-type') ?? 'application/octet-stream'
    return { status: answer.status, contentType, body: bytes }
  } catch (error) {
    throw inWords(error as Error)
  }
}

/** `fetch` gives no reason itself. */
function inWords(error: Error): Error {
  if (error.name === 'TimeoutError') return new Error('it took longer than 30 s')
  return error.cause instanceof Error ? error.cause : error
}

/** Headers of every answer that is not the mock's own: its source, and whether it fits the contract (beyond 38). */
const [fromHeader, contractHeader] = ['X-Mock-From', 'X-Mock-Contract']

export function fromHeaders({ from, misfit }: ForeignAnswer): Reply['headers'] {
  return {
    [fromHeader]: asHeader(from),
    [contractHeader]: misfit === null ? 'fits' : asHeader(`differs: ${misfit}`),
  }
}

type ForeignAnswer = { reply: Reply; from: string; misfit: string | null }

/** The answer of a real test service or a recording to a call chosen for it; null leaves the call to the mock. */
export async function answerByRealService(
  ns: Namespace,
  endpoint: EndpointWithExamples,
  request: MockRequest,
  body: Uint8Array,
): Promise<ForeignAnswer | null> {
  const base = ns.real.calls().includes(endpoint.id) ? ns.real.services()[endpoint.service] : null
  if (base !== null && !request.headers.has(passedHeader))
    return fromService(ns, endpoint, base, request, body)
  return ns.real.replaying() === null ? null : fromRecording(ns, endpoint, request, body)
}

async function fromService(
  ns: Namespace,
  endpoint: EndpointWithExamples,
  base: string,
  request: MockRequest,
  body: Uint8Array,
): Promise<ForeignAnswer> {
  const from = `the test service at ${base}`
  const passed = await passOn(base, endpoint.path, request, body).catch((error: Error) => error.message)
  if (typeof passed === 'string') {
    const reply = jsonReply(502, { message: `No answer from ${from}: ${passed}` })
    return { reply, from, misfit: 'no answer came' }
  }
  const answer = parseJson(textOf(passed.body))
  const misfit = answerProblem(endpoint, { status: passed.status, body: answer })
  if (!holdsSecret(answer)) {
    const recorded = redactBody(answer, null)
    ns.real.add({
      endpoint: endpoint.id,
      request: requestOf(endpoint, request, body),
      status: passed.status,
      body: recorded,
      misfit,
    })
  }
  const { status, contentType } = passed
  return { reply: { status, headers: { 'Content-Type': contentType }, body: passed.body }, from, misfit }
}

/** Requests without a session are refused first: a recording has no sessions. */
function fromRecording(
  ns: Namespace,
  endpoint: EndpointWithExamples,
  request: MockRequest,
  body: Uint8Array,
): ForeignAnswer | null {
  const isOpen = !asksForSession(endpoint) || endpoint.service === 'authentication'
  if (!isOpen && !readToken(ns, request.headers.get('authorization') ?? '')) return null
  const answer = ns.real.next(endpoint.id, requestOf(endpoint, request, body))
  if (!answer) return null
  const misfit = answerProblem(endpoint, answer)
  return {
    reply: jsonReply(answer.status, answer.body),
    from: `the recording '${ns.real.replaying()}'`,
    misfit,
  }
}

/** The contract's part of a request, without cookies and tokens, with passwords redacted. */
function requestOf(
  { headers }: EndpointWithExamples,
  request: MockRequest,
  body: Uint8Array,
): RecordedAnswer['request'] {
  const sent = Object.keys(headers.shape).flatMap((name): [string, string][] => {
    const value = request.headers.get(name)
    if (value === null) return []
    return [[name, isSecret(name) ? redacted : (percentDecoded(value) ?? value)]]
  })
  return {
    headers: Object.fromEntries(sent),
    body: redactBody(parseJson(textOf(body)) ?? null, null),
  }
}

/** At a replay the mock answers calls that return tokens, because sessions are its own. */
function holdsSecret(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) =>
    typeof inner === 'string' ? inner !== '' && isSecret(name) : holdsSecret(inner),
  )
}

function isSecret(name: string): boolean {
  return /token|password|cookie|authorization|secret/i.test(name)
}
