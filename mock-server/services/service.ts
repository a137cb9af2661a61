import type * as z from 'zod/mini'
import type { Endpoint } from '#contracts/endpoint.ts'
import type { LinkCipher } from '../linkCipher.ts'
import type { Namespace } from '../store/namespace.ts'
import type { Session } from '../store/sessions.ts'
import type { User } from '../store/records.ts'

/** The user of a valid access token. */
export type Caller = { user: User; session: Session }

export type Context = {
  ns: Namespace
  cipher: LinkCipher
  /** Null without a valid bearer token. */
  caller: Caller | null
  /** Scheme and host of the request, without a trailing slash. */
  origin: string
  /** Links a hub connection to a user. */
  identify: (connectionId: string, userName: string) => void
  /** Tells every open tab of a user that the session has ended. */
  sendMessage: (userName: string, message: string) => void
}

export type Answer = {
  status: number
  body: unknown
  /** What in the request violates its contract, if it was refused for that. */
  why?: string
}

export type Service<E extends Endpoint = Endpoint> = (
  ctx: Context,
  input: { headers: z.infer<E['headers']>; body: z.infer<E['body']> },
) => Answer | Promise<Answer>

/** One service for each endpoint of a contract file. */
export type Services<Endpoints extends Record<string, unknown>> = {
  [Name in keyof Endpoints]: Endpoints[Name] extends Endpoint ? Service<Endpoints[Name]> : never
}

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

export function refused(status: number, body: Record<string, unknown>): Answer {
  return { status, body }
}

export const unauthorized: Answer = { status: 401, body: { message: 'Unauthorized' } }
export const forbidden: Answer = { status: 403, body: { message: 'Forbidden' } }

const queues = new WeakMap<Namespace, Promise<unknown>>()

/** Queues work that reads and then writes, so only one of two requests for the same name succeeds. */
export function queued<T>(ns: Namespace, work: () => Promise<T>): Promise<T> {
  const result = (queues.get(ns) ?? Promise.resolve()).then(work)
  queues.set(
    ns,
    result.catch(() => {}),
  )
  return result
}
