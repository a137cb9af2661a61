/** @jest-environment node */
import { startMock, type Json, type RunningMock } from '../testServer.ts'

let mock: RunningMock

beforeEach(async () => {
  mock = await startMock()
})

afterEach(() => mock.end())

const get = (path: string): Promise<Json> => mock.control('GET', path)
const play = (name: string): Promise<Json> => mock.control('PUT', '/scenario', { name })
const undoScenario = (name: string): Promise<Json> => mock.control('DELETE', `/scenarios/${name}`)
const on = async (): Promise<string[]> =>
  (await get('/scenarios')).filter(({ on }: Json) => on).map(({ name }: Json) => name)
const records = async (): Promise<Json> => [
  await get('/state/users'),
  await get('/state/roles'),
  await get('/state/companies'),
  await get('/state/applications'),
  await get('/state/notifications'),
  await get('/state/templates'),
  await get('/state/subjects'),
]

describe('a scenario', () => {
  it('says whether it is on, and can be undone', async () => {
    expect(await on()).toEqual([])
    await play('maintenance')
    await play('short-tokens')
    expect(await on()).toEqual(['maintenance', 'short-tokens'])
    expect(await undoScenario('short-tokens')).toEqual({ takenBack: 'short-tokens' })
    expect((await get('/tokens')).lifeSeconds).toBeNull()
    expect(await on()).toEqual(['maintenance'])
  })

  it.each([
    'captcha-on',
    'two-accounts',
    'empty-console',
    'deleted-user',
    'many-companies',
    'many-roles',
    'many-notifications',
    'many-templates',
  ])('%s leaves no trace in the records once it is undone', async (name) => {
    const before = await records()
    await play(name)
    expect(await records()).not.toEqual(before)
    await undoScenario(name)
    expect(await records()).toEqual(before)
  })

  it('is undone without undoing later ones', async () => {
    await play('two-accounts')
    await play('empty-console')
    await undoScenario('two-accounts')
    expect(await on()).toEqual(['empty-console'])
    expect(await get('/state/users')).toHaveLength(2)
    await undoScenario('empty-console')
    expect(await get('/state/users')).toHaveLength(254)
    expect((await get('/state/users/carla.tres')).userName).toBe('carla.tres')
  })

  it('keeps other manual changes when it is undone', async () => {
    await play('two-accounts')
    await mock.control('PUT', '/state/users/4', { names: 'Mía' })
    await undoScenario('two-accounts')
    expect((await get('/state/users/4')).names).toBe('Mía')
  })

  it('with a lock ends when the lock does', async () => {
    await play('lockout')
    await mock.signIn('maria.gomez')
    await mock.control('PUT', '/clock', { advance: 'PT14M' })
    expect(await on()).toEqual(['lockout'])
    await mock.control('PUT', '/clock', { advance: 'PT2M' })
    expect(await on()).toEqual([])
    expect((await mock.signIn('maria.gomez')).status).toBe(200)
  })

  it('with a lock lets the user in when it is undone', async () => {
    await play('lockout')
    expect((await mock.signIn('maria.gomez')).status).toBe(400)
    await undoScenario('lockout')
    expect((await mock.signIn('maria.gomez')).status).toBe(200)
  })

  it('which happens once is never on', async () => {
    await play('expired-link')
    expect(await on()).toEqual([])
    expect((await mock.ask('DELETE', '/__mock/v1/scenarios/expired-link')).status).toBe(404)
  })

  it('is part of a snapshot', async () => {
    await play('two-accounts')
    await mock.control('POST', '/snapshots/with', {})
    await undoScenario('two-accounts')
    await mock.control('POST', '/snapshots/with', { restore: true })
    expect(await on()).toEqual(['two-accounts'])
    await undoScenario('two-accounts')
    expect((await get('/state/users/carla.tres')).userName).toBe('carla.tres')
  })
})

