import { refreshToken } from '#contracts/session.ts'
import { endpoints } from '#contracts/index.ts'
import { testToken } from '#shared/session/testTokens.ts'

type Reply = { status: number; body: unknown } | 'drop'
type Service = {
  /** Calls other than the refresh, in order of arrival, with the token that each carried. */
  calls: { path: string; token: string | null; headers: Headers }[]
  refreshes: string[]
}

const first = testToken({ jti: 'first' })
const second = testToken({ jti: 'second' })
const goodRefresh: Reply = { status: 200, body: { result: { token: second, refreshToken: 'refresh-2' } } }
const menu = { result: { records: [] } }

/** A service that knows only the second token, answers each call after its own delay, and refreshes as told. */
function fakeService(options: { refresh?: Reply[]; delays?: number[]; accepts?: string[] } = {}): Service {
  const service: Service = { calls: [], refreshes: [] }
  const refresh = [...(options.refresh ?? [goodRefresh])]
  const delays = [...(options.delays ?? [])]
  const accepts = new Set((options.accepts ?? [second]).map((token) => `Bearer ${token}`))
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    const headers = new Headers(init?.headers)
    if (path.endsWith('/RefreshToken')) {
      service.refreshes.push(String(init?.body))
      const reply = refresh.length > 1 ? refresh.shift()! : refresh[0]!
      await jest.advanceTimersByTimeAsync(0)
      return answer(reply)
    }
    const token = headers.get('Authorization')
    service.calls.push({ path, token, headers })
    const delay = delays.shift() ?? 0
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    return answer(accepts.has(token ?? '') ? { status: 200, body: menu } : { status: 401, body: {} })
  })
  return service
}

function answer(reply: Reply): Response {
  if (reply === 'drop') throw new TypeError('Failed to fetch')
  return new Response(JSON.stringify(reply.body), { status: reply.status })
}

/** Fresh modules, so that each case starts without memory of another. */
async function portal(): Promise<{
  ask: (user: string) => Promise<{ data?: unknown; error?: unknown }>
  tokens: typeof import('#shared/session/tokens.ts')
  events: typeof import('#shared/session/sessionEvents.ts')
  store: import('./createStore.ts').Store
}> {
  jest.resetModules()
  const { menusApi } = await import('#features/menus/api.ts')
  const { store } = await import('./store.ts')
  const tokens = await import('#shared/session/tokens.ts')
  const events = await import('#shared/session/sessionEvents.ts')
  const { setAppName } = await import('./appName.ts')
  setAppName('ibuhoo')
  const ask = (userid: string): Promise<{ data?: unknown; error?: unknown }> =>
    store.dispatch(menusApi.endpoints.listMenu.initiate({ headers: { userid } }, { forceRefetch: true }))
  return { ask, tokens, events, store }
}

async function settle<T>(work: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(20_000)
  return work
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] }))
afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

const users = Array.from({ length: 10 }, (_, index) => String(index + 1))
const arrivals = {
  simultaneous: users.map(() => 0),
  staggered: users.map((_, index) => 10 + index * 60),
  'one straggler after the refresh': users.map((_, index) => (index === 9 ? 5_000 : 0)),
}

describe('a 401', () => {
  it.each(Object.entries(arrivals))(
    'refreshes once and repeats each of ten calls once, %s [SES-20, CON-24]',
    async (_arrival, delays) => {
      const service = fakeService({ delays })
      const { ask, tokens } = await portal()
      tokens.writeSession({ token: first, refreshToken: 'refresh-1' })
      const answers = await settle(Promise.all(users.map(ask)))
      expect(answers.map(({ data }) => data)).toEqual(users.map(() => menu))
      expect(service.refreshes).toHaveLength(1)
      expect(service.calls).toHaveLength(20)
      expect(tokens.readSession()).toMatchObject({ token: second, refreshToken: 'refresh-2' })
    },
  )

  it('sends the refresh token, the user and the application [CAL-11]', async () => {
    const service = fakeService()
    const { ask, tokens } = await portal()
    tokens.writeSession({ token: first, refreshToken: 'refresh-1' })
    await settle(ask('1'))
    expect(JSON.parse(service.refreshes[0]!)).toEqual({
      RefreshToken: 'refresh-1',
      UserName: 'admin',
      Appname: 'ibuhoo',
    })
  })

  it('after the repetition is an error, not another refresh', async () => {
    const service = fakeService({ accepts: [] })
    const { ask, tokens } = await portal()
    tokens.writeSession({ token: first, refreshToken: 'refresh-1' })
    expect(await settle(ask('1'))).toMatchObject({ error: { kind: 'status', status: 401 } })
    expect(service.refreshes).toHaveLength(1)
    expect(service.calls).toHaveLength(2)
  })

  it('again and again ends the session after three refreshes in a minute', async () => {
    const service = fakeService({
      accepts: [],
      refresh: users.map((user) => ({
        status: 200,
        body: { result: { token: testToken({ jti: user }), refreshToken: user } },
      })),
    })
    const { ask, tokens } = await portal()
    tokens.writeSession({ token: first, refreshToken: 'refresh-1' })
    for (const user of users) {
      const asked = ask(user)
      await jest.advanceTimersByTimeAsync(1_000)
      await asked
    }
    expect(service.refreshes).toHaveLength(3)
    expect(tokens.readSession()).toBeNull()
  })
})

