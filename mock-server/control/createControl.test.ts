/** @jest-environment node */
import { endpoints } from '#contracts/index.ts'
import { states } from '#contracts/states.ts'
import { startMock, type Json, type RunningMock } from '../testServer.ts'
import { stateHandlers } from './providerStates.ts'
import { scenarios } from './scenarios.ts'

let mock: RunningMock

beforeEach(async () => {
  mock = await startMock()
})

afterEach(() => mock.end())

const get = (path: string): Promise<Json> => mock.control('GET', path)

describe('the control API', () => {
  it('describes itself and the outcomes of each call', async () => {
    expect(await get('/health')).toMatchObject({ status: 'ready', namespace: 'default' })
    const info = await get('/info')
    expect(info).toMatchObject({ seed: 2026, users: 254, namespaces: ['default'] })
    expect(info.routes).toHaveLength(endpoints.length)
    expect(info.routes).toContainEqual(
      expect.objectContaining({
        endpoint: 'refreshToken',
        method: 'POST',
        path: '/authentication/api/Login/RefreshToken',
        codes: expect.arrayContaining(['R101']),
      }),
    )
  })

  it.each([
    ['GET', '/nothing', undefined, 404],
    ['PUT', '/health', {}, 405],
    ['PUT', '/clock', {}, 400],
    ['PUT', '/clock', { advance: '15 minutes' }, 400],
    ['PUT', '/clock', { set: 'yesterday' }, 400],
    ['PUT', '/clock', { set: '+275760-09-13T00:00:00Z' }, 400],
    ['PUT', '/clock', { set: -1 }, 400],
    ['PUT', '/clock', { freeze: '3000-01-01T00:00:00Z' }, 400],
    ['PUT', '/clock', { advance: 'P400000D' }, 400],
    ['PUT', '/clock', { set: '2999-12-31T23:00:00Z', advance: 'PT2H' }, 400],
    ['PUT', '/tokens', { rotate: 'sometimes' }, 400],
    ['PUT', '/tokens', { life: 5 }, 400],
    ['PUT', '/page', { status: 7 }, 400],
    ['PUT', '/strict', {}, 400],
    ['PUT', '/codes', { place: 'result' }, 400],
    ['PUT', '/scenario', { name: 'constructor' }, 400],
    ['POST', '/faults', { match: { path: 'x' }, kind: 'earthquake' }, 400],
    ['POST', '/faults', { match: { path: 'x' }, kind: 'body', contentType: 'a\r\nX: y' }, 400],
    ['POST', '/faults', { match: { path: 'x' }, kind: 'latency', ms: 1e300 }, 400],
    ['POST', '/faults', { match: { path: 'x' }, kind: 'latency', ms: [0, 1e300] }, 400],
    ['POST', '/provider-states', { state: 'toString' }, 400],
    ['POST', '/provider-states', { state: 'signing in is refused with a code', params: { code: 'R9' } }, 400],
    ['DELETE', '/faults/f9', undefined, 404],
    ['GET', '/state/constructor', undefined, 404],
    ['GET', '/state/users/nobody', undefined, 404],
    ['GET', '/state/%', undefined, 400],
    ['PUT', '/state/users/1', { names: 7 }, 400],
    ['GET', '/snapshots/none', undefined, 404],
    ['GET', '/mail?since=yesterday', undefined, 400],
    ['POST', '/sessions/none/status', { message: 'x' }, 404],
  ])('answers %s %s %j with %d and an error', async (method, path, body, status) => {
    const reply = await mock.ask(method, `/__mock/v1${path}`, { body })
    expect([reply.status, reply.body]).toEqual([status, { error: expect.any(String) }])
  })

  it('refuses other origins before it does anything', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await mock.ask('POST', '/__mock/v1/reset', { headers, body: {} })).status).toBe(403)
    const host = { host: 'rebound.example' }
    for (const path of ['/__mock', '/__mock/db/users', '/__mock/v1/state/users']) {
      expect((await mock.ask('GET', path, { headers: host })).status).toBe(403)
    }
    expect(
      (await mock.ask('POST', '/__mock/v1/reset', { text: '{}', headers: { 'content-type': 'text/plain' } }))
        .status,
    ).toBe(415)
    expect((await mock.ask('POST', '/__mock/v1/reset', { text: '{' })).status).toBe(400)
  })

  it('moves the clock', async () => {
    expect(await mock.control('PUT', '/clock', { set: '2030-05-17T23:58:00Z', freeze: true })).toEqual({
      now: '2030-05-17T23:58:00.000Z',
      frozen: true,
    })
    expect((await mock.control('PUT', '/clock', { advance: 'PT1M' })).now).toBe('2030-05-17T23:59:00.000Z')
    expect(await get('/clock')).toEqual({ now: '2030-05-17T23:59:00.000Z', frozen: true })
    expect((await mock.control('PUT', '/clock', { freeze: false })).frozen).toBe(false)
    expect(Date.parse((await mock.control('PUT', '/clock', { reset: true })).now)).toBeLessThan(
      Date.parse('2030-05-01'),
    )
  })

  it('reads and changes records as another administrator would', async () => {
    expect(await get('/state/companies')).toHaveLength(60)
    expect(await mock.control('PUT', '/state/users/maria.gomez', { names: 'Mía' })).toMatchObject({
      id: 4,
      names: 'Mía',
    })
    expect((await get('/state/users/4')).names).toBe('Mía')
    // The control page sends the whole record, its last change included.
    const whole = await get('/state/users/4')
    const sent = await mock.control('PUT', '/state/users/4', { ...whole, names: 'Mia' })
    expect(Date.parse(sent.modifiedon)).toBeGreaterThan(Date.parse(whole.modifiedon))
    const day = '2026-01-01T00:00:00.000Z'
    expect(await mock.control('PUT', '/state/users/4', { modifiedon: day })).toMatchObject({
      modifiedon: day,
    })
    await mock.control('PUT', '/state/countries/99', { name: 'Uruguay', countryCode: 'UY' })
    expect(await get('/state/countries/99')).toEqual({ id: 99, name: 'Uruguay', countryCode: 'UY' })
    expect(await mock.control('DELETE', '/state/users/maria.gomez')).toEqual({ deleted: 4 })
    expect((await mock.signIn('maria.gomez')).body.informationCode).toBe('R11')
  })

  it('keeps a journal without secrets', async () => {
    await mock.signIn('admin', 'Otra.2026*')
    await mock.ask('GET', '/security/api/nothing?__ns=default')
    const [login, unknown] = await get('/requests?decrypt=1')
    expect(login).toMatchObject({
      order: 1,
      method: 'POST',
      path: '/authentication/api/Login/Login',
      body: { user: 'admin', password: 'Otra.2026*' },
      status: 400,
      code: 'R11',
      endpoint: 'login',
    })
    expect(unknown).toMatchObject({ order: 2, status: 404, endpoint: 'not in any contract' })
    expect((await get('/requests'))[0].body.password).toBe('[redacted]')
    await mock.control('DELETE', '/requests')
    expect(await get('/requests')).toEqual([])
  })

  it('saves and restores a snapshot', async () => {
    const { token, bearer } = await mock.session('admin')
    await mock.signIn('maria.gomez', 'Otra.2026*')
    await mock.control('POST', '/snapshots/before', {})
    await mock.control('PUT', '/state/users/4', { names: 'Mía' })
    await mock.control('POST', '/tokens/revoke', {})
    await mock.control('DELETE', '/mail')
    await mock.control('POST', '/snapshots/before', { restore: true })
    expect((await get('/state/users/4')).names).toBe('María')
    expect(await get('/mail')).toHaveLength(1)
    expect(token).not.toBe('')
    expect((await mock.ask('GET', '/security/api/application/list', { headers: bearer })).status).toBe(200)
    expect((await mock.signIn('maria.gomez', 'Otra.2026*')).body.failedLoginInformation.failedAttempts).toBe(
      2,
    )
    expect(await mock.control('DELETE', '/snapshots/before')).toEqual({ dropped: 'before' })
    expect(await get('/snapshots')).toEqual([])
  })

  it('resets the namespace except its snapshots', async () => {
    await mock.control('POST', '/snapshots/before', {})
    await mock.control('POST', '/reset', {})
    expect((await get('/snapshots')).map(({ name }: { name: string }) => name)).toEqual(['before'])
    await mock.control('DELETE', '/snapshots/before')
    await mock.control('PUT', '/state/users/4', { names: 'Mía' })
    await mock.control('POST', '/faults', { match: { path: '/' }, kind: 'status', status: 500 })
    await mock.control('PUT', '/clock', { set: '2030-01-01T00:00:00Z' })
    await mock.control('PUT', '/tokens', { lifeSeconds: 5 })
    await mock.control('PUT', '/page', { product: 'license' })
    await mock.control('PUT', '/strict', { on: false })
    await mock.control('PUT', '/codes', { place: 'code', status: 200 })
    await mock.control('DELETE', '/mail')
    await mock.control('POST', '/reset', {})
    expect((await get('/state/users/4')).names).toBe('María')
    expect([await get('/faults'), await get('/requests')]).toEqual([[], []])
    expect(Date.parse((await get('/clock')).now)).toBeLessThan(Date.parse('2030-01-01'))
    expect((await get('/tokens')).lifeSeconds).toBeNull()
    expect((await get('/page')).product).toBe('ibuhoo')
    expect(await get('/strict')).toEqual({ on: true })
    expect(await get('/codes')).toEqual({ place: null, status: null })
    expect(await get('/mail')).toHaveLength(1)
  })
})

