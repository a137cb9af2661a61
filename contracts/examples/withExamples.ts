import type * as z from 'zod/mini'
import type { Assumed, Endpoint, EndpointWithExamples, JsonText, Outcome } from '../endpoint.ts'

/** Refusals that any call with a session can meet. */
export const sessionOutcomes = {
  '401': { status: 401, body: { message: 'Unauthorized' } },
  '403': { status: 403, body: { message: 'Forbidden' } },
} as const satisfies Record<string, Outcome>

/** Why a field is not pinned that the documents list; a test looks for its name in the code of the portal. */
export const unread = 'The documents list it; no screen reads it.'

/** Marks fields of an answer where its code or its words may stand as well, although no example has them there (D51). */
export function otherPlaces<Field extends string>(...fields: Field[]): Record<Field, string> {
  const reason = 'Another place of the code or of the words (G-61).'
  return Object.fromEntries(fields.map((field) => [field, reason])) as Record<Field, string>
}

/** The answer of a change that was made. */
export function done<Message extends string>(message: Message): { informationCode: 'A10'; message: Message } {
  return { informationCode: 'A10', message }
}

/** How a change with a session can be refused; `status` is the one that comes with R11. */
export function saveRefusals(message: string, status: 200 | 400 = 400): Readonly<Record<string, Outcome>> {
  return { R11: { status, body: { informationCode: 'R11', message } }, ...sessionOutcomes }
}

type Examples<E extends Endpoint> = {
  example: {
    headers?: z.infer<E['headers']>
    body?: z.infer<E['body']>
    answer: z.infer<E['answer']>
  }
  /** A success that is not named here is the example's answer: 'A10' if that is its code, else '200'. */
  outcomes?: Readonly<Record<string, Outcome>>
  assumed?: Assumed
  unpinned?: Readonly<Record<string, string>>
  texts?: Readonly<Record<string, JsonText>>
}

/** An endpoint with what the mock, the tests and the documents need of it beside its wire. */
export function withExamples<E extends Endpoint>(
  endpoint: E,
  { example, outcomes = {}, assumed = {}, unpinned = {}, texts = {} }: Examples<E>,
): EndpointWithExamples<E> {
  const named = Object.entries(outcomes).some(([name, { status }]) => status < 300 && !name.startsWith('R'))
  return {
    ...endpoint,
    outcomes: named ? outcomes : { ...success(example.answer), ...outcomes },
    example: {
      headers: (example.headers ?? {}) as z.infer<E['headers']>,
      body: example.body as z.infer<E['body']>,
      answer: example.answer,
    },
    assumed,
    unpinned,
    texts,
  }
}

function success(answer: unknown): Record<string, Outcome> {
  const { informationCode } = answer as { informationCode?: unknown }
  return { [informationCode === 'A10' ? 'A10' : '200']: { status: 200, body: answer } }
}