it('a final call that was refused while the token was being renewed is asked again with the new one', async () => {
  const service = fakeService({ delays: [50, 0] })
  const { ask, tokens, store } = await portal()
  const { channelApi } = await import('#shared/session/channelApi.ts')
  tokens.writeSession({ token: first, refreshToken: 'refresh-1' })
  const menus = ask('1')
  const check = store.dispatch(
    channelApi.endpoints.validateSession.initiate({ headers: { connectionId: 'c' }, body: {} }),
  )
  await settle(Promise.all([menus, check]))
  const checks = service.calls.filter(({ path }) => path.endsWith('validatesession'))
  expect(checks.map(({ token }) => token)).toEqual([`Bearer ${first}`, `Bearer ${second}`])
  expect(service.refreshes).toHaveLength(1)
})

it('a final call that is refused starts no refresh of its own', async () => {
  const service = fakeService()
  const { tokens, store } = await portal()
  const { channelApi } = await import('#shared/session/channelApi.ts')
  tokens.writeSession({ token: first, refreshToken: 'refresh-1' })
  await settle(
    store.dispatch(
      channelApi.endpoints.validateSession.initiate({ headers: { connectionId: 'c' }, body: {} }),
    ),
  )
  expect(service.calls).toHaveLength(1)
  expect(service.refreshes).toHaveLength(0)
})

describe('a refresh that fails', () => {
  it.each<[string, Reply[], number, 'expired' | 'revoked' | null]>([
    ['401 ends the session at once [SES-21, SES-22, CON-25]', [{ status: 401, body: {} }], 1, 'expired'],
    ['400 ends the session at once [SES-21]', [{ status: 400, body: {} }], 1, 'expired'],
    [
      'R101 ends it as revoked [SES-23, CON-26]',
      [{ status: 401, body: { informationCode: 'R101', message: 'Revocada' } }],
      1,
      'revoked',
    ],
    [
      'R101 counts whatever the status',
      [{ status: 400, body: { result: { informationCode: 'R101' } } }],
      1,
      'revoked',
    ],
    ['500 twice keeps a session whose token is alive', [{ status: 500, body: {} }], 2, null],
    ['no answer twice keeps a session whose token is alive', ['drop'], 2, null],
    ['408 twice keeps a session whose token is alive', [{ status: 408, body: {} }], 2, null],
    ['429 twice keeps a session whose token is alive', [{ status: 429, body: {} }], 2, null],
    ['HTML twice keeps a session whose token is alive', [{ status: 200, body: '<html>' }], 2, null],
  ])('%s', async (_fact, refresh, count, reason) => {
    const service = fakeService({ refresh })
    const { ask, tokens, events } = await portal()
    const ends: unknown[] = []
    events.onSessionEnd((end) => ends.push(end.reason))
    tokens.writeSession({ token: first, refreshToken: 'refresh-1' })
    const answers = await settle(Promise.all(users.slice(0, 6).map(ask)))
    expect(service.refreshes).toHaveLength(count)
    expect(ends).toEqual(reason ? [reason] : [])
    expect(tokens.readSession() === null).toBe(reason !== null)
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => undefined))
  })

  it('once and works the second time is not noticed', async () => {
    const service = fakeService({ refresh: ['drop', goodRefresh] })
    const { ask, tokens } = await portal()
    tokens.writeSession({ token: first, refreshToken: 'refresh-1' })
    expect(await settle(ask('1'))).toMatchObject({ data: menu })
    expect(service.refreshes).toHaveLength(2)
  })

  it.each<[string, Reply]>([
    ['new tokens', goodRefresh],
    ['a refusal', { status: 401, body: {} }],
    ['R101', { status: 401, body: { informationCode: 'R101', message: 'Revocada' } }],
  ])('brings nothing back and ends nothing again when %s come after the sign-out', async (_what, reply) => {
    const service = fakeService()
    const answerCalls = jest.mocked(fetch).getMockImplementation()!
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    jest.mocked(fetch).mockImplementation(async (input, init) => {
      if (!(input as string).endsWith('/RefreshToken')) return answerCalls(input, init)
      service.refreshes.push('held')
      await held
      return answer(reply)
    })
    const { ask, tokens, events } = await portal()
    const ends: unknown[] = []
    events.onSessionEnd((end) => ends.push(end.reason))
    tokens.writeSession({ token: first, refreshToken: 'refresh-1' })
    const asked = ask('1')
    await jest.advanceTimersByTimeAsync(100)
    expect(service.refreshes).toEqual(['held'])
    events.endSession({ reason: 'signed-out', message: null })
    release()
    await settle(asked)
    expect(tokens.readSession()).toBeNull()
    expect(ends).toEqual(['signed-out'])
  })

  it('ends the session when nobody answers and the token is past its expiry', async () => {
    fakeService({ refresh: ['drop'] })
    const { ask, tokens } = await portal()
    const past = Math.floor(Date.now() / 1000) - 10
    tokens.writeSession({
      token: testToken({ iat: past - 3600, exp: past }),
      refreshToken: 'refresh-1',
      skewMs: 0,
    })
    await settle(ask('1'))
    expect(tokens.readSession()).toBeNull()
  })
})

