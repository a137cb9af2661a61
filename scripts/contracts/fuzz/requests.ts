import fc from 'fast-check'
import * as z from 'zod/mini'
import {
  asksForSession,
  opensWithoutToken,
  type Endpoint,
  type EndpointWithExamples,
} from '#contracts/endpoint.ts'
import type { Json } from '../openApiDocument.ts'
import { arbitraryOf } from './arbitraryOf.ts'

export type FuzzRequest = {
  call: EndpointWithExamples
  method: string
  /** Below the service's base. */
  path: string
  headers: Record<string, string>
  /** Text of the body; null where none is sent. */
  body: string | null
  token: 'good' | 'none' | 'broken'
  /** Whether the contract lets it pass; else why not. */
  misfit: string | null
}

type Twist = { name: string; at: number; value: unknown }

const twists = [
  'none',
  'none',
  'none',
  'drop field',
  'other value',
  'null field',
  'extra field',
  'deep body',
  'long body',
  'no JSON',
  'no body',
  'other type',
  'drop header',
  'spoilt header',
  'raw header',
  'long header',
  'other verb',
  'other path',
  'no token',
  'broken token',
]

const strangeValues = [
  null,
  true,
  7,
  'x',
  [],
  {},
  [[]],
  { __proto__: null, a: 1 },
  Number.MAX_VALUE,
  '\u0000',
]

/** As many requests of a call, the same for the same seed: those that its schemas allow, and such that they do not. */
export function requestsOf(call: EndpointWithExamples, count: number, seed: number): FuzzRequest[] {
  const twist: fc.Arbitrary<Twist> = fc.record({
    name: fc.constantFrom(...twists),
    at: fc.nat({ max: 1000 }),
    value: fc.constantFrom<unknown>(...strangeValues),
  })
  const made = fc.record({
    headers: arbitraryOf(schemaOf(call.headers), call.example.headers),
    body: hasBody(call) ? arbitraryOf(schemaOf(call.body), call.example.body) : fc.constant(null),
    twist,
  })
  return fc
    .sample(made, { numRuns: count, seed })
    .map(({ headers, body, twist: one }) => twisted(call, headers as Record<string, string>, body, one))
}

function schemaOf(schema: z.ZodMiniType): { [key: string]: Json } {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { [key: string]: Json }
}

function hasBody({ body }: Endpoint): boolean {
  return body.type !== 'undefined'
}

function twisted(
  call: EndpointWithExamples,
  values: Record<string, string>,
  value: unknown,
  { name, at, value: strange }: Twist,
): FuzzRequest {
  const headers = Object.fromEntries(
    Object.entries(values)
      .filter(([, text]) => text !== '')
      .map(([key, text]) => [key, encoded(text)]),
  )
  const request: FuzzRequest = {
    call,
    method: call.method,
    path: call.path,
    headers,
    body: hasBody(call) ? JSON.stringify(value) : null,
    token: 'good',
    misfit: null,
  }
  if (hasBody(call)) headers['Content-Type'] = 'application/json'
  twist(request, value, name, at, strange)
  request.misfit = misfitOf(request)
  return request
}

function twist(request: FuzzRequest, value: unknown, name: string, at: number, strange: unknown): void {
  const { headers } = request
  const own = Object.keys(headers).filter((key) => key !== 'Content-Type')
  const header = own[at % Math.max(1, own.length)]
  switch (name) {
    case 'drop field':
    case 'other value':
    case 'null field':
    case 'extra field':
      if (request.body !== null) request.body = JSON.stringify(changedAt(value, name, at, strange))
      return
    case 'deep body':
      request.body &&= '['.repeat(5_000) + ']'.repeat(5_000)
      return
    case 'long body':
      request.body &&= JSON.stringify({ ...(value as object), filler: 'x'.repeat(20_000) })
      return
    case 'no JSON':
      request.body &&= request.body.slice(0, at % request.body.length)
      return
    case 'no body':
      request.body &&= ''
      return
    case 'other type':
      if (request.body !== null) headers['Content-Type'] = 'text/plain'
      return
    case 'drop header':
      if (header) delete headers[header]
      return
    case 'spoilt header':
      if (header) headers[header] = '%E0%A4%A'
      return
    case 'raw header':
      if (header) headers[header] = 'Peña'
      return
    case 'long header':
      if (header) headers[header] = 'x'.repeat(9_000)
      return
    case 'other verb':
      request.method = ['DELETE', 'PATCH', 'PUT', 'POST', 'GET'].find((verb) => verb !== request.call.method)!
      return
    case 'other path':
      request.path = `${request.path}${['x', '/..', '/%00', '//'][at % 4]}`
      return
    case 'no token':
      request.token = 'none'
      return
    case 'broken token':
      request.token = 'broken'
  }
}

/** A field of the body, however deep, taken away or changed. */
function changedAt(value: unknown, how: string, at: number, strange: unknown): unknown {
  const copy = structuredClone(value)
  const places = placesIn(copy)
  const place = places[at % Math.max(1, places.length)]
  if (!place) return strange
  const [holder, key] = place
  if (how === 'drop field') Reflect.deleteProperty(holder, key)
  else if (how === 'extra field') holder[`${key}2`] = strange
  else holder[key] = how === 'null field' ? null : strange
  return copy
}

type Holder = Record<string, unknown>

function placesIn(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((key) => [
    [value as Holder, key] as [Holder, string],
    ...placesIn((value as Holder)[key]),
  ])
}

/** Hosts differ in how much they take: Tomcat 8 kB of all headers, Kestrel 32. Both answers are right. */
export const longHeader = 'a header longer than many hosts take'

/** Why the contract does not let a request pass; null where it does. What it rests on is asked of the contract itself. */
function misfitOf({ call, method, path, headers, body, token }: FuzzRequest): string | null {
  if (path !== call.path) return 'an unknown path'
  if (method !== call.method) return 'another verb'
  const goesWithout = token === 'good' || (token === 'none' && opensWithoutToken(call))
  if (!goesWithout && asksForSession(call)) return 'no good token'
  const sent = Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, text]) => [name, decoded(text)]),
  )
  if (Object.values(sent).includes(null)) return 'a header that is not percent-encoded UTF-8'
  if (Object.values(headers).some((text) => /[^\x20-\x7e]/.test(text))) return 'a header that hosts refuse'
  if (Object.values(headers).some((text) => text.length > 8_000)) return longHeader
  if (!call.headers.safeParse(sent).success) return 'a header that does not fit'
  if (!hasBody(call)) return null
  if (headers['Content-Type'] !== 'application/json') return 'a body of another type'
  const parsed = parse(body ?? '')
  if (parsed === undefined) return 'a body that is not JSON'
  return call.body.safeParse(parsed).success ? null : 'a body that does not fit'
}

/** Parameters travel percent-encoded as UTF-8 (decision D9). */
function encoded(text: string): string {
  return text.toWellFormed().replace(/[^\x21-\x7e]|%/gu, (one) => encodeURIComponent(one))
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
