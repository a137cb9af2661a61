/** @jest-environment node */
import { codeOf, codePlaces } from '#contracts/codes.ts'
import { endpoints } from '#contracts/index.ts'
import { answerProblem } from './callEndpoint.ts'
import { placeCode } from './placeCode.ts'

const outcomes = endpoints.flatMap((endpoint) =>
  Object.entries(endpoint.outcomes).map(([name, outcome]) => ({ endpoint, name, outcome })),
)

describe.each(codePlaces)('with the code in %s', (place) => {
  it.each(outcomes.map((one) => [one.endpoint.id, one.name, one] as const))(
    '%s answers %s as its contract allows, with status 200 where it refuses',
    (_id, _name, { endpoint, outcome }) => {
      const answer = placeCode(endpoint, outcome, { place, status: 200 })
      expect(answerProblem(endpoint, answer)).toBeNull()
      const code = codeOf(outcome.body)
      if (code !== null) {
        expect(codeOf(answer.body)).toBe(code)
        expect(place.split('.').reduce((at, step) => (at as never)?.[step], answer.body)).toBe(code)
        expect(answer.status).toBe(200)
      }
    },
  )

  it('adds a code to the message of a write without one', () => {
    const refused = { status: 400, body: { result: 'La notificación ya fue ejecutada' } }
    const answer = placeCode({ method: 'POST' }, refused, { place, status: 200 })
    expect(answer.status).toBe(200)
    expect(codeOf(answer.body)).toBe('R11')
    expect(JSON.stringify(answer.body)).toContain('La notificación ya fue ejecutada')
  })
})

it('leaves an answer unchanged without a setting', () => {
  const answer = { status: 400, body: { informationCode: 'R11' } }
  expect(placeCode({ method: 'POST' }, answer, { place: null, status: null })).toBe(answer)
})

it('leaves a read without a code unchanged', () => {
  const answer = { status: 200, body: { message: '<p>Mantenimiento</p>' } }
  expect(placeCode({ method: 'GET' }, answer, { place: 'code', status: 200 }).body).toBe(answer.body)
})
