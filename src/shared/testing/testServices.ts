import type { Endpoint } from '#contracts/endpoint.ts'

/** A recorded request. `name` is the endpoint's id, or the path if no endpoint has it. */
export type TestCall = {
  name: string
  headers: Record<string, string>
  body: Record<string, unknown> | undefined
  signal: AbortSignal | null | undefined
}

/** `body` as JSON, raw `text`, no answer (`drop`), or one lost after the work; sent once `after` settles. */
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
  /** Answers the next calls of an endpoint with these replies in order. */
  answerNext: (name: string, ...replies: TestReply[]) => void
  /** Local minus service clock in ms. */
  aheadMs: number
  /** Clears the recorded calls and replaces `fetch`; call it before each test. */
  start: () => void
}

/**
 * Services of a screen under test. `answers` are by endpoint id, unless `answerNext` is set for a call; without one the
 * answer is {}. A refusal (400 and above) of `answerNext` does not run the answer, so it changes nothing.
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
