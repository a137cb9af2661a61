import type * as z from 'zod/mini'
import { firstIssue } from '../http/readInput.ts'
import type { MockRequest } from '../http/request.ts'
import type { SessionHub } from '../hub/sessionHub.ts'
import type { LinkCipher } from '../linkCipher.ts'
import type { Namespace } from '../store/namespace.ts'
import type { Namespaces } from '../store/namespaces.ts'

/** A file of the control page or a contract document; null if there is none. */
export type ReadFile = (path: `page/${string}` | `openapi/${string}`) => Promise<Uint8Array | null>

/** What the control API drives. */
export type ControlHost = {
  namespaces: Namespaces
  hub: SessionHub
  cipher: LinkCipher
  readFile: ReadFile
  seed: number
  users: number
}

export type ControlCall = {
  host: ControlHost
  ns: Namespace
  /** Parts of the path in braces. */
  params: Record<string, string>
  query: URLSearchParams
  /** Parsed JSON; undefined when there was none. */
  body: unknown
  request: MockRequest
}

export type ControlRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /__mock/v1, with parts in braces. */
  path: string
  /** One sentence for the documentation. */
  does: string
  /** Schema of the body; without one no body is read. */
  body?: z.ZodMiniType
  /** A valid body. */
  example?: unknown
  /** Query parameters and their meaning. */
  query?: Readonly<Record<string, string>>
  /** For an answer that is a file instead of JSON. */
  file?: { name: string; contentType: string }
  /** The answer's body. Throws a ControlError for any status but 200. */
  run: (call: ControlCall) => unknown
}

/** Ends a control call with `{ error }` and a status other than 200. */
export class ControlError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The validated body; else 400 with the field's name. */
export function bodyAs<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {})
  if (!parsed.success) throw new ControlError(400, `body ${firstIssue(parsed.error.issues)}`)
  return parsed.data
}

/** The parameters if the path matches the route, else null. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index]!
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name !== undefined && value !== '') params[name] = decoded(value)
    else if (part !== value) return null
  }
  return params
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new ControlError(400, `'${part}' is not percent-encoded UTF-8.`)
  }
}
