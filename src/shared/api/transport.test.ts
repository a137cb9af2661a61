import { login } from '#contracts/auth.ts'
import { isConnected } from '#shared/browser/connection.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { failureText, type ApiError, turnAfter } from './apiError.ts'
import { languages } from '#shared/texts/language.ts'
import { send, retryAt } from './transport.ts'

function answerWith(status: number, headers: Record<string, string>): void {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status, headers }))
}
const error = async (): Promise<unknown> => {
  const reply = await send(login, {})
  return 'error' in reply ? reply.error : null
}

it('counts as answered although its body breaks off', async () => {
  const broken = (): Response =>
    new Response(new ReadableStream({ start: (body) => body.error(new TypeError('broken')) }))
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(broken()))
  for (let call = 0; call < 3; call += 1) expect(await error()).toMatchObject({ kind: 'network' })
  expect(isConnected()).toBe(true)
})

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

const now = Date.parse('2026-11-23T10:00:00Z')

it.each<[what: string, headers: Record<string, string>, waitMs: number]>([
  ['seconds', { 'Retry-After': '5' }, 5_000],
  ['seconds with spaces around them', { 'Retry-After': ' 7 ' }, 7_000],
  ['a date', { 'Retry-After': 'Mon, 23 Nov 2026 10:00:30 GMT' }, 30_000],
  [
    'a date of a clock that is an hour behind ours',
    { 'Retry-After': 'Mon, 23 Nov 2026 09:00:30 GMT', Date: 'Mon, 23 Nov 2026 09:00:00 GMT' },
    30_000,
  ],
  ['longer than five minutes', { 'Retry-After': '86400' }, 300_000],
  ['a number without measure', { 'Retry-After': '9'.repeat(400) }, 300_000],
])('waits for %s', (_what, headers, waitMs) => {
  expect(retryAt(new Headers(headers), now)).toBe(now + waitMs)
})

it.each<[what: string, headers: Record<string, string>]>([
  ['no header', {}],
  ['an empty one', { 'Retry-After': '' }],
  ['none at all', { 'Retry-After': '0' }],
  ['less than none', { 'Retry-After': '-5' }],
  ['a date that has passed', { 'Retry-After': 'Mon, 23 Nov 2026 09:59:30 GMT' }],
  ['words', { 'Retry-After': 'soon' }],
])('does not wait for %s', (_what, headers) => {
  expect(retryAt(new Headers(headers), now)).toBeUndefined()
})

it.each<[what: string, error: Partial<ApiError>, waitMs: number | null]>([
  ['too many calls', { status: 429, retryAt: now + 2_000 }, 2_000],
  ['too many calls for the way there', { kind: 'between', edge: 429, retryAt: now + 2_000 }, 2_000],
  ['too many calls, for how long nobody says', { status: 429 }, 5_000],
  ['a break that says its end', { kind: 'between', edge: 503, retryAt: now + 9_000 }, 9_000],
  ['a break without an end', { kind: 'between', edge: 503 }, null],
  ['a firewall', { kind: 'between', edge: 403, retryAt: now + 9_000 }, null],
  ['a lost answer', { kind: 'network' }, null],
])('can be retried after %s [T112]', (_what, fields, waitMs) => {
  jest.useFakeTimers({ now })
  const error: ApiError = { kind: 'status', call: 'modifyUser', message: null, at: now, ...fields }
  expect(turnAfter(error)).toBe(waitMs === null ? null : now + waitMs)
  jest.useRealTimers()
})