describe('the place of codes in answers', () => {
  const place = 'result.code'
  const wrongPassword = { result: { code: 'R11', information: 'Usuario o contraseña incorrectos.' } }

  it('follows the setting, for refusals and for faults [G-61]', async () => {
    await mock.control('PUT', '/codes', { place, status: 200 })
    const wrong = await mock.signIn('maria.gomez', 'Wrong.2026*')
    expect(wrong).toMatchObject({ status: 200, body: wrongPassword })
    expect(wrong.body).not.toHaveProperty('informationCode')
    expect((await get('/requests'))[0]).toMatchObject({ code: 'R11', status: 200 })
    await mock.control('POST', '/faults', { match: { path: '/login/login' }, kind: 'code', code: 'R77' })
    expect(await mock.signIn('maria.gomez')).toMatchObject({ status: 200, body: { result: { code: 'R77' } } })
  })
})

describe('the mailbox', () => {
  it('holds the activation mail of the seed, with links to the host that is asked', async () => {
    const headers = { host: 'bemyself.localhost:8080' }
    const { body } = await mock.ask('GET', '/__mock/v1/mail?to=NUEVO.usuario@suite.test', { headers })
    expect(body).toHaveLength(1)
    expect(body[0].links).toEqual([
      expect.stringMatching(/^http:\/\/bemyself\.localhost:8080\/changepassword\?[\w-]+$/),
    ])
    expect(body[0].html).toContain(body[0].links[0])
    const payload = JSON.parse(mock.cipher.decrypt(body[0].links[0].split('?')[1]) ?? '')
    expect(payload).toEqual({ user: 'nuevo.usuario', token: expect.any(String) })
  })

  it('answers a waiting request when mail arrives, or empty after its wait', async () => {
    await mock.control('DELETE', '/mail')
    const waiting = get('/mail?wait=30')
    await mock.control('PUT', '/scenario', { name: 'expired-link' })
    expect(await waiting).toHaveLength(1)
    const [{ at }] = await get('/mail')
    expect(await get(`/mail?since=${at}`)).toEqual([])
    // Seconds only, and the same moment in another zone.
    const second = `${new Date(Date.parse(at) - 1_000).toISOString().slice(0, 19)}Z`
    expect(await get(`/mail?since=${second}`)).toHaveLength(1)
    const there = new Date(Date.parse(at) - 5 * 3_600_000).toISOString().replace('Z', '-05:00')
    expect(await get(`/mail?since=${there}`)).toEqual([])
    expect(await get('/mail?to=nobody@suite.test&wait=0.01')).toEqual([])
  })
})

