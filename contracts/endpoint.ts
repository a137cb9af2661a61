import * as z from 'zod/mini'
import { failure } from './common.ts'

export type Service = 'authentication' | 'security'
export type Method = 'GET' | 'POST' | 'PUT'

/**
 * What a call does with the session token (decision D29). Without a session there is no token to send.
 * `none`: never sent; the calls of the sign-in itself. `optional`: sent where there is a session, which the service
 * does not ask for. `bearer`: sent, and asked for. Both refresh once on a 401 and repeat the call.
 * `bearer-final`: sent; a 401 is the answer (SES-22, G-07).
 */
export type Access = 'none' | 'optional' | 'bearer' | 'bearer-final'

/** An answer that changes what the portal does, named as the documents name it: A10, R13, 403 … */
export type Outcome = { status: number; body: unknown }

/** Whether a service answers 401 to a call without a token. */
export function asksForSession({ access }: Pick<Endpoint, 'access'>): boolean {
  return access === 'bearer' || access === 'bearer-final'
}

export type Endpoint<
  Headers extends z.ZodMiniObject = z.ZodMiniObject,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Failure extends z.ZodMiniType = z.ZodMiniType,
> = {
  /** Unique over all features. */
  id: string
  service: Service
  method: Method
  /** Below the service's base, letter for letter as the service spells it; servers match it without case. */
  path: `/api/${string}`
  access: Access
  /** Headers that carry parameters. Values travel percent-encoded as UTF-8 (decision D9). */
  headers: Headers
  body: Body
  /** Body of every answer below 400. Extra fields are ignored. */
  answer: Answer
  /** Body of every answer from 400 up. */
  failure: Failure
  example: { headers: z.infer<Headers>; body: z.infer<Body>; answer: z.infer<Answer> }
  /** Every answer that changes what the portal does; at least one is a success. */
  outcomes: Readonly<Record<string, Outcome>>
  /** Gap ids, where the documents do not show what is written here. */
  assumed?: string
}

/** Types an endpoint from its schemas; those left out are empty. A success that has no name is the outcome '200'. */
export function endpoint<
  Answer extends z.ZodMiniType,
  Headers extends z.ZodMiniObject = typeof noHeaders,
  Body extends z.ZodMiniType = typeof noBody,
  Failure extends z.ZodMiniType = typeof failure,
>(
  spec: Omit<
    Endpoint<Headers, Body, Answer, Failure>,
    'headers' | 'body' | 'failure' | 'example' | 'outcomes'
  > & {
    headers?: Headers
    body?: Body
    failure?: Failure
    example: { headers?: z.infer<Headers>; body?: z.infer<Body>; answer: z.infer<Answer> }
    outcomes?: Readonly<Record<string, Outcome>>
  },
): Endpoint<Headers, Body, Answer, Failure> {
  const outcomes = spec.outcomes ?? {}
  const named = Object.values(outcomes).some(({ status }) => status < 400)
  return {
    ...spec,
    outcomes: named ? outcomes : { '200': { status: 200, body: spec.example.answer }, ...outcomes },
    headers: spec.headers ?? (noHeaders as unknown as Headers),
    body: spec.body ?? (noBody as unknown as Body),
    failure: spec.failure ?? (failure as unknown as Failure),
    example: {
      headers: spec.example.headers ?? ({} as z.infer<Headers>),
      body: spec.example.body as z.infer<Body>,
      answer: spec.example.answer,
    },
  }
}

const noHeaders = z.object({})
const noBody = z.undefined()
