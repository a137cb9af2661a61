import { asksForSession, type EndpointWithExamples } from '#contracts/endpoint.ts'
import { createClient, type Client, type Sent } from './client.ts'
import { problemOf, type Heard } from './judge.ts'
import { requestsOf, type FuzzRequest } from './requests.ts'

export type Target = {
  url: string
  /** What stands before a path of the contracts: '/security' at a mock, '' at the base of a service. */
  baseOf: (call: EndpointWithExamples) => string
  headers: Record<string, string>
  /** A token that is good now; null where there is none. */
  signIn: () => Promise<string | null>
}
export type Finding = { call: string; problem: string; times: number; first: Sent }
export type Fuzzed = {
  findings: Finding[]
  asked: number
  allowed: number
  /** Of the allowed requests that need the token: how many there were, and how many of them were answered 401. */
  withToken: { sent: number; refused: number }
  statuses: Map<number, number>
  ms: number
}

export type FuzzOrder = {
  calls: readonly EndpointWithExamples[]
  requests: number
  seed: number
  parallel: number
}

/** Sends the requests of a seed, in turn over all calls, and tells what is wrong with the answers. */
export async function runFuzz(
  target: Target,
  { calls, requests, seed, parallel }: FuzzOrder,
): Promise<Fuzzed> {
  const perCall = Math.ceil(requests / calls.length)
  const lists = calls.map((call, index) => requestsOf(call, perCall, seed + index))
  const queue = Array.from({ length: perCall }, (_, round) => lists.flatMap((list) => list[round] ?? []))
    .flat()
    .slice(0, requests)
  const client = createClient(target.url, parallel)
  const session = sessionOf(target)
  const findings = new Map<string, Finding>()
  const statuses = new Map<number, number>()
  const withToken = { sent: 0, refused: 0 }
  let first: Sent | null = null
  let next = 0

  async function work(): Promise<void> {
    for (let request = queue[next++]; request; request = queue[next++]) {
      const { sent, heard } = await ask(client, session, target, request)
      const status = heard?.status ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (request.misfit === null && request.token === 'good' && asksForSession(request.call)) {
        withToken.sent += 1
        if (status === 401) withToken.refused += 1
        first ??= sent
      }
      const problem = problemOf(request, heard)
      if (problem === null) continue
      const key = `${request.call.id} ${problem}`
      const known = findings.get(key)
      if (known) known.times += 1
      else findings.set(key, { call: request.call.id, problem, times: 1, first: sent })
    }
  }

  const startedAt = performance.now()
  await Promise.all(Array.from({ length: parallel }, work))
  const ms = performance.now() - startedAt
  client.close()
  const allowed = queue.filter(({ misfit }) => misfit === null).length
  const { sent: times, refused } = withToken
  const all = [...findings.values()]
  const told = first !== null && refused === times ? notTaken(all, first, times) : all
  return { findings: told, asked: queue.length, allowed, withToken, statuses, ms }
}

/** Where no call takes the token, that is what to say of all that was answered 401. */
function notTaken(findings: readonly Finding[], first: Sent, times: number): Finding[] {
  const others = findings.filter(({ problem }) => !problem.startsWith('401 '))
  return [{ call: 'every call', problem: 'the token is not taken (401)', times, first }, ...others]
}

type Session = { token: () => Promise<string | null>; lost: (token: string | null) => void }

/** One sign-in for all that ask at once; again when the requests themselves have ended the session. */
function sessionOf({ signIn }: Target): Session {
  let current: Promise<string | null> | null = null
  let known: string | null = null
  return {
    async token() {
      current ??= signIn()
      return (known = await current)
    },
    lost(token) {
      if (token !== null && token === known) current = null
    },
  }
}

async function ask(
  client: Client,
  session: Session,
  target: Target,
  request: FuzzRequest,
): Promise<{ sent: Sent; heard: Heard | null }> {
  const { call, method, path, headers, body, token: kind } = request
  const token = await session.token()
  const authorization =
    kind === 'none' || token === null || call.access === 'none'
      ? {}
      : { Authorization: `Bearer ${kind === 'good' ? token : `${token.slice(0, -3)}xyz`}` }
  const sent = {
    method,
    path: new URL(target.url).pathname.replace(/\/$/, '') + target.baseOf(call) + path,
    headers: { ...headers, ...authorization, ...target.headers },
    body,
  }
  const heard = await client.send(sent)
  if (heard?.status === 401 && kind === 'good') session.lost(token)
  return { sent, heard }
}