describe('a call', () => {
  it('carries the stored token, and no header without one [SES-28, CCL-01]', async () => {
    const service = fakeService({ accepts: [first] })
    const { ask, tokens } = await portal()
    await settle(ask('1'))
    tokens.writeSession({ token: first, refreshToken: null })
    await settle(ask('2'))
    expect(service.calls.map(({ token }) => token)).toEqual([null, `Bearer ${first}`])
  })

  it('carries the token of a session unless it belongs to the sign-in itself, and none without one [SES-28, CCL-01]', async () => {
    const service = fakeService({ accepts: [first] })
    const { tokens } = await portal()
    const { baseQuery } = await import('./baseQuery.ts')
    const others = endpoints.filter(({ id }) => id !== refreshToken.id)
    const askAll = async (): Promise<[id: string, token: string | null][]> => {
      const api = { signal: new AbortController().signal, dispatch: jest.fn() }
      for (const endpoint of others) await baseQuery({ endpoint }, api as never, {})
      return service.calls.splice(0).map(({ token }, index) => [others[index]!.id, token])
    }
    const signIn = ['login', 'loginCertificate', 'oidcToken', 'captchaChallenge']
    expect(await settle(askAll())).toEqual(others.map(({ id }) => [id, null]))
    tokens.writeSession({ token: first, refreshToken: null })
    expect(await settle(askAll())).toEqual(
      others.map(({ id }) => [id, signIn.includes(id) ? null : `Bearer ${first}`]),
    )
  })

  it('goes to one of two services: to that of the sign-in below Login and Captcha, else to that of security [CAL-01, CAL-02]', async () => {
    const service = fakeService({ accepts: [] })
    await portal()
    const { setConfig } = await import('#shared/config.ts')
    const { baseQuery } = await import('./baseQuery.ts')
    setConfig({ authentication: 'https://auth.test', security: 'https://security.test' })
    const others = endpoints.filter(({ id }) => id !== refreshToken.id)
    const api = { signal: new AbortController().signal, dispatch: jest.fn() }
    for (const endpoint of others) await settle(baseQuery({ endpoint }, api as never, {}) as Promise<unknown>)
    const hosts = ({ path }: { path: string }): string =>
      /^\/api\/(login|captcha)\//i.test(path) ? 'https://auth.test' : 'https://security.test'
    expect(service.calls.map(({ path }) => path)).toEqual(others.map((one) => hosts(one) + one.path))
    setConfig({})
  })

  it('that needs no session is made without one once its token is refused for good', async () => {
    const service = fakeService({ refresh: [{ status: 401, body: {} }], accepts: [''] })
    const { tokens, store } = await portal()
    const { applicationsApi } = await import('#features/applications/api.ts')
    tokens.writeSession({ token: first, refreshToken: 'refresh-1' })
    await settle(
      store.dispatch(
        applicationsApi.endpoints.getVersion.initiate({ headers: { appName: 'x', tenantLanguage: 'es' } }),
      ),
    )
    expect(service.calls.map(({ token }) => token)).toEqual([`Bearer ${first}`, null])
    expect(tokens.readSession()).toBeNull()
  })

  it('percent-encodes a parameter that is not plain', async () => {
    const service = fakeService({ accepts: [first] })
    const { ask, tokens } = await portal()
    tokens.writeSession({ token: first, refreshToken: null })
    await settle(ask('Peña 100%'))
    expect(service.calls[0]!.headers.get('userid')).toBe('Pe%C3%B1a%20100%25')
  })

  it('is not heard when its session ended before the answer', async () => {
    fakeService({ accepts: [first], delays: [1_000] })
    const { ask, tokens, events } = await portal()
    tokens.writeSession({ token: first, refreshToken: null })
    const late = ask('1')
    await jest.advanceTimersByTimeAsync(100)
    events.endSession({ reason: 'signed-out', message: null })
    expect((await settle(late)).data).toBeUndefined()
  })

  it('refreshes ahead of the expiry, once for ten calls of a short token [SES-18]', async () => {
    const service = fakeService({ accepts: [first, second] })
    const { ask, tokens } = await portal()
    const old = Math.floor(Date.now() / 1000) - 280
    tokens.writeSession({
      token: testToken({ iat: old, exp: old + 300 }),
      refreshToken: 'r',
      skewMs: 0,
    })
    for (const user of users) await settle(ask(user))
    expect(service.refreshes).toHaveLength(1)
  })
})

