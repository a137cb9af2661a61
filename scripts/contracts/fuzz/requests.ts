import fc from 'fast-check'
import { asksForSession, opensWithoutToken, type EndpointWithExamples } from '#contracts/endpoint.ts'
import { parsed } from '../http.ts'

export type FuzzRequest = {
  call: EndpointWithExamples
  method: string
  /** Below the service's base. */
  path: string
  headers: Record<string, string>
  /** Text of the body; null for none. */
  body: string | null
  token: 'good' | 'none' | 'broken'
}

/** Text and numbers that often break code, beside random ones. */
const oddTexts = [
  '',
  ' ',
  '-1',
  'null',
  '%00',
  "' OR '1'='1",
  '../../etc/passwd',
  '__proto__',
  'ñandú 😀',
  '\u0000',
  '[{]',
  'x'.repeat(3000),
]
const oddNumbers = [0, -0, -1, 0.5, 1e21, -1e21, 2 ** 31, 2 ** 53, Number.MIN_VALUE, Number.MAX_VALUE]
const anyText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'grapheme', maxLength: 40 }))
const anyNumber = fc.oneof(fc.constantFrom(...oddNumbers), fc.integer())

/** Values of an example's shape, mostly its own, so that calls pass validation. */
function like(example: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(example)) return fc.array(like(example[0]), { maxLength: example.length === 0 ? 0 : 3 })
  if (typeof example === 'object' && example !== null)
    return fc.record(Object.fromEntries(Object.entries(example).map(([key, below]) => [key, like(below)])))
  const others = { string: anyText, number: anyNumber, boolean: fc.boolean() }
  const other = others[typeof example as keyof typeof others] ?? fc.constant(example)
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(example) },
    { weight: 1, arbitrary: other as fc.Arbitrary<unknown> },
  )
}

/** A random path or kind, and a value for it. */
type Draw = { at: number; value: unknown }
type Twist = (request: FuzzRequest, draw: Draw) => unknown

const twists: Twist[] = [
  ...Array.from({ length: 6 }, () => () => {}),
  onField((holder, key) => Reflect.deleteProperty(holder, key)),
  onField((holder, key, value) => (holder[key] = value)),
  onField((holder, key) => (holder[key] = null)),
  onField((holder, key, value) => (holder[`${key}2`] = value)),
  onBody(() => '['.repeat(5_000) + ']'.repeat(5_000)),
  onBody((body, { at }) => body.slice(0, at % body.length)),
  onBody(() => ''),
  ({ headers }) => 'Content-Type' in headers && (headers['Content-Type'] = 'text/plain'),
  onHeader((headers, name) => delete headers[name]),
  onHeader((headers, name) => (headers[name] = '%E0%A4%A')),
  onHeader((headers, name) => (headers[name] = 'Peña')),
  (request) => (request.method = ['DELETE', 'PATCH', 'PUT'].find((verb) => verb !== request.call.method)!),
  (request, { at }) => (request.path += ['x', '/..', '/%00', '//'][at % 4]),
  (request) => (request.token = 'none'),
  (request) => (request.token = 'broken'),
]

function onBody(change: (body: string, draw: Draw) => string): Twist {
  return (request, draw) => {
    if (request.body !== null) request.body = change(request.body, draw)
  }
}

/** Changes a field of the body at any depth. */
function onField(change: (holder: Record<string, unknown>, key: string, value: unknown) => unknown): Twist {
  return onBody((body, { at, value }) => {
    const root: unknown = JSON.parse(body)
    const places = placesIn(root)
    const place = places[at % Math.max(1, places.length)]
    if (place) change(...place, value)
    return JSON.stringify(place ? root : value)
  })
}

function placesIn(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [[holder, key], ...placesIn(holder[key])])
}

function onHeader(change: (headers: Record<string, string>, name: string) => unknown): Twist {
  return ({ headers }, { at }) => {
    const own = Object.keys(headers).filter((name) => name !== 'Content-Type')
    if (own.length > 0) change(headers, own[at % own.length]!)
  }
}

/** Valid and invalid requests of a call, the same for the same seed. */
export function requestsOf(call: EndpointWithExamples, count: number, seed: number): FuzzRequest[] {
  const made = fc.record({
    headers: like(call.example.headers) as fc.Arbitrary<Record<string, string>>,
    body: like(call.example.body),
    twist: fc.constantFrom(...twists),
    draw: fc.record({ at: fc.nat({ max: 1000 }), value: fc.oneof(fc.jsonValue({ maxDepth: 2 }), anyNumber) }),
  })
  return fc.sample(made, { numRuns: count, seed }).map(({ headers, body, twist, draw }) => {
    const sent = Object.entries(headers).filter(([, text]) => text !== '')
    const request: FuzzRequest = {
      call,
      method: call.method,
      path: call.path,
      headers: Object.fromEntries(sent.map(([name, text]) => [name, encoded(text)])),
      body: hasBody(call) ? JSON.stringify(body) : null,
      token: 'good',
    }
    if (hasBody(call)) request.headers['Content-Type'] = 'application/json'
    twist(request, draw)
    return request
  })
}

function hasBody({ body }: EndpointWithExamples): boolean {
  return body.type !== 'undefined'
}

/** Why a request violates the contract; null if it does not. */
export function misfitOf({ call, method, path, headers, body, token }: FuzzRequest): string | null {
  if (path !== call.path) return 'an unknown path'
  if (method !== call.method) return 'another verb'
  const goesWithout = token === 'good' || (token === 'none' && opensWithoutToken(call))
  if (!goesWithout && asksForSession(call)) return 'no good token'
  const { 'Content-Type': type, ...own } = headers
  const sent = Object.entries(own).map(([name, text]) => [name, decoded(text)] as const)
  if (sent.some(([, text]) => text === null)) return 'a header that is not percent-encoded UTF-8'
  if (Object.values(own).some((text) => /[^\x20-\x7e]/.test(text))) return 'a header that hosts refuse'
  if (!call.headers.safeParse(Object.fromEntries(sent)).success) return 'a header that does not fit'
  if (!hasBody(call)) return null
  if (type !== 'application/json') return 'a body of another type'
  const value = parsed(body ?? '')
  if (value === undefined) return 'a body that is not JSON'
  return call.body.safeParse(value).success ? null : 'a body that does not fit'
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
