/** @jest-environment node */
import { codePlaces, type CodePlace } from '#contracts/codes.ts'
import { isAccepted, type EndpointWithExamples } from '#contracts/endpoint.ts'
import { withCodeAt } from '#contracts/examples/codeForms.ts'
import { endpoints } from '#contracts/index.ts'
import { codeAndMessage, decodeAnswer } from './decodeAnswer.ts'

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
