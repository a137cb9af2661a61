import * as z from 'zod/mini'
import { codeOf, noneCode } from './codes.ts'
import { failure } from './common.ts'

export type Service = 'authentication' | 'security'
export type Method = 'GET' | 'POST' | 'PUT'

/**
 * What a call does with the session token (decision D29). Without a session there is no token to send.
 * `none`: never sent; the calls of the sign-in itself. `optional`: sent where there is a session, which the service
 * does not ask for. `bearer`: sent, and asked for. `bearer-if-any`: as `bearer`, but who sends none is answered, too
 * (decision D41). All three refresh once on a 401 and repeat the call.
 * `bearer-final`: sent; a 401 is the answer (SES-22, G-07).
 */
export type Access = 'none' | 'optional' | 'bearer' | 'bearer-if-any' | 'bearer-final'

/** Whether a service answers 401 to a token that is no good. */
export function asksForSession({ access }: Pick<Endpoint, 'access'>): boolean {
  return access.startsWith('bearer')
}

/** Whether a service answers a call that carries no token at all. */
export function opensWithoutToken({ access }: Pick<Endpoint, 'access'>): boolean {
  return access === 'none' || access === 'optional' || access === 'bearer-if-any'
}

/** A call as it travels. Examples and outcomes stand in `examples/`, so that they do not travel to the browser. */
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
  /** Body of every answer below 400 that is no refusal. Extra fields are ignored. */
  answer: Answer
  /** Body of every answer from 400 up, and of one below it whose code refuses. */
  failure: Failure
  /** Codes beside which an answer below 400 is no refusal (decision D51): without it A10, and no code at all. */
  accepts?: 'every code' | readonly string[]
  /** Of a list: the answer that the code R11 stands for, whatever else is said (CER-07, decision D32). */
  none?: z.infer<Answer>
}

/** Whether an answer with this code is no refusal of the call, as far as its code goes. */
export function isAccepted({ accepts = ['A10'] }: Pick<Endpoint, 'accepts'>, code: string | null): boolean {
  return code === null || accepts === 'every code' || accepts.includes(code)
}

/** Whether an answer with this code says of a list that it is empty. */
export function isNone({ none }: Pick<Endpoint, 'none'>, code: string | null): boolean {
  return none !== undefined && code === noneCode
}

/** What the body of an answer is held to. */
export function schemaFor(
  endpoint: Pick<Endpoint, 'answer' | 'failure' | 'accepts' | 'none'>,
  status: number,
  body: unknown,
): z.ZodMiniType {
  return status < 400 && isAccepted(endpoint, codeOf(body)) ? endpoint.answer : endpoint.failure
}

/** An answer that changes what the portal does, named as the documents name it: A10, R13, 403 … */
export type Outcome = { status: number; body: unknown }

/** Gap ids, comma-separated, at what the documents do not show. */
export type Assumed = {
  /** The call itself: its path, its method or that it exists. Only this makes interactions pending (decision D33). */
  call?: string
  /** By name of the outcome. */
  outcomes?: Readonly<Record<string, string>>
  /** By path: `body.ip`, `headers.pages`, `answer.users.*.id`. What is below a path is assumed with it. */
  fields?: Readonly<Record<string, string>>
}

/** A list that travels as text of JSON: what its entries are called and what they look like. */
export type JsonText = { name: string; item: z.ZodMiniType }

export type EndpointWithExamples<E extends Endpoint = Endpoint> = E & {
  example: { headers: z.infer<E['headers']>; body: z.infer<E['body']>; answer: z.infer<E['answer']> }
  /** Every answer that changes what the portal does; at least one is a success. */
  outcomes: Readonly<Record<string, Outcome>>
  assumed: Assumed
  /** Fields of the answer that no interaction pins, and why the portal can do without them; paths as in `assumed`. */
  unpinned: Readonly<Record<string, string>>
  /** Lists that travel as text of JSON, by paths as in `assumed`: `answer.result.*.variables`, `body.menujson`. */
  texts: Readonly<Record<string, JsonText>>
}

type Schemas = 'headers' | 'body' | 'answer' | 'failure'

/**
 * Types an endpoint from its schemas; those left out are empty. Each is built when it is first used: a page knows many
 * calls that it does not make, and a schema takes its time to build.
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
