import { refreshToken } from '#contracts/session.ts'
import { endpoints } from '#contracts/index.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { first, second, menu, fakeService, portal, settle, users } from './testService.ts'

describe('a call', () => {
  it('carries the stored token, and no header without one [SES-28, CCL-01]', async () => {
    const service = fakeService({ accepts: [first] })
    const { ask, tokens } = await portal()
    await settle(ask('1'))
    tokens.writeSession({ token: first, refreshToken: null })
    await settle(ask('2'))
    expect(service.calls.map(({ token }) => token)).toEqual([null, `Bearer ${first}`])
  })

  it('carries the token of the session unless it belongs to the sign-in [SES-28, CCL-01]', async () => {
    const service = fakeService({ accepts: [first] })
    const { tokens } = await portal()
    const { baseQuery } = await import('./api.ts')
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

  it('goes to the authentication service below Login and Captcha, else to security [CAL-01, CAL-02]', async () => {
    const service = fakeService({ accepts: [] })
    await portal()
    const { setConfig } = await import('#shared/config.ts')
    const { baseQuery } = await import('./api.ts')
    setConfig({ authentication: 'https://auth.test', security: 'https://security.test' })
    const others = endpoints.filter(({ id }) => id !== refreshToken.id)
    const api = { signal: new AbortController().signal, dispatch: jest.fn() }
    for (const endpoint of others) await settle(baseQuery({ endpoint }, api as never, {}) as Promise<unknown>)
    const hosts = ({ path }: { path: string }): string =>
      /^\/api\/(login|captcha)\//i.test(path) ? 'https://auth.test' : 'https://security.test'
    expect(service.calls.map(({ path }) => path)).toEqual(others.map((one) => hosts(one) + one.path))
    setConfig({})
  })

  it('that needs no session is repeated without a token once it is refused for good', async () => {
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

  it('percent-encodes parameters that are not plain ASCII', async () => {
    const service = fakeService({ accepts: [first] })
    const { ask, tokens } = await portal()
    tokens.writeSession({ token: first, refreshToken: null })
    await settle(ask('Peña 100%'))
    expect(service.calls[0]!.headers.get('userid')).toBe('Pe%C3%B1a%20100%25')
  })

  it('is ignored when its session ended before the answer', async () => {
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
    ['HTML', new Response('<html>', { status: 200 }), { kind: 'between', edge: 200 }],
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
  ])('of %s is an error, never a success [ERR-02] [T19]', async (_what, response, error) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(response)
    const { ask } = await portal()
    expect(await settle(ask('1'))).toMatchObject({ error })
  })

  it('that never arrives is an error after 30 seconds [ERR-01]', async () => {
    jest.useRealTimers()
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('x', 'TimeoutError'))
    const { ask } = await portal()
    expect(await ask('1')).toMatchObject({ error: { kind: 'timeout' } })
    expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000)
  })

  it.each([
    ['carry more than the contract says', JSON.stringify({ ...menu, extra: 1 }), 'application/json'],
    ['begin with a byte order mark', `\uFEFF${JSON.stringify(menu)}`, 'application/json'],
    ['name another content type', JSON.stringify(menu), 'text/html'],
  ])('may %s [T19]', async (_what, body, type) => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(body, { status: 200, headers: { 'Content-Type': type } }))
    const { ask } = await portal()
    expect(await settle(ask('1'))).toMatchObject({ data: menu })
  })

  it('of 403 is stored until its dialog is accepted', async () => {
    fakeService()
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 403 }))
    const { ask, tokens, store } = await portal()
    tokens.writeSession({ token: first, refreshToken: null })
    await settle(ask('1'))
    expect(store.getState().session.isForbidden).toBe(true)
  })
})

it('does not change privileges after a 403 of a firewall', async () => {
  fakeService()
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html>', { status: 403 }))
  const { ask, tokens, store } = await portal()
  tokens.writeSession({ token: first, refreshToken: null })
  await settle(ask('1'))
  expect(store.getState().session.isForbidden).toBe(false)
})

it('neither ends nor refreshes the session after a 401 of an intermediary', async () => {
  const service = fakeService()
  const { ask, tokens } = await portal()
  tokens.writeSession({ token: first, refreshToken: 'r' })
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html>', { status: 401 }))
  expect(await settle(ask('1'))).toMatchObject({ error: { kind: 'between', edge: 401 } })
  expect(service.refreshes).toHaveLength(0)
  expect(tokens.readSession()).not.toBeNull()
})

describe('a background read', () => {
  it('keeps a 403 to itself', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 403 }))
    const { tokens, store } = await portal()
    const { api, call } = await import('./api.ts')
    const { getMenuByUser } = await import('#contracts/menus.ts')
    const { callProblem } = await import('./write.ts')
    const background = api.injectEndpoints({
      endpoints: (build) => ({ preview: build.query(call(getMenuByUser)) }),
    })
    tokens.writeSession({ token: first, refreshToken: null })
    const headers = { idmenulocation: '2', appName: 'ibuhoo' }
    const answer = await settle(
      Promise.resolve(store.dispatch(background.endpoints.preview.initiate({ headers, isBackground: true }))),
    )
    expect(answer.error).toMatchObject({ kind: 'status', status: 403 })
    expect(store.getState().session.isForbidden).toBe(false)
    expect(callProblem(answer)).toMatchObject({ isHandledElsewhere: false })
  })
})
