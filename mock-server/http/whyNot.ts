import type { Endpoint } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/index.ts'
import { textOf } from '../bytes.ts'
import { isAlike, nearest } from './nearest.ts'
import { firstIssue, parseJson, percentDecoded, type Issue } from './readInput.ts'
import { asHeader, type Reply } from './reply.ts'
import { addressOf, type MockRequest } from './request.ts'

/** Header of a refusal: which call of the contracts was meant, and what differs (beyond 37). */
const whyHeader = 'X-Mock-Why'

type Call = Pick<Endpoint, 'id' | 'service' | 'method' | 'path'>
const longestPath = 200
const mostDifferences = 5

/** Why an address is unknown: the nearest call, and how its verb and path differ. */
export function describeNearestCall(method: string, path: string): string {
  const asked = path.slice(0, longestPath)
  const call = nearestCall(method, asked)
  return `the nearest call is ${nameOf(call)}; ${differences([...pathDifferences(asked, call), ...verbDifference(method, call)])}`
}

/** What in a request violates its contract. Names only: values may be passwords. */
export function describeViolation(endpoint: Endpoint, request: MockRequest, rawBody: Uint8Array): string {
  const body = parseJson(textOf(rawBody))
  const query = new URLSearchParams(addressOf(request).query)
  const elsewhere = { query, headers: request.headers, body }
  const found = [...headerDifferences(endpoint, elsewhere), ...bodyDifferences(endpoint, elsewhere)]
  return `the call is ${nameOf(endpoint)}; ${differences(found)}`
}

export function whyHeaders(why: string): Reply['headers'] {
  return { [whyHeader]: asHeader(why) }
}

function nameOf({ id, service, method, path }: Call): string {
  return `${method} /${service}${path} (${id})`
}

function differences(all: readonly string[]): string {
  const more = all.length - mostDifferences
  return [...all.slice(0, mostDifferences), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** The service counts least: `/api/Login/Login` means the login at either service. */
function tailOf(path: string): string {
  return path.replace(/^\/(?:authentication|security)?(?:\/api)?\/?/i, '')
}

const tails = (endpoints as readonly Call[]).map((call) => ({ call, tail: tailOf(call.path) }))

/** Calls with the same verb first, if both are spelled alike. */
function nearestCall(method: string, path: string): Call {
  const isOwn = ({ call }: (typeof tails)[number]): boolean => call.method === method.toUpperCase()
  const ordered = [...tails.filter(isOwn), ...tails.filter((one) => !isOwn(one))]
  return nearest(tailOf(path), ordered, ({ tail }) => tail)!.call
}

function pathDifferences(asked: string, { service, path }: Call): string[] {
  const right = `/${service}${path}`
  const [given, wanted] = [asked, right].map((text) => text.replace(/\/$/, '').split('/'))
  if (given!.length !== wanted!.length) return [`path: '${asked}' instead of '${right}'`]
  return wanted!.flatMap((part, index) =>
    part.toLowerCase() === given![index]!.toLowerCase()
      ? []
      : [`path: '${given![index]!}' instead of '${part}'`],
  )
}

function verbDifference(asked: string, { method }: Call): string[] {
  return asked === method ? [] : [`verb: ${asked} instead of ${method}`]
}

type Sent = { query: URLSearchParams; headers: Headers; body: unknown }

function headerDifferences({ headers: schema }: Endpoint, sent: Sent): string[] {
  const names = Object.keys(schema.shape)
  const values = new Map<string, string>()
  const spoilt: string[] = []
  for (const name of names) {
    const value = sent.headers.get(name)
    if (value === null) continue
    const text = percentDecoded(value)
    if (text === null) spoilt.push(name)
    else values.set(name, text)
  }
  const { success, error } = schema.safeParse(Object.fromEntries(values))
  const issues = success ? [] : error.issues.filter(({ path }) => !spoilt.includes(String(path[0])))
  return [
    ...spoilt.map((name) => `header '${name}' is not percent-encoded UTF-8`),
    ...issues.map((issue) => {
      const name = String(issue.path[0])
      return values.has(name)
        ? `header ${firstIssue([issue])}`
        : `header '${name}' is missing${headerPlace(name, names, sent)}`
    }),
  ]
}

/** Where a missing header was sent instead. */
function headerPlace(name: string, names: readonly string[], { query, headers, body }: Sent): string {
  const isIt = (one: string): boolean => one.toLowerCase() === name.toLowerCase()
  if ([...query.keys()].some(isIt)) return ' (it stands in the query)'
  if (Object.keys(fieldsOf(body)).some(isIt)) return ' (it stands in the body)'
  const known = new Set(names.map((one) => one.toLowerCase()))
  const alike = [...headers.keys()].find((one) => !known.has(one) && isAlike(one, name))
  return alike === undefined ? '' : ` ('${alike}' was sent)`
}

function bodyDifferences({ body: schema }: Endpoint, { headers, body, query }: Sent): string[] {
  if (schema.type === 'undefined') return []
  const type = headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type))
    return [
      `header 'Content-Type' is ${type === '' ? 'missing' : `'${type.split(';', 1)[0]!}'`} instead of 'application/json'`,
    ]
  if (body === undefined) return ['body: not JSON']
  const { success, error } = schema.safeParse(body)
  if (success) return []
  return error.issues.map((issue) => {
    const problem = `field ${firstIssue([issue])}`
    return isMissing(issue, body) ? problem + fieldPlace(issue, body, query) : problem
  })
}

function fieldPlace({ path }: Issue, body: unknown, query: URLSearchParams): string {
  const name = String(path.at(-1))
  if (query.has(name)) return ' (it stands in the query)'
  const alike = Object.keys(fieldsOf(valueAt(body, path.slice(0, -1)))).find((one) => isAlike(one, name))
  return alike === undefined ? ', missing' : `, missing ('${alike}' was sent)`
}

function isMissing({ path }: Issue, body: unknown): boolean {
  return path.length > 0 && valueAt(body, path) === undefined
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, step) => (fieldsOf(value) as Record<PropertyKey, unknown>)[step], body)
}

function fieldsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
