/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepState, type KeptState } from './stateFile.ts'
import { startMock, type RunningMock } from './testServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'state-'))
const file = join(folder, 'state.json')
let mock: RunningMock
const kept: KeptState[] = []
const list = '/security/api/application/list'

beforeEach(async () => {
  rmSync(file, { force: true })
  mock = await startMock()
})

afterEach(async () => {
  for (const { cancel } of kept.splice(0)) cancel()
  rmSync(file, { force: true })
  await mock.end()
})
afterAll(() => rmSync(folder, { recursive: true }))

async function keep(): Promise<KeptState> {
  const state = await keepState(mock.mock, file)
  kept.push(state)
  return state
}

/** Ends the mock like a signal, and starts a new one. */
async function restart(): Promise<void> {
  await mock.end()
  mock = await startMock()
}

describe('a state file', () => {
  it('restores every change in every namespace', async () => {
    const state = await keep()
    const { bearer, refreshToken } = await mock.session('admin')
    await mock.signIn('carla.uno', 'Otra.2026*')
    await mock.control('PUT', '/state/users/maria.gomez', { names: 'Mía' })
    await mock.control('DELETE', '/state/users/carla.tres')
    await mock.control('PUT', '/scenario', { name: 'maintenance' })
    await mock.control('PUT', '/scenario', { name: 'two-accounts' }, 'other')
    await mock.control('POST', '/snapshots/before', {})
    await mock.control('PUT', '/state/users/maria.gomez', { names: 'Tuya' })
    await mock.control('POST', '/faults', { match: { path: '/x' }, kind: 'reset' })
    await mock.control('PUT', '/clock', { freeze: '2030-01-01T00:00:00Z' })
    await mock.control('PUT', '/tokens', { lifeSeconds: 60 })
    const mail = await mock.control('GET', '/mail')
    state.close()
    await restart()
    await keep()

    expect((await mock.control('GET', '/state/users/maria.gomez')).names).toBe('Tuya')
    expect((await mock.ask('GET', '/__mock/v1/state/users/carla.tres')).status).toBe(404)
    expect(await mock.control('GET', '/mail')).toEqual(
      mail.map((one: object) => expect.objectContaining({ at: (one as { at: string }).at })),
    )
    expect(await mock.control('GET', '/faults')).toHaveLength(1)
    expect(await mock.control('GET', '/clock')).toEqual({ now: '2030-01-01T00:00:00.000Z', frozen: true })
    expect(await mock.control('GET', '/tokens')).toMatchObject({ lifeSeconds: 60 })
    await mock.control('PUT', '/clock', { reset: true })
    expect((await mock.ask('GET', list, { headers: bearer })).status).toBe(200)
    const refresh = { RefreshToken: refreshToken, UserName: 'admin', Appname: 'ibuhoo' }
    expect((await mock.ask('POST', '/authentication/api/Login/RefreshToken', { body: refresh })).status).toBe(
      200,
    )
    await mock.control('POST', '/snapshots/before', { restore: true })
    expect((await mock.control('GET', '/state/users/maria.gomez')).names).toBe('Mía')

    expect((await mock.control('GET', '/state/users/maria.gomez', undefined, 'other')).names).toBe('María')
    await mock.control('DELETE', '/scenarios/two-accounts', undefined, 'other')
    expect((await mock.control('GET', '/state/users/carla.tres', undefined, 'other')).userName).toBe(
      'carla.tres',
    )
  })

  it('keeps an uploaded picture, byte for byte', async () => {
    const state = await keep()
    const bytes = Buffer.from('89504e470d0a1a0a00ff', 'hex')
    const snapshot = JSON.parse(mock.mock.dump())
    expect(snapshot.format).toBe(1)
    await mock.control('GET', '/health')
    writeFileSync(
      file,
      mock.mock
        .dump()
        .replace(
          '"files":{"$map":[]}',
          `"files":{"$map":[["0123456789abcdef",{"$bytes":"${bytes.toString('base64')}"}]]}`,
        ),
    )
    expect(() => state.close()).toThrow('another process')
    await restart()
    await keep()
    const reply = await fetch(`${mock.url}/security/uploads/0123456789abcdef.png`)
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes)
  })

  it('is written soon after a change, and not after reads', async () => {
    const state = await keep()
    const before = readFileSync(file, 'utf8')
    await mock.control('GET', '/health')
    await mock.control('PUT', '/state/users/maria.gomez', { names: 'Mía' })
    while (readFileSync(file, 'utf8') === before) await new Promise((soon) => setTimeout(soon, 20))
    expect(readFileSync(file, 'utf8')).toContain('Mía')
    state.close()
  })
})

describe('an invalid state file', () => {
  // The message of the data library.
  beforeEach(() => jest.spyOn(console, 'error').mockReturnValue())
  afterEach(() => jest.restoreAllMocks())

  const good = async (): Promise<string> => {
    await mock.control('PUT', '/state/users/maria.gomez', { names: 'Mía' })
    return mock.mock.dump()
  }

  it.each([
    ['is cut off', (text: string) => text.slice(0, -20), 'a broken one'],
    ['is something else', () => '{"name":"x"}', 'no state of the mock'],
    ['is empty', () => '', 'no state of the mock'],
    [
      'is of a newer mock',
      (text: string) => text.replace('"format":1', '"format":2'),
      'newer mock (format 2, and this one reads up to 1)',
    ],
    ['is of a newer mock and looks otherwise', () => '{"format":9}', 'newer mock (format 9'],
    [
      'is of another seed',
      (text: string) => text.replace('"seed":2026', '"seed":7'),
      'MOCK_SEED=7 MOCK_USERS=254',
    ],
    [
      'has a record that does not fit',
      (text: string) => text.replace('"Mía"', '7'),
      "namespace 'default' does not fit",
    ],
    [
      'has sessions that are none',
      (text: string) => text.replace(/"sessions":\{"\$map":\[\]\}/, '"sessions":[]'),
      'a broken one',
    ],
  ])('that %s is reported and left unchanged', async (_how, spoil, why) => {
    const text = spoil(await good())
    writeFileSync(file, text)
    await restart()
    await expect(keepState(mock.mock, file)).rejects.toThrow(why)
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect((await mock.control('GET', '/state/users/maria.gomez')).names).toBe('María')
  })

  it('is reported if its folder is missing', async () => {
    await expect(keepState(mock.mock, join(folder, 'none', 'state.json'))).rejects.toThrow(
      'cannot be written',
    )
  })

  it('ends npm run mock with a message', () => {
    writeFileSync(file, 'broken')
    const env = { ...process.env, MOCK_STATE: file, MOCK_PORT: '0' }
    const { status, stderr } = spawnSync(process.execPath, ['mock-server/main.ts'], { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining('It is left as it is')])
    expect([readFileSync(file, 'utf8'), existsSync(`${file}.new`)]).toEqual(['broken', false])
  })
})
