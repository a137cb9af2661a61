import { codeOf, isSuccess } from '#contracts/codes.ts'
import { asksForSession, schemaFor, type EndpointWithExamples } from '#contracts/endpoint.ts'
import { InputError } from '../command.ts'
import { parsed, send, type Asked, type Reply } from '../http.ts'
import { misfitOf, requestsOf, type FuzzRequest } from './requests.ts'

export type Target = {
  /** The base address. */
  baseOf: (call: EndpointWithExamples) => string
  headers: Record<string, string>
  /** A valid token, or null. */
  signIn: () => Promise<string | null>
}
export type Finding = { call: string; problem: string; times: number; first: Asked & { base: string } }
export type Fuzzed = {
  findings: Finding[]
  asked: number
  allowed: number
  /** Whether every valid request with the token got 401. */
  isTokenRefused: boolean
}

const parallel = 16

/** Sends the requests of a seed, in turn over all calls, and reports wrong answers. */
export async function runFuzz(
  target: Target,
  calls: readonly EndpointWithExamples[],
  { requests, seed }: { requests: number; seed: number },
): Promise<Fuzzed> {
  const perCall = Math.ceil(requests / calls.length)
  const lists = calls.map((call, index) => requestsOf(call, perCall, seed + index))
  const all = Array.from({ length: perCall }, (_, round) => lists.map((list) => list[round]!)).flat()
  const queue = all.slice(0, requests)
  const found = new Map<string, Finding>()
  const withToken = { sent: 0, refused: 0 }
  let allowed = 0
  let token: Promise<string | null> | null = null

  async function ask(request: FuzzRequest): Promise<void> {
    const current = (token ??= target.signIn())
    const asked = askedOf(request, await current, target)
    const reply = await send(asked.base, asked).catch(() => null)
    // Requests may have ended the session.
    if (reply?.status === 401 && request.token === 'good' && token === current) token = null
    const misfit = misfitOf(request)
    if (misfit === null) allowed += 1
    if (misfit === null && request.token === 'good' && asksForSession(request.call)) {
      withToken.sent += 1
      if (reply?.status === 401) withToken.refused += 1
    }
    const problem = problemOf(request.call, misfit, reply)
    if (problem === null) return
    const key = `${request.call.id} ${problem}`
    const finding = found.get(key) ?? { call: request.call.id, problem, times: 0, first: asked }
    found.set(key, { ...finding, times: finding.times + 1 })
  }

  const turns = queue.values()
  const work = async (): Promise<void> => {
    for (const request of turns) await ask(request)
  }
  await Promise.all(Array.from({ length: parallel }, work))
  const isTokenRefused = withToken.sent > 0 && withToken.refused === withToken.sent
  return { findings: [...found.values()], asked: queue.length, allowed, isTokenRefused }
}

function askedOf(
  { call, method, path, headers, body, token: kind }: FuzzRequest,
  token: string | null,
  target: Target,
) {
  const isSent = kind !== 'none' && token !== null && call.access !== 'none'
  const value = kind === 'broken' ? `${token?.slice(0, -3)}xyz` : token
  const all = { ...headers, ...(isSent && { Authorization: `Bearer ${value}` }), ...target.headers }
  return { base: target.baseOf(call), method, path, headers: all, body: body ?? '' }
}

/** How an answer violates the contract of its call; null if it does not. */
export function problemOf(
  call: EndpointWithExamples,
  misfit: string | null,
  reply: Reply | null,
): string | null {
  if (!reply) return 'no answer came'
  const { status, contentType, text } = reply
  if (status >= 500) return `it answered ${status}`
  if (status >= 300 && status < 400) return `it led elsewhere (${status})`
  if (misfit === 'an unknown path' || misfit === 'another verb')
    return status >= 400 ? null : `it took ${misfit} (${status})`
  if (status >= 400 && text === '') return misfit === null ? `${status} says nothing` : null
  const body = /\bjson\b/i.test(contentType) ? parsed(text) : undefined
  if (body === undefined) return `${status} is no JSON but ${contentType || 'of no type'}`
  const isKnown = status >= 400 || Object.values(call.outcomes).some((outcome) => outcome.status === status)
  if (!isKnown) return `${status} is no status of the call`
  const { error } = schemaFor(call, status, body).safeParse(body)
  if (error) {
    const { path, message } = error.issues[0]!
    return `${status} does not fit: '${path.map(String).join('.')}': ${message}`.slice(0, 500)
  }
  return misfit === null || status >= 400 || isRefusal(body) ? null : `it took ${misfit} (${status})`
}

/** A code other than success is a refusal with any status (G-61). */
function isRefusal(body: unknown): boolean {
  const code = codeOf(body)
  return code !== null && !isSuccess(code)
}

/** A mock with a fresh namespace. @throws InputError if there is no mock */
export async function mockTarget(url: string): Promise<Target> {
  const headers = { 'X-Mock-Namespace': 'fuzz' }
  const post = (path: string, body: object): Promise<Response> => {
    const all = { ...headers, 'Content-Type': 'application/json' }
    return fetch(`${url}/__mock/v1${path}`, { method: 'POST', headers: all, body: JSON.stringify(body) })
  }
  const signIn = async (): Promise<string> => {
    const signedIn = await post('/sign-in', { userName: 'admin' })
    if (signedIn.ok) return ((await signedIn.json()) as { token: string }).token
    // Requests may have deleted or locked the administrator.
    await post('/reset', {})
    return signIn()
  }
  const { ok } = await post('/reset', {})
  if (!ok) throw new InputError(`There is no mock at ${url}. A service wants --service NAME.`)
  return { baseOf: ({ service }) => `${url}/${service}`, headers, signIn }
}
