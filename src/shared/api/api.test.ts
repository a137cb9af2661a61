import { listCountries, listUsers } from '#contracts/users.ts'
import { call, type Input } from './api.ts'
import type { BackgroundRead } from './joinedReads.ts'
import { testToken } from '#shared/session/testTokens.ts'
import {
  first,
  second,
  goodRefresh,
  menu,
  fakeService,
  answer,
  portal,
  settle,
  users,
  arrivals,
  type Reply,
} from './testService.ts'

const everybody = { customerSearch: '', filterBy: '' } as const

describe('the definition of a call', () => {
  it('sends its argument', () => {
    const headers = { ...everybody, pages: '0' }
    expect(call(listUsers).query({ headers })).toEqual({ endpoint: listUsers, headers })
  })

  it('sends nothing if the endpoint has no input', () => {
    const nothing: Input<typeof listCountries> = undefined
    expect(call(listCountries).query(nothing)).toEqual({ endpoint: listCountries })
  })

  it('converts its argument to the input and the answer to its data', () => {
    const { query, transformResponse } = call(listUsers, {
      input: (page: number) => ({ headers: { ...everybody, pages: String(page - 1) } }),
      view: ({ users }) => users.length,
    })
    expect(query(3)).toEqual({ endpoint: listUsers, headers: { ...everybody, pages: '2' } })
    expect(transformResponse({ users: [], rows: 0 })).toBe(0)
  })

  it('marks a background read with any kind of input', () => {
    const { query } = call(listUsers, {
      input: ({ page }: { page: number } & BackgroundRead) => ({
        headers: { ...everybody, pages: String(page) },
      }),
    })
    expect(query({ page: 3, isBackground: true })).toEqual({
      endpoint: listUsers,
      headers: { ...everybody, pages: '3' },
      isBackground: true,
    })
    expect(
      call(listUsers).query({ headers: { ...everybody, pages: '0' }, isBackground: true }),
    ).toMatchObject({
      isBackground: true,
    })
  })
})

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

  it('repeatedly ends the session after three refreshes in a minute', async () => {
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

it('a final call that was refused during a refresh is repeated with the new token', async () => {
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

it('a final call that is refused starts no refresh', async () => {
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
    [
      'R101 with status 200 counts too and is not retried [G-06]',
      [{ status: 200, body: { informationCode: 'R101', message: 'Revocada' } }],
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

  it('marks the call with the refused token as not done [T76]', async () => {
    fakeService({ refresh: ['drop'] })
    const { ask, tokens } = await portal()
    tokens.writeSession({ token: first, refreshToken: 'refresh-1' })
    expect(await settle(ask('1'))).toMatchObject({ error: { kind: 'network', isNotDone: true } })
  })

  it('once and succeeds the second time goes unnoticed', async () => {
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
  ])('changes nothing when %s come after the sign-out', async (_what, reply) => {
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

  it('ends the session without an answer if the token has expired', async () => {
    const service = fakeService({ refresh: ['drop'] })
    const { ask, tokens } = await portal()
    const past = Math.floor(Date.now() / 1000) - 10
    tokens.writeSession({
      token: testToken({ iat: past - 3600, exp: past }),
      refreshToken: 'refresh-1',
      skewMs: 0,
    })
    await settle(ask('1'))
    expect(tokens.readSession()).toBeNull()
    // The call that waited for the refresh is not sent without a token.
    expect(service.calls).toEqual([])
  })
})