describe('provider states', () => {
  it.each(Object.entries(states))(
    "has a handler for '%s' that returns what is promised",
    async (state, { returns }) => {
      expect(Object.keys(stateHandlers)).toContain(state)
      const values = await mock.control('POST', '/provider-states', { state, action: 'setup' })
      expect(Object.keys(values).toSorted()).toEqual([...returns].toSorted())
    },
  )

  const login = async (values: Record<string, string>, password = 'encryptedPassword'): Promise<Json> =>
    (await mock.signIn(values['userName'] ?? '', undefined, { password: values[password] })).body

  it.each([
    [
      'a person can sign in',
      { userName: 'otra.persona', password: 'Otra.2026*' },
      { informationCode: 'A10' },
    ],
    ['a person can sign in', { userName: 'codigo21' }, { informationCode: 'A10' }],
    ['a person has failed to sign in', { times: 3 }, { informationCode: 'R13' }],
    ['a person is locked', { lockTime: 60 }, { failedLoginInformation: { lockTime: 60 } }],
    ['a person is blocked', { contact: 'Ñ' }, { isBlocked: true, messageParameter: 'Ñ' }],
    ['a password has expired', { userName: 'maria.gomez' }, { responseStat: 'PasswordExpired' }],
    ['signing in is refused with a code', { userName: 'codigo21', code: 'R22' }, { informationCode: 'R22' }],
    ['signing in is refused with a code', { userName: 'codigo23', code: 'R21' }, { informationCode: 'R21' }],
    ['signing in is refused with a code', { code: 'R23' }, { informationCode: 'R23' }],
    ['a notice waits for a person', { code: 'I09' }, { informationCode: 'I09' }],
  ])("makes '%s' %j true", async (state, params, answer) => {
    const values = await mock.control('POST', '/provider-states', { state, params })
    expect(await login(values)).toMatchObject(answer)
  })

  it('unlocks a user who was locked or had failed attempts', async () => {
    await mock.control('POST', '/provider-states', {
      state: 'a person is locked',
      params: { userName: 'maria.gomez' },
    })
    const values = await mock.control('POST', '/provider-states', { state: 'a person can sign in' })
    expect(await login(values)).toMatchObject({ informationCode: 'A10' })
  })

  it('returns a wrong password that is wrong', async () => {
    const values = await mock.control('POST', '/provider-states', { state: 'a person has failed to sign in' })
    expect(await login(values, 'wrongEncryptedPassword')).toMatchObject({
      failedLoginInformation: { failedAttempts: 2 },
    })
  })

  it.each([
    ['a session is open', 200, 200, undefined],
    ['a session has expired', 401, 200, undefined],
    ['a session was revoked', 401, 401, 'R101'],
  ])("makes '%s' true", async (state, list, refresh, code) => {
    const { userName, authorization, refreshToken } = await mock.control('POST', '/provider-states', {
      state,
    })
    expect(
      (await mock.ask('GET', '/security/api/application/list', { headers: { authorization } })).status,
    ).toBe(list)
    const body = { RefreshToken: refreshToken, UserName: userName, Appname: 'ibuhoo' }
    const reply = await mock.ask('POST', '/authentication/api/Login/RefreshToken', { body })
    expect([reply.status, reply.body.informationCode]).toEqual([refresh, code])
  })

  it.each([
    [
      'a maintenance window is open',
      'getMaintenanceWindow',
      { isMaintenance: true },
      { isMaintenance: false },
    ],
    [
      'a free trial is on',
      'isFreeTrial',
      { isFreeTrial: true, codeFreeTrial: 'PRUEBA30' },
      { isFreeTrial: false },
    ],
    [
      'an application asks for a captcha',
      'GetParametersApp',
      { result: { records: [{ key: 'captchaApply', value: 'true' }] } },
      { result: { records: [{ key: 'captchaApply', value: 'false' }] } },
    ],
  ])("makes '%s' true, and false with on: false", async (state, call, open, closed) => {
    const headers = { appName: 'ibuhoo', parameterType: 'LOGIN' }
    const read = async (): Promise<unknown> =>
      (await mock.ask('GET', `/security/api/application/${call}`, { headers })).body
    await mock.control('POST', '/provider-states', { state })
    expect(await read()).toMatchObject(open)
    await mock.control('POST', '/provider-states', { state, params: { on: false } })
    expect(await read()).toMatchObject(closed)
  })

  it('resets everything at the teardown', async () => {
    const state = 'a maintenance window is open'
    await mock.control('POST', '/provider-states', { state, action: 'setup' })
    expect(await mock.control('POST', '/provider-states', { state, action: 'teardown' })).toEqual({})
    const headers = { appName: 'ibuhoo' }
    const { body } = await mock.ask('GET', '/security/api/application/getMaintenanceWindow', { headers })
    expect(body).toEqual({ isMaintenance: false })
  })
})

