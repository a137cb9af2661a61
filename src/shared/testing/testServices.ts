import type { Endpoint } from '#contracts/endpoint.ts'

/** A request that a test has seen. `name` is the endpoint's id, or the path where no endpoint has it. */
export type TestCall = {
  name: string
  headers: Record<string, string>
  body: Record<string, unknown> | undefined
  signal: AbortSignal | null | undefined
}

/** `body` as JSON, `text` as it stands, no answer (`drop`), or one that is lost after the work; once `after` is settled. */
export type TestReply = {
  status?: number
  body?: unknown
  text?: string
  headers?: Record<string, string>
  drop?: true
  isLost?: true
  after?: Promise<unknown>
}

export type TestServices = {
  calls: TestCall[]
  callsOf: (name: string) => TestCall[]
  /** Answers the next calls of an endpoint with these, one after the other. */
  answerNext: (name: string, ...replies: TestReply[]) => void
  /** How far the machine's clock is ahead of the one that answers carry, ms. */
  aheadMs: number
  /** Forgets all calls and takes over `fetch`; to be called before each test. */
  start: () => void
}

/**
 * The services behind a screen under test. `answers` are by endpoint id, as long as nothing else is planned for a call;
 * an endpoint without one answers {}. A planned refusal (400 and above) runs no answer, so it changes nothing.
 */
export function testServices(
  endpoints: readonly Record<string, Endpoint>[],
  answers: Record<string, (call: TestCall) => unknown>,
): TestServices {
  const known = endpoints.flatMap((group) => Object.values(group))
  const calls: TestCall[] = []
  const planned = new Map<string, TestReply[]>()

  async function reply(path: string, init: RequestInit | undefined): Promise<Response> {
    if (navigator.onLine === false) throw new TypeError('Failed to fetch')
    const call: TestCall = {
      name: known.find((endpoint) => path.endsWith(endpoint.path))?.id ?? path,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: init?.body ? (JSON.parse(init.body as string) as TestCall['body']) : undefined,
      signal: init?.signal,
    }
    calls.push(call)
    const { status = 200, body, text, drop, isLost, after, ...told } = planned.get(call.name)?.shift() ?? {}
    await after
    if (drop) throw new TypeError('Failed to fetch')
    const headers = { Date: new Date(Date.now() - services.aheadMs).toUTCString(), ...told.headers }
    if (text !== undefined) return new Response(text, { status, headers })
    const answer = body ?? (status < 400 ? answers[call.name]?.(call) : undefined) ?? {}
    if (isLost) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer), { status, headers })
  }

  const services: TestServices = {
    calls,
    aheadMs: 0,
    callsOf: (name) => calls.filter((call) => call.name === name),
    answerNext: (name, ...replies) => planned.set(name, [...(planned.get(name) ?? []), ...replies]),
    start() {
      calls.length = 0
      planned.clear()
      services.aheadMs = 0
      jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => reply(input as string, init))
    },
  }
  return services
}
