import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import type { Json, JsonObject } from './readDocument.ts'

/** Kinds of findings, the worst first: without its path a call is not there, a refusal without its code only badly told. */
export const weights = [
  'path',
  'verb',
  'code of a success',
  'answer',
  'answer field',
  'answer type',
  'body',
  'content type',
  'session',
  'header',
  'sent field',
  'code of a refusal',
] as const
export type Kind = (typeof weights)[number]

export type ComparatorResult = {
  code: string
  message: string
  mockDetails?: { location: string; value: unknown } | undefined
}

/** `mark`: what has to be assumed for it not to count: `call`, or a path as in the marks of the contracts. */
export type Worded = { kind: Kind; at: string; text: string; mark: string | null }

/** What a result of the comparator means, in the words of the contract; null where it means nothing to us. */
export function worded(
  { code, message, mockDetails }: ComparatorResult,
  call: EndpointWithExamples,
  paths: JsonObject,
): Worded | null {
  const { location = '', value } = mockDetails ?? {}
  const name = location.split('.').at(-1)!
  switch (code) {
    case 'request.path-or-method.unknown':
      return missingCall(call, paths[call.path])
    case 'response.status.unknown':
      return missingStatus(Number(value ?? /\d+$/.exec(message)?.[0]))
    case 'response.body.unknown':
      return answer(`status ${statusAt(call)}`, 'nothing is said of what the answer looks like')
    case 'response.body.incompatible':
      return wrongAnswer(location, message, value)
    case 'response.content-type.incompatible':
      return { kind: 'content type', at: 'answer', text: 'the answer is no JSON', mark: null }
    case 'request.content-type.incompatible':
      return { kind: 'content type', at: 'body', text: 'the body is not taken as JSON', mark: null }
    case 'request.body.unknown':
      return { kind: 'body', at: 'body', text: 'no body is taken, and the portal sends one', mark: null }
    case 'request.body.incompatible':
      return wrongBody(location, message, value)
    case 'request.authorization.missing':
      return {
        kind: 'session',
        at: 'Authorization',
        text: 'a token is asked for where the portal has none',
        mark: null,
      }
    case 'request.header.unknown':
      return header(
        call,
        name,
        `nothing is said of the header '${headerName(call, name)}', which the portal sends`,
      )
    case 'request.header.incompatible':
      return header(call, name, `the header '${headerName(call, name)}' does not fit: ${reason(message)}`)
    case 'request.query.incompatible':
      return {
        kind: 'header',
        at: name,
        text: `the portal sends no query '${name}': ${reason(message)}`,
        mark: null,
      }
    default:
      return null
  }
}

function missingCall({ method, path }: EndpointWithExamples, there: Json | undefined): Worded {
  const verbs = Object.keys((there ?? {}) as JsonObject).filter((key) =>
    /^(get|put|post|delete|patch)$/.test(key),
  )
  if (verbs.length === 0) return { kind: 'path', at: path, text: 'the path is missing', mark: 'call' }
  const others = verbs.map((verb) => verb.toUpperCase()).join(', ')
  return {
    kind: 'verb',
    at: path,
    text: `the verb is ${others}, where the portal calls ${method}`,
    mark: 'call',
  }
}

function missingStatus(status: number): Worded {
  const kind = status < 400 ? 'code of a success' : 'code of a refusal'
  return { kind, at: String(status), text: `the status ${status} is missing`, mark: null }
}

function statusAt({ outcomes }: EndpointWithExamples): number {
  return Object.values(outcomes)[0]!.status
}

function answer(at: string, text: string): Worded {
  return { kind: 'answer', at, text, mark: null }
}

function wrongAnswer(location: string, message: string, value: unknown): Worded {
  const path = pathAt(location, 'response.body')
  const extra = /additional properties - (.+)$/.exec(message)?.[1]
  if (extra !== undefined) {
    const field = joined(path, extra)
    return {
      kind: 'answer field',
      at: field,
      text: `the answer has no field '${field}', which the portal reads`,
      mark: `answer.${field}`,
    }
  }
  if (path === '') return answer('answer', `the whole answer ${reason(message)}`)
  const text = `'${path}' of the answer ${reason(message)}, where the portal reads ${shown(value)}`
  return { kind: 'answer type', at: path, text, mark: `answer.${path}` }
}

function wrongBody(location: string, message: string, value: unknown): Worded {
  const path = pathAt(location, 'request.body')
  const needed = /required property '(.+)'$/.exec(message)?.[1]
  if (needed !== undefined) {
    const field = joined(path, needed)
    const text = `the body needs a field '${field}', which the portal does not send`
    return { kind: 'body', at: field, text, mark: `body.${field}` }
  }
  const what = path === '' ? 'the whole body' : `'${path}' of the body`
  return {
    kind: 'body',
    at: path || 'body',
    text: `${what} ${reason(message)}, where the portal sends ${shown(value)}`,
    mark: path === '' ? null : `body.${path}`,
  }
}

function header(call: EndpointWithExamples, name: string, text: string): Worded {
  return { kind: 'header', at: headerName(call, name), text, mark: `headers.${headerName(call, name)}` }
}

/** As the contract spells it: the comparator has no capitals. */
function headerName({ headers }: EndpointWithExamples, name: string): string {
  return Object.keys(headers.shape).find((own) => own.toLowerCase() === name.toLowerCase()) ?? name
}

/** `[root].interactions[3].response.body.users.0.email` as `users.*.email`. */
function pathAt(location: string, part: string): string {
  const [, below = ''] = location.split(part)
  return below
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) ? '*' : step))
    .join('.')
}

function joined(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`
}

function reason(message: string): string {
  return message.split('spec file: ').at(-1)!
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
