/** @jest-environment node */
import * as z from 'zod/mini'
import { asksForSession, type Endpoint } from './endpoint.ts'
import { exampleToken } from './examples/exampleToken.ts'
import { sessionHub } from './examples/session-hub.ts'
import { gaps, gapsOf } from './gaps.ts'
import { endpoints } from './index.ts'
import { states, type StateSpec } from './states.ts'

const each = endpoints.map((endpoint) => [endpoint.id, endpoint] as const)
const eachOutcome = endpoints.flatMap((endpoint) =>
  Object.entries(endpoint.outcomes).map(([name, outcome]) => [endpoint.id, name, endpoint, outcome] as const),
)
const eachState = Object.entries<StateSpec>(states)

/** The schema without unknown fields, so that a misspelt field of an example fails. */
function closed(schema: z.ZodMiniType): z.ZodMiniType {
  return schema instanceof z.ZodMiniObject ? z.strictObject(schema.shape) : schema
}

function misfit(schema: z.ZodMiniType, value: unknown): string | null {
  const read = closed(schema).safeParse(value)
  return read.success ? null : z.prettifyError(read.error)
}

function schemaOf({ answer, failure }: Endpoint, status: number): z.ZodMiniType {
  return status < 400 ? answer : failure
}

describe('an endpoint', () => {
  it.each(each)('%s has examples that fit its schemas', (_, { headers, body, answer, example }) => {
    expect(misfit(headers, example.headers)).toBeNull()
    expect(misfit(body, example.body)).toBeNull()
    expect(misfit(answer, example.answer)).toBeNull()
  })

  it.each(eachOutcome)('%s can answer %s as its schemas say', (_id, _name, endpoint, { status, body }) => {
    expect(misfit(schemaOf(endpoint, status), body)).toBeNull()
  })

  it.each(each)('%s can succeed', (_, { outcomes }) => {
    const statuses = Object.values(outcomes).map(({ status }) => status)
    expect(statuses.filter((status) => status >= 200 && status < 300)).not.toEqual([])
  })

  it.each(each)('%s is refused without a session exactly if it needs one', (_, endpoint) => {
    expect('401' in endpoint.outcomes).toBe(asksForSession(endpoint))
  })

  it.each(each)('%s has plain schemas', (_, { headers, body, answer, failure }) => {
    const described = [headers, answer, failure].map((schema) => z.toJSONSchema(schema))
    if (!(body instanceof z.ZodMiniUndefined)) described.push(z.toJSONSchema(body))
    for (const { type } of described) expect(type).toBe('object')
  })

  it.each(each)('%s takes parameters as header text only', (_, { headers }) => {
    const { properties = {} } = z.toJSONSchema(headers)
    expect(Object.values(properties).filter((schema) => Object(schema).type !== 'string')).toEqual([])
  })

  it.each(each)('%s sends a body exactly if its method has one', (_, { method, body }) => {
    expect(body instanceof z.ZodMiniUndefined).toBe(method === 'GET')
  })

  it('has a unique id and address, in any case', () => {
    const ids = endpoints.map(({ id }) => id)
    const addresses = endpoints.map(({ service, method, path }) =>
      `${service} ${method} ${path}`.toLowerCase(),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('an assumption', () => {
  const named = [...endpoints, sessionHub].flatMap(({ assumed }) => gapsOf(assumed))

  it('refers to a gap with a question', () => {
    expect(named.filter((id) => !(id in gaps))).toEqual([])
  })

  it('exists for every listed gap', () => {
    expect(Object.keys(gaps).filter((id) => !named.includes(id))).toEqual([])
  })
})

describe('a provider state', () => {
  it.each(eachState)('%s is described in a sentence', (name, { holds }) => {
    expect(name).toMatch(/^[a-z][a-z ]+$/)
    expect(holds).toMatch(/^[A-Z].*\.$/)
  })

  it.each(eachState)('%s has a default for every parameter', (_, { params }) => {
    expect(Object.values(params).filter((value) => value === '')).toEqual([])
  })

  it.each(eachState)('%s returns its user', (_, { params, returns }) => {
    expect(returns.includes('userName')).toBe('userName' in params)
    expect(new Set(returns).size).toBe(returns.length)
  })
})

describe('the session channel', () => {
  const { receiveSessionStatus } = sessionHub

  it('has a valid example', () => {
    expect(misfit(receiveSessionStatus.arguments, receiveSessionStatus.example)).toBeNull()
  })
})

describe('the example token', () => {
  it('has the claims that the portal needs', () => {
    const claims: unknown = JSON.parse(Buffer.from(exampleToken.split('.')[1]!, 'base64url').toString())
    expect(claims).toMatchObject({ unique_name: 'admin', exp: expect.any(Number), iat: expect.any(Number) })
  })
})