describe('a setup', () => {
  const fault = { match: { path: '/api/user/list' }, kind: 'status', status: 503, times: 2 }

  it('describes all settings, and applies them elsewhere', async () => {
    await play('lockout')
    await mock.control('POST', '/faults', fault)
    await mock.control('PUT', '/clock', { advance: 'PT3M' })
    await mock.control('PUT', '/tokens', { lifeSeconds: 90 })
    await mock.control('PUT', '/page', { product: 'firmaya' })
    await mock.control('PUT', '/codes', { place: 'code' })
    const setup = await get('/setup')
    expect(setup).toMatchObject({
      scenarios: ['lockout'],
      faults: [fault],
      clock: { advance: expect.stringMatching(/^PT180(\.\d+)?S$/) },
      tokens: { lifeSeconds: 90 },
      page: { product: 'firmaya' },
      strict: true,
      codes: { place: 'code', status: null },
    })

    expect(await mock.control('PUT', '/setup', setup, 'colleague')).toEqual(setup)
    const locked = await mock.signIn('maria.gomez', undefined, {}, { 'x-mock-namespace': 'colleague' })
    expect(locked.body.code).toBe('R13')
    const { now } = await mock.control('GET', '/clock', undefined, 'colleague')
    expect(Date.parse(now) - Date.now()).toBeGreaterThan(170_000)
  })

  it('keeps a frozen clock where it is', async () => {
    await mock.control('PUT', '/clock', { freeze: '2030-05-17T23:59:00Z' })
    const setup = await get('/setup')
    await mock.control('PUT', '/setup', setup, 'colleague')
    expect(await mock.control('GET', '/clock', undefined, 'colleague')).toEqual({
      now: '2030-05-17T23:59:00.000Z',
      frozen: true,
    })
  })

  it('starts from the seed', async () => {
    await mock.control('PUT', '/state/users/4', { names: 'Mía' })
    await mock.control('PUT', '/setup', {})
    expect((await get('/state/users/4')).names).toBe('María')
  })

  it.each([
    { scenarios: ['earthquake'] },
    { faults: [{ match: { path: '/' }, kind: 'earthquake' }] },
    { clock: { advance: 'soon' } },
    { more: true },
  ])('that says %j changes nothing', async (setup) => {
    await mock.control('PUT', '/state/users/4', { names: 'Mía' })
    expect((await mock.ask('PUT', '/__mock/v1/setup', { body: setup })).status).toBe(400)
    expect((await get('/state/users/4')).names).toBe('Mía')
  })
})

describe('signing in from the control page', () => {
  it('answers a session and the address that opens the portal in it', async () => {
    const { token, path } = await mock.control('POST', '/sign-in', { userName: 'Admin' })
    const query = new URL(path, 'http://localhost').searchParams
    expect([query.get('user'), query.get('token')]).toEqual(['admin', token])
    const headers = { authorization: `Bearer ${token}` }
    expect((await mock.ask('GET', '/security/api/application/list', { headers })).status).toBe(200)
  })

  it.each([
    ['pedro.bloqueado', 409, 'R13'],
    ['ana.vetada', 409, 'blocked'],
    ['luis.vencido', 409, 'PasswordExpired'],
    ['nuevo.usuario', 409, 'R23'],
    ['aviso.info', 409, 'I05'],
    ['elisa.eliminada', 404, 'no user'],
  ])('says why %s is not let in', async (userName, status, why) => {
    const reply = await mock.ask('POST', '/__mock/v1/sign-in', { body: { userName } })
    expect([reply.status, reply.body.error]).toEqual([status, expect.stringContaining(why)])
  })
})

describe('a line of the journal', () => {
  it('has the duration of the answer, and alone also the answer without tokens', async () => {
    await mock.signIn('admin')
    const [entry] = await get('/requests')
    expect(entry.ms).toBeGreaterThanOrEqual(0)
    expect(entry).not.toHaveProperty('answer')
    expect(await get(`/requests/${entry.order}`)).toMatchObject({
      ...entry,
      answer: { informationCode: 'A10', token: '[redacted]', refreshToken: '[redacted]' },
    })
  })

  it('has the answer as a fault changed it', async () => {
    await mock.control('POST', '/faults', {
      match: { path: '/' },
      kind: 'body',
      status: 502,
      contentType: 'text/html',
      body: '<html>Bad gateway</html>',
    })
    await mock.signIn('admin')
    expect((await get('/requests/1')).answer).toBe('<html>Bad gateway</html>')
  })

  it('which does not exist is answered with 404', async () => {
    expect((await mock.ask('GET', '/__mock/v1/requests/7')).status).toBe(404)
  })
})

it('lists the collections and their sizes', async () => {
  expect(await get('/state')).toContainEqual({ name: 'companies', count: 60 })
})
