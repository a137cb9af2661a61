/** @jest-environment node */
import { codePlaces, type CodePlace } from '#contracts/codes.ts'
import { isAccepted, type EndpointWithExamples } from '#contracts/endpoint.ts'
import { withCodeAt } from '#contracts/examples/codeForms.ts'
import { endpoints } from '#contracts/index.ts'
import { codeAndMessage, decodeAnswer, edgeIn } from './decodeAnswer.ts'
import { isOutage, isStillUnderWay, isOutcomeOpen, type ApiError, type Edge } from './apiError.ts'

const refused = { informationCode: 'R77', message: 'No.' }

function decoded(endpoint: EndpointWithExamples, status: number, body: unknown) {
  return decodeAnswer(endpoint, status, JSON.stringify(body), 1)
}

const everyForm = endpoints.flatMap((endpoint) =>
  codePlaces.map((place) => [endpoint.id, place, endpoint] as const),
)

describe.each(everyForm)('the answer to %s with its code in %s', (_id, place, endpoint) => {
  const readsCodes = endpoint.accepts === 'every code'
  const answer = endpoint.example.answer as object

  it.each([
    ['alone', 200, refused],
    ['beside what was asked for', 200, { ...answer, ...refused }],
    ['with a status that refuses', 400, refused],
  ])('is never a success and keeps code and message: %s [G-61]', (_what, status, body) => {
    const reply = decoded(endpoint, status, withCodeAt(body, place))
    if (readsCodes && status === 200)
      expect('data' in reply && codeAndMessage(reply.data)).toEqual({ code: 'R77', message: 'No.' })
    else expect(reply).toMatchObject({ error: { kind: 'status', status, code: 'R77', message: 'No.' } })
  })

  const successes = Object.entries(endpoint.outcomes).filter(
    ([, { status, body }]) => status < 300 && isAccepted(endpoint, codeAndMessage(body).code),
  )

  it.each(successes)('is a success: %s', (_outcome, { status, body }) => {
    const reply = decoded(endpoint, status, withCodeAt(body, place))
    expect(reply).toEqual({ data: expect.any(Object) })
  })
})

const lists = endpoints.filter(({ none }) => none !== undefined)

describe.each(codePlaces)('R11 in %s', (place: CodePlace) => {
  it.each(lists.map((list) => [list.id, list] as const))('is an empty list of %s [CER-07]', (_id, list) => {
    const none = { informationCode: 'R11', message: 'No se encontraron resultados.' }
    expect(decoded(list, 200, withCodeAt(none, place))).toEqual({ data: list.none })
  })
})

it('has lists of users, roles, privileges, applications and notifications that can be empty', () => {
  expect(lists.map(({ id }) => id).toSorted()).toEqual([
    'listApplications',
    'listNotifications',
    'listPrivileges',
    'listRoles',
    'listUsers',
  ])
})

const [revoke] = endpoints.filter(({ id }) => id === 'revokeToken') as [EndpointWithExamples]

describe('an answer with status 200', () => {
  it.each<[object]>([
    [{}],
    [{ statusCode: 200, informationCode: 'A10' }],
    [{ statusCode: '200' }],
    [{ statusCode: null, code: null }],
    [{ code: ' ' }],
    [{ responseCode: 200, message: 'Hecho.' }],
    [{ result: 'Hecho.' }],
  ])('%j is a success', (body) => {
    expect(decoded(revoke, 200, body)).toEqual({ data: expect.any(Object) })
  })

  it.each<[object, { status: number; code?: string; message: string | null }]>([
    [{ informationCode: 'A20' }, { status: 200, code: 'A20', message: null }],
    [
      { code: 'R9', result: 'No.' },
      { status: 200, code: 'R9', message: 'No.' },
    ],
    [
      { statusCode: 401, informationCode: 'A10' },
      { status: 401, message: null },
    ],
    [{ statusCode: '401' }, { status: 401, message: null }],
    [{ statusCode: 'no' }, { status: 400, message: null }],
    [
      { statusCode: 503, message: 'at Object.x' },
      { status: 503, message: null },
    ],
    [
      { responseCode: 400, message: 'No.' },
      { status: 400, message: 'No.' },
    ],
  ])('%j is a refusal [G-61]', (body, error) => {
    expect(decoded(revoke, 200, body)).toMatchObject({
      error: { kind: 'status', call: 'revokeToken', ...error },
    })
  })
})

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
  expect([isOutcomeOpen(error), isStillUnderWay(error)]).toEqual([mayBeDone, mayStillBeDone])
  expect(isOutage(error)).toBe(true)
})
