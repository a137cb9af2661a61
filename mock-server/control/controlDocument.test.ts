/** @jest-environment node */
import { endpoints } from '#contracts/index.ts'
import { seedUserNames } from '../seed/people.ts'
import { startMock, type Json, type RunningMock } from '../testServer.ts'
import { namedPeople } from './documentRoutes.ts'
import { scenarios } from './scenarios.ts'

let mock: RunningMock
let document: Json

beforeAll(async () => {
  mock = await startMock()
  document = await mock.control('GET', '/openapi')
})

afterAll(() => mock.end())

type Operation = { operationId: string; summary: string; requestBody?: Json }
const operations = (): [method: string, path: string, Operation][] =>
  Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, own]) =>
    Object.entries(own).map(([method, operation]): [string, string, Operation] => [
      method.toUpperCase(),
      path,
      operation,
    ]),
  )

describe('the control API as a document', () => {
  it('names every call once, in a sentence', () => {
    const ids = operations().map(([, , { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, , { summary }] of operations()) expect(summary).toMatch(/^[A-Z].*\.$/)
  })

  it('has examples that the calls accept', async () => {
    const written = operations().filter(([, , { requestBody }]) => requestBody)
    expect(written.length).toBeGreaterThan(10)
    for (const [method, path, { requestBody }] of written) {
      const at = path
        .replace('{collection}', 'users')
        .replace('/state/users/{id}', '/state/users/maria.gomez')
      const body = requestBody.content['application/json'].example
      const { status, text } = await mock.ask(
        method,
        `/__mock/v1${at.replace('{id}', 'all').replace('{name}', 'name')}`,
        { body },
      )
      expect([method, path, status, status === 200 ? '' : text]).toEqual([method, path, 200, ''])
    }
  })

  it('comes with the documents of the services', async () => {
    const both = await Promise.all(
      ['authentication', 'security'].map((service) => mock.control('GET', `/openapi/${service}`)),
    )
    const told = both
      .flatMap(({ paths }) => Object.values<object>(paths))
      .flatMap((path) => Object.values(path))
    expect(told.map(({ operationId }) => operationId).sort()).toEqual(endpoints.map(({ id }) => id).sort())
    expect((await mock.ask('GET', '/__mock/v1/openapi/..%2Fmap')).status).toBe(404)
  })
})

it('lists the users of the seed', async () => {
  const { people, password } = await mock.control('GET', '/people')
  expect([people, password]).toEqual([namedPeople, 'Portal.2026*'])
  const names = namedPeople.map(({ userName }) => userName).filter((name) => /\D/.test(name))
  expect(seedUserNames).toEqual(expect.arrayContaining(names))
})

it('has a page of text for coding assistants that names every call, person and scenario', async () => {
  const { status, headers, text } = await mock.ask('GET', '/__mock/llms.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  for (const [method, path] of operations()) expect(text).toContain(`- ${method} ${path}: `)
  for (const { userName } of namedPeople) expect(text).toContain(`- ${userName}: `)
  for (const name of Object.keys(scenarios)) expect(text).toContain(`- ${name}: `)
  for (const { id } of endpoints) expect(text).toContain(`- ${id}: `)
  expect(text.length).toBeLessThan(30_000)
})
