import * as z from 'zod/mini'
import { isSuccess } from '#contracts/common.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import type { ApiError } from './apiError.ts'
import { readFailure } from './readFailure.ts'

// Without it zod probes `new Function`, which the page's policy reports.
z.config({ jitless: true })

export type Decoded<E extends Endpoint> = { data: z.infer<E['answer']> } | { error: ApiError }

/**
 * The one reader of answers (decision D12): JSON that fits the contract, or an error. Extra fields are dropped, a
 * refusal keeps its code and, below 500, its words.
 */
export function decodeAnswer<E extends Endpoint>(
  endpoint: E,
  status: number,
  body: string,
  at: number,
): Decoded<E> {
  const json = parseJson(body)
  if (status >= 200 && status < 300) {
    const checked = json === undefined ? null : endpoint.answer.safeParse(json)
    if (checked?.success) return { data: checked.data as z.infer<E['answer']> }
    const { code, message } = readFailure(json)
    // A refusal may come with any status (D43); what fits no contract otherwise says nothing to people.
    const refusal = code !== null && !isSuccess(code) ? { code, message } : { message: null }
    return { error: { kind: 'schema', call: endpoint.id, status, ...refusal, at } }
  }
  const failure = endpoint.failure.safeParse(json)
  const { code, message } = readFailure(failure.success ? failure.data : null)
  return {
    error: {
      kind: 'status',
      call: endpoint.id,
      status,
      ...(code !== null && { code }),
      message: status >= 500 ? null : message,
      ...(failure.success && { failure: failure.data }),
      at,
    },
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
