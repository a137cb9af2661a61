import { login } from '#contracts/auth.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { failureText, type ApiError } from './apiError.ts'
import { languages } from '#shared/texts/language.ts'
import { send } from './transport.ts'

function answerWith(status: number, headers: Record<string, string>): void {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status, headers }))
}
const error = async (): Promise<unknown> => {
  const reply = await send(login, {})
  return 'error' in reply ? reply.error : null
}

describe('a failed call', () => {
  it.each([
    ['X-Request-Id', '4f2a'],
    ['Request-Id', '|4f2a.1'],
    ['traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  ])('has the request id of %s', async (header, id) => {
    answerWith(500, { [header]: id })
    expect(await error()).toMatchObject({ status: 500, requestId: id })
  })

  it.each([
    ['none', {}],
    ['one with spaces', { 'X-Request-Id': 'a b' }],
    ['one with markup', { 'X-Request-Id': '<b>' }],
    ['one without end', { 'X-Request-Id': 'x'.repeat(101) }],
  ])('has no request id from %s', async (_what, headers) => {
    answerWith(500, headers)
    expect(await error()).not.toHaveProperty('requestId')
  })

  it('has the retry time only with Retry-After', async () => {
    answerWith(429, { 'Retry-After': '5' })
    const asked = Date.now()
    const { retryAt } = (await error()) as ApiError
    expect(retryAt).toBeGreaterThanOrEqual(asked + 5_000)
    expect(retryAt).toBeLessThanOrEqual(Date.now() + 5_000)
    answerWith(429, {})
    expect(await error()).not.toHaveProperty('retryAt')
  })

  it.each<[string, string, object]>([
    ['does not fit the contract', '[]', { kind: 'schema', status: 200 }],
    ['comes from somebody else', '<html>', { kind: 'between', edge: 200 }],
  ])('has its request id too if the answer %s', async (_what, body, expected) => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(body, { headers: { 'X-Request-Id': '7' } }))
    expect(await error()).toMatchObject({ ...expected, requestId: '7' })
  })

  it.each<[string, number, string, Record<string, string>, RegExp]>([
    ['a firewall', 403, '<html>', {}, /en la red bloqueó la petición/],
    ['a gateway that gave up', 504, '<html>', {}, /^Error al realizar la petición\.$/],
    ['a limit of the way', 429, '<html>', { 'Retry-After': '2' }, /demasiadas peticiones/],
    ['the limit of the service', 429, '{}', {}, /demasiadas peticiones/],
  ])('describes %s without a status of the service', async (_what, status, body, headers, text) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status, headers }))
    i18n.changeLanguage('es')
    const told = (await error()) as ApiError
    expect(failureText(told)).toMatch(text)
    expect(told.status).toBe(body === '<html>' ? undefined : status)
  })
})

it('a call without an answer is logged with its name and time and has the generic text [CER-01]', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  i18n.changeLanguage('es')
  const recorded = (await error()) as ApiError
  expect(recorded).toEqual({ kind: 'network', call: 'login', message: null, at: expect.any(Number) })
  expect(failureText(recorded)).toBe('Error al realizar la petición.')
})

it('no call follows a redirect', async () => {
  answerWith(200, {})
  await send(login, {})
  expect(jest.mocked(fetch).mock.calls[0]![1]).toMatchObject({ redirect: 'manual' })
})

it.each(languages)('every call sends %s as its language', async (language) => {
  answerWith(200, {})
  i18n.changeLanguage(language)
  await send(login, {})
  const [, init] = jest.mocked(fetch).mock.calls[0]!
  expect(new Headers(init?.headers).get('Accept-Language')).toBe(language)
  i18n.changeLanguage('es')
})
