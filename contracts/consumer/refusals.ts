import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import { createStore } from '#shared/api/createStore.ts'
import type { CallInput } from '#shared/api/transport.ts'
import type { Given } from './given.ts'
import { interact } from './interact.ts'

type Store = ReturnType<typeof createStore>
type Refusal = [outcome: '401' | '403', who: string, given: Given, refreshToken: string | null, error: object]

/** A service checks the token before the data, so these states need no data. */
const refusals: Refusal[] = [
  ['401', 'with an expired token', 'a session has expired', null, { kind: 'session' }],
  [
    '403',
    'of somebody without the right',
    ['a session is open', { userName: 'maria.gomez' }],
    'refresh-1',
    { kind: 'status', status: 403 },
  ],
]

/** Writes the two refusals of every console call; `request` describes it, as a noun. */
export function refusesOthers<E extends EndpointWithExamples>(
  endpoint: E,
  request: string,
  start: (dispatch: Store['dispatch'], input: Required<CallInput<E>>) => PromiseLike<{ error?: unknown }>,
): void {
  it.each(refusals)('is refused with a %s %s', async (outcome, who, given, refreshToken, expected) => {
    const { headers, body } = endpoint.example
    const { error } = await interact(
      {
        endpoint,
        outcome,
        description: `${request} ${who}`,
        given: [given],
        ...(Object.keys(headers as object).length > 0 && { headers }),
        ...(body !== undefined && { body }),
        encoded: encodedHeaders(headers as Record<string, string>),
        session: { refreshToken },
        answer: null,
      },
      (input) => start(createStore().dispatch, input as Required<CallInput<E>>),
    )
    expect(error).toMatchObject(expected)
  })
}

function encodedHeaders(headers: Record<string, string>): Record<string, string> {
  const others = Object.entries(headers).filter(([, value]) => !/^[ -~]*$/.test(value))
  return Object.fromEntries(others.map(([name, value]) => [name, encodeURIComponent(value)]))
}
