import type * as z from 'zod/mini'
import type { Assumed, Endpoint, EndpointWithExamples, JsonText, Outcome } from '../endpoint.ts'

/** Refusals of any call in a session. */
export const sessionOutcomes = {
  '401': { status: 401, body: { message: 'Unauthorized' } },
  '403': { status: 403, body: { message: 'Forbidden' } },
} as const satisfies Record<string, Outcome>

/** Reason for an unpinned documented field; a test checks that the portal does not use it. */
export const unread = 'The documents list it; no screen reads it.'

/** Marks fields that may also hold the code or the text, although no example uses them (D51). */
export function otherPlaces<Field extends string>(...fields: Field[]): Record<Field, string> {
  const reason = 'Another place of the code or of the words (G-61).'
  return Object.fromEntries(fields.map((field) => [field, reason])) as Record<Field, string>
}

/** The answer of a successful write. */
export function done<Message extends string>(message: Message): { informationCode: 'A10'; message: Message } {
  return { informationCode: 'A10', message }
}

/** Refusals of a write in a session; `status` is the one of R11. */
export function saveRefusals(message: string, status: 200 | 400 = 400): Readonly<Record<string, Outcome>> {
  return { R11: { status, body: { informationCode: 'R11', message } }, ...sessionOutcomes }
}

type Examples<E extends Endpoint> = {
  example: {
    headers?: z.infer<E['headers']>
    body?: z.infer<E['body']>
    answer: z.infer<E['answer']>
  }
  /** Without a success here the example's answer is one: 'A10' if that is its code, else '200'. */
  outcomes?: Readonly<Record<string, Outcome>>
  assumed?: Assumed
  unpinned?: Readonly<Record<string, string>>
  texts?: Readonly<Record<string, JsonText>>
}

/** An endpoint with examples and outcomes for the mock, the tests and the documents. */
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