describe('scenarios', () => {
  it.each(Object.keys(scenarios))('%s is listed and plays', async (name) => {
    expect(await get('/scenarios')).toContainEqual(
      expect.objectContaining({ name, does: expect.any(String), on: false }),
    )
    expect(await mock.control('PUT', '/scenario', { name })).toMatchObject({ name })
  })

  it('change the data that they name', async () => {
    const { bearer } = await mock.session('admin')
    await mock.control('PUT', '/scenario', { name: 'lockout' })
    expect((await mock.signIn('maria.gomez')).body.failedLoginInformation.lockTime).toBe(900)
    await mock.control('PUT', '/scenario', { name: 'empty-console' })
    expect(await get('/state/companies')).toEqual([])
    expect((await get('/state/users')).map((user: { userName: string }) => user.userName)).toEqual([
      'admin',
      'admin2',
    ])
    await mock.control('PUT', '/scenario', { name: 'many-users' })
    expect(await get('/state/users')).toHaveLength(5_002)
    await mock.control('PUT', '/scenario', { name: 'short-tokens' })
    expect((await get('/tokens')).lifeSeconds).toBe(60)
    await mock.control('PUT', '/scenario', { name: 'session-closed' })
    expect((await mock.ask('GET', '/security/api/application/list', { headers: bearer })).status).toBe(401)
  })
})

