/** @jest-environment node */
import { endpoints } from '#contracts/index.ts'
import { checkAnswer } from '../http/callEndpoint.ts'
import { startMock, type RunningMock } from '../testServer.ts'
import { findBinding, serviceOf } from './services.ts'

describe('the services', () => {
  let mock: RunningMock
  beforeAll(async () => {
    mock = await startMock()
  })
  afterAll(() => mock.end())

  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'answer %s by its contract',
    async (id, endpoint) => {
      expect(serviceOf(id)).toBeDefined()
      await mock.control('POST', '/reset', {})
      const { bearer } = await mock.session('admin')
      const given = Object.entries(endpoint.example.headers as Record<string, string>)
      const headers = Object.fromEntries(given.map(([name, value]) => [name, encodeURIComponent(value)]))
      const path = `/${endpoint.service}${endpoint.path}`
      const { status, text } = await mock.ask(endpoint.method, path, {
        headers: { ...headers, ...(endpoint.access !== 'none' && bearer) },
        body: endpoint.example.body,
      })
      // Tokens and passwords of the examples are invalid here, so calls may be refused; no answer may be malformed.
      expect({ status, text }).toEqual({
        status: expect.any(Number),
        text: expect.not.stringContaining('does not fit'),
      })
      expect(status).toBeLessThan(endpoint.service === 'security' ? 300 : 500)
    },
  )

  it('are found in any case and with a trailing slash', () => {
    for (const { id, method, service, path } of endpoints) {
      const found = findBinding(method, `/${service.toUpperCase()}${path.toUpperCase()}/`)
      expect(typeof found === 'object' && found.endpoint.id).toBe(id)
    }
  })

  it('answer 500 if their answer violates the contract', () => {
    const shout = jest.spyOn(console, 'error').mockImplementation(() => {})
    const login = endpoints.find(({ id }) => id === 'login')!
    const answer = checkAnswer(login, { status: 200, body: { url: 7 } })
    expect(answer).toEqual({ status: 500, body: { message: expect.stringContaining("'url': ") } })
    expect(shout).toHaveBeenCalledTimes(1)
  })

  it('validate the lists inside their texts too, unless odd ones were stored', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const endpoint = endpoints.find(({ id }) => id === 'getMenuByApp')!
    const answer = { status: 200, body: { result: { records: [{ id: 1, menuJson: '[{"key":"a"}]' }] } } }
    const message = expect.stringContaining("the text of 'result.records.*.menuJson' '0.name': ")
    expect(checkAnswer(endpoint, answer)).toEqual({ status: 500, body: { message } })
    expect(checkAnswer(endpoint, answer, { holdsOddTexts: true })).toBe(answer)
  })
})
