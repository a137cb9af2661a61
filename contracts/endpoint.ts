import * as z from 'zod/mini'
import { codeOf, noneCode } from './codes.ts'
import { failure } from './common.ts'

export type Service = 'authentication' | 'security'
export type Method = 'GET' | 'POST' | 'PUT'

/**
 * How a call uses the session token (decision D29), if there is a session.
 * `none`: never sent, for the calls of the sign-in. `optional`: sent, but not required. `bearer`: sent and required.
 * `bearer-if-any`: as `bearer`, but a call without a token is answered too (decision D41). All three refresh once on a
 * 401 and repeat the call.
 * `bearer-final`: sent; a 401 is the answer (SES-22, G-07).
 */
export type Access = 'none' | 'optional' | 'bearer' | 'bearer-if-any' | 'bearer-final'

/** Whether a service answers 401 to an invalid token. */
export function asksForSession({ access }: Pick<Endpoint, 'access'>): boolean {
  return access.startsWith('bearer')
}

/** Whether a service answers a call without a token. */
export function opensWithoutToken({ access }: Pick<Endpoint, 'access'>): boolean {
  return access === 'none' || access === 'optional' || access === 'bearer-if-any'
}

/** A call's requests and answers. Examples and outcomes are in `examples/`, so that browsers do not load them. */
export type Endpoint<
  Headers extends z.ZodMiniObject = z.ZodMiniObject,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Failure extends z.ZodMiniType = z.ZodMiniType,
> = {
  /** Unique id. */
  id: string
  service: Service
  method: Method
  /** Below the service's base, spelled as in the service; matched without regard to case. */
  path: `/api/${string}`
  access: Access
  /** Headers with parameters, percent-encoded as UTF-8 (decision D9). */
  headers: Headers
  body: Body
  /** Body of an answer below 400 that is no refusal. Extra fields are ignored. */
  answer: Answer
  /** Body of an answer from 400 up, or below it with a refusing code. */
  failure: Failure
  /** Codes of an answer below 400 that are no refusal (decision D51); by default A10 and none. */
  accepts?: 'every code' | readonly string[]
  /** Of a list: the answer for code R11, regardless of the rest (CER-07, decision D32). */
  none?: z.infer<Answer>
}

/** Whether this code is no refusal of the call. */
export function isAccepted({ accepts = ['A10'] }: Pick<Endpoint, 'accepts'>, code: string | null): boolean {
  return code === null || accepts === 'every code' || accepts.includes(code)
}

/** Whether this code means an empty list. */
export function isNone({ none }: Pick<Endpoint, 'none'>, code: string | null): boolean {
  return none !== undefined && code === noneCode
}

/** The schema of an answer's body. */
export function schemaFor(
  endpoint: Pick<Endpoint, 'answer' | 'failure' | 'accepts' | 'none'>,
  status: number,
  body: unknown,
): z.ZodMiniType {
  return status < 400 && isAccepted(endpoint, codeOf(body)) ? endpoint.answer : endpoint.failure
}

/** An answer that the portal reacts to differently, named as in the documents: A10, R13, 403 … */
export type Outcome = { status: number; body: unknown }

/** Gap ids, comma-separated, for what the documents do not show. */
export type Assumed = {
  /** The call itself: its path, method or existence. Only this makes interactions pending (decision D33). */
  call?: string
  /** By name of the outcome. */
  outcomes?: Readonly<Record<string, string>>
  /** By path, with everything below it: `body.ip`, `headers.pages`, `answer.users.*.id`. */
  fields?: Readonly<Record<string, string>>
}

/** A list sent as JSON text: name and schema of its entries. */
export type JsonText = { name: string; item: z.ZodMiniType }

export type EndpointWithExamples<E extends Endpoint = Endpoint> = E & {
  example: { headers: z.infer<E['headers']>; body: z.infer<E['body']>; answer: z.infer<E['answer']> }
  /** Every answer that the portal reacts to differently; at least one success. */
  outcomes: Readonly<Record<string, Outcome>>
  assumed: Assumed
  /** Fields of the answer that no interaction pins, with the reason; paths as in `assumed`. */
  unpinned: Readonly<Record<string, string>>
  /** Lists sent as JSON text, by paths as in `assumed`: `answer.result.*.variables`, `body.menujson`. */
  texts: Readonly<Record<string, JsonText>>
}

type Schemas = 'headers' | 'body' | 'answer' | 'failure'

/**
 * Types an endpoint from its schemas; omitted ones are empty. Schemas are built at first use, because building takes time
 * and a page does not use most calls.
 */
export function endpoint<
  Answer extends z.ZodMiniType,
  Headers extends z.ZodMiniObject = typeof noHeaders,
  Body extends z.ZodMiniType = typeof noBody,
  Failure extends z.ZodMiniType = typeof failure,
>({
  headers = () => noHeaders as unknown as Headers,
  body = () => noBody as unknown as Body,
  answer,
  failure: refusal = () => failure as unknown as Failure,
  ...spec
}: Omit<Endpoint<Headers, Body, Answer, Failure>, Schemas> & {
  headers?: () => Headers
  body?: () => Body
  answer: () => Answer
  failure?: () => Failure
}): Endpoint<Headers, Body, Answer, Failure> {
  const built: Partial<Pick<Endpoint<Headers, Body, Answer, Failure>, Schemas>> = {}
  return {
    ...spec,
    get headers() {
      return (built.headers ??= headers())
    },
    get body() {
      return (built.body ??= body())
    },
    get answer() {
      return (built.answer ??= answer())
    },
    get failure() {
      return (built.failure ??= refusal())
    },
  }
}

const noHeaders = z.object({})
const noBody = z.undefined()