describe('scenarios for the list of users', () => {
  it('contain a deleted user', async () => {
    await mock.control('PUT', '/scenario', { name: 'deleted-user' })
    expect(await get('/state/users/elisa.eliminada')).toMatchObject({ id: 255, isDeleted: true })
  })

  it('have a thousand companies', async () => {
    await mock.control('PUT', '/scenario', { name: 'many-companies' })
    expect(await get('/state/companies')).toHaveLength(1_000)
  })

  it('have five hundred roles in suite', async () => {
    await mock.control('PUT', '/scenario', { name: 'many-roles' })
    const roles = (await get('/state/roles')) as { idstate: number; applications: { name: string }[] }[]
    const active = roles.filter(({ idstate, applications }) => {
      return idstate === 0 && applications.some(({ name }) => name === 'suite')
    })
    expect(active).toHaveLength(500)
  })
})

describe('the page and the raw view', () => {
  it('serves the control page with its own policy', async () => {
    for (const [path, type] of [
      ['', 'text/html'],
      ['/page.js', 'text/javascript'],
      ['/page.css', 'text/css'],
    ]) {
      const reply = await mock.ask('GET', `/__mock${path}`)
      expect([reply.status, reply.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
      expect(reply.headers['content-security-policy']).toContain("default-src 'self'")
    }
    for (const path of ['/../app.ts', '/%2e%2e/app.ts', '/nothing.js', '/constructor']) {
      expect((await mock.ask('GET', `/__mock${path}`)).status).toBe(404)
    }
  })

  it('shows the collections read-only, like json-server', async () => {
    await mock.control('PUT', '/state/users/4', { names: 'Mía' })
    expect((await mock.ask('GET', '/__mock/db')).body.users).toEqual({
      count: 254,
      address: '/__mock/db/users',
    })
    expect((await mock.ask('GET', '/__mock/db/users/4')).body.names).toBe('Mía')
    expect((await mock.ask('GET', '/__mock/db/users?userName=admin')).body).toHaveLength(1)
    expect((await mock.ask('GET', '/__mock/db/companies?_page=2&_limit=25')).body).toHaveLength(25)
    const like = async (text: string): Promise<unknown> =>
      (await mock.ask('GET', `/__mock/db/users?userName_like=${encodeURIComponent(text)}`)).body
    expect(await like('a.vetad')).toEqual([expect.objectContaining({ userName: 'ana.vetada' })])
    for (const text of ['[', '(', 'a.*veta', '\\', '^maria', '(a+)+$']) expect(await like(text)).toEqual([])
    expect((await mock.ask('DELETE', '/__mock/db/users/4')).status).toBe(405)
    expect((await mock.ask('GET', '/__mock/db/users/4?callback=steal')).text).not.toContain('steal')
  })
})