describe('an answer', () => {
  it.each<[string, Response, object]>([
    ['HTML', new Response('<html>', { status: 200 }), { kind: 'schema', status: 200 }],
    ['an empty body', new Response('', { status: 200 }), { kind: 'schema' }],
    ['truncated JSON', new Response('{"result":{"rec', { status: 200 }), { kind: 'schema' }],
    ['null', new Response('null', { status: 200 }), { kind: 'schema' }],
    ['an array for an object', new Response('[]', { status: 200 }), { kind: 'schema' }],
    ['a missing field', new Response('{"result":{}}', { status: 200 }), { kind: 'schema' }],
    ['204', new Response(null, { status: 204 }), { kind: 'schema' }],
    [
      '429',
      new Response('{"message":"Despacio"}', { status: 429 }),
      { kind: 'status', status: 429, message: 'Despacio' },
    ],
    [
      '500 with a stack',
      new Response('{"message":"at Object.x"}', { status: 500 }),
      { kind: 'status', status: 500, message: null },
    ],
  ])('of %s is an error, never a success [ERR-02]', async (_what, response, error) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(response)
    const { ask } = await portal()
    expect(await settle(ask('1'))).toMatchObject({ error })
  })

  it('that never comes is told after thirty seconds [ERR-01]', async () => {
    jest.useRealTimers()
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('x', 'TimeoutError'))
    const { ask } = await portal()
    expect(await ask('1')).toMatchObject({ error: { kind: 'timeout' } })
    expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000)
  })

  it('may carry more than the contract says', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(JSON.stringify({ ...menu, extra: 1 }), { status: 200 }))
    const { ask } = await portal()
    expect(await settle(ask('1'))).toMatchObject({ data: menu })
  })

  it('of 403 is remembered until a person has seen it', async () => {
    fakeService()
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 403 }))
    const { ask, tokens, store } = await portal()
    tokens.writeSession({ token: first, refreshToken: null })
    await settle(ask('1'))
    expect(store.getState().session.isForbidden).toBe(true)
  })
})

describe('a read that nobody asked for', () => {
  it('keeps a 403 to itself', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 403 }))
    const { tokens, store } = await portal()
    const { api, call } = await import('./api.ts')
    const { getMenuByUser } = await import('#contracts/menus.ts')
    const { callProblem } = await import('./callProblem.ts')
    const quiet = api.injectEndpoints({
      endpoints: (build) => ({ preview: build.query(call(getMenuByUser)) }),
    })
    tokens.writeSession({ token: first, refreshToken: null })
    const headers = { idmenulocation: '2', appName: 'ibuhoo' }
    const answer = await settle(
      Promise.resolve(store.dispatch(quiet.endpoints.preview.initiate({ headers, isQuiet: true }))),
    )
    expect(answer.error).toMatchObject({ kind: 'status', status: 403 })
    expect(store.getState().session.isForbidden).toBe(false)
    expect(callProblem(answer)).toMatchObject({ isHandledElsewhere: false })
  })
})
