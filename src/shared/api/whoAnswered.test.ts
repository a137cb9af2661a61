/** @jest-environment node */
import { isOutage, isStillUnderWay, isUnknown, type ApiError, type Edge } from './apiError.ts'
import { edgeIn } from './decodeAnswer.ts'

type Answer = { type?: ResponseType; status: number; body?: string; signIn?: string }

function edgeOf({ type = 'basic', status, body = '', signIn }: Answer): Edge | null {
  return edgeIn(
    { type, status, headers: new Headers({ ...(signIn && { 'WWW-Authenticate': signIn }) }) },
    body,
  )
}

const html = '<html><h1>Blocked</h1></html>'

it.each<[string, Answer]>([
  ['an answer', { status: 200, body: '{"result":{}}' }],
  ['a list', { status: 200, body: ' [] ' }],
  ['another value', { status: 200, body: 'null' }],
  ['one that was cut off', { status: 200, body: '{"result":{"rec' }],
  ['nothing at all', { status: 200 }],
  ['a refusal', { status: 400, body: '{"informationCode":"R11"}' }],
  ['a 403 with words', { status: 403, body: '{"message":"Forbidden"}' }],
  ['a 403 by its status alone', { status: 403 }],
  ['a 401 by its status alone', { status: 401, signIn: 'Bearer' }],
  ['its own 429', { status: 429, body: '{}' }],
  ['a 500', { status: 500, body: '{"message":"at Object.x"}' }],
  ['a 503 with a code', { status: 503, body: '{"result":{"informationCode":"R101"}}' }],
])('%s comes from the service [T111]', (_what, answer) => {
  expect(edgeOf(answer)).toBeNull()
})

/** [may have been done, may still be done] */
const notDone = [false, false]
const lost = [true, false]
const slow = [true, true]

it.each<[string, Answer, Edge, boolean[]]>([
  ['a firewall with a 403', { status: 403, body: html }, 403, notDone],
  ['a firewall in plain text', { status: 406, body: 'Not acceptable' }, 406, notDone],
  ['a host that reads no such headers', { status: 400, body: html }, 400, notDone],
  ['a sign-in box of the browser', { status: 401, signIn: 'Basic realm="x"' }, 401, notDone],
  ['a sign-in of the network', { status: 401, signIn: 'Negotiate', body: '{}' }, 401, notDone],
  ['a page with 401', { status: 401, body: html }, 401, notDone],
  ['a limit of the way', { status: 429, body: html }, 429, notDone],
  ['a redirect that is not followed', { type: 'opaqueredirect', status: 0 }, 'redirect', notDone],
  ['a redirect that is seen', { status: 307 }, 'redirect', notDone],
  ['a network that wants a sign-in of its own', { status: 511, body: html }, 511, notDone],
  ['a page of another sign-in', { status: 200, body: html }, 200, lost],
  ['a gateway without a service', { status: 503, body: 'no healthy upstream' }, 503, lost],
  ['a gateway that speaks JSON', { status: 503, body: '{"message":"Service Unavailable"}' }, 503, lost],
  ['a gateway that lost the service', { status: 502, body: html }, 502, slow],
  ['a gateway that gave up', { status: 504, body: html }, 504, slow],
  ['a gateway that gave up in JSON', { status: 504, body: '{"message":"Timed out"}' }, 504, slow],
  ['a gateway that gave up without a word', { status: 504 }, 504, slow],
  ['one that waited in vain for the request', { status: 408 }, 408, slow],
  ['a network with a status of its own', { status: 524, body: html }, 524, slow],
])('%s is an intermediary [T111]', (_what, answer, edge, [mayBeDone, mayStillBeDone]) => {
  expect(edgeOf(answer)).toBe(edge)
  const error: ApiError = { kind: 'between', edge, call: 'modifyUser', message: null, at: 0 }
  expect([isUnknown(error), isStillUnderWay(error)]).toEqual([mayBeDone, mayStillBeDone])
  expect(isOutage(error)).toBe(true)
})
