/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMock } from './app.ts'
import { mockSettings } from './settings.ts'

const usual = { port: 8090, host: null, names: [], state: null, world: {} }

it.each([
  ['nothing', {}, usual],
  [
    'only empty settings',
    { MOCK_PORT: '', MOCK_USERS: ' ', MOCK_SEED: '', MOCK_HOST: '', MOCK_STATE: '' },
    usual,
  ],
  [
    'everything',
    { MOCK_PORT: '0', MOCK_USERS: '1000', MOCK_SEED: ' 7 ', MOCK_HOST: '0.0.0.0', MOCK_STATE: 'a.json' },
    { port: 0, host: '0.0.0.0', names: [], state: 'a.json', world: { users: 1000, seed: 7 } },
  ],
  [
    'further names',
    { MOCK_NAMES: 'mock, 192.168.1.5,[fe80::1],' },
    { ...usual, names: ['mock', '192.168.1.5', '[fe80::1]'] },
  ],
  ['the last port that there is', { MOCK_PORT: '65535' }, { ...usual, port: 65_535 }],
])('accepts an environment with %s', (_what, env, settings) => {
  expect(mockSettings(env)).toEqual(settings)
})

it.each([
  [{ MOCK_PORT: 'abc' }, "MOCK_PORT has to be a whole number, not 'abc'."],
  [{ MOCK_PORT: '99999' }, 'MOCK_PORT has to be a number from 1 to 65535.'],
  [{ MOCK_USERS: 'x' }, "MOCK_USERS has to be a whole number, not 'x'."],
  [{ MOCK_USERS: '1e3' }, 'MOCK_USERS has to be'],
  [{ MOCK_NAMES: 'http://mock:8090' }, "joined by commas, without ports, not 'http://mock:8090'."],
  [{ MOCK_SEED: 'demo' }, "MOCK_SEED has to be a whole number, not 'demo'."],
  [{ MOCK_SEED: '-1' }, 'MOCK_SEED has to be'],
  [{ MOCK_SEED: '9'.repeat(16) }, 'MOCK_SEED has to be'],
])('refuses %j with a message', (env, words) => {
  expect(() => mockSettings(env)).toThrow(words)
})

it.each(['mock-server/main.ts', 'scripts/start.ts'])('%s ends with a sentence and no stack', (script) => {
  const env = { ...process.env, PORT: '0', MOCK_PORT: '0', MOCK_SEED: 'demo' }
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8', timeout: 20_000 })
  expect([status, stderr]).toEqual([1, "MOCK_SEED has to be a whole number, not 'demo'.\n"])
})

it('refuses in npm start a state of another seed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  const file = join(folder, 'state.json')
  const mock = await createMock()
  writeFileSync(file, mock.dump())
  await mock.close()
  const env = { ...process.env, PORT: '0', MOCK_PORT: '0', MOCK_SEED: '7', MOCK_STATE: file }
  const run = spawnSync(process.execPath, ['scripts/start.ts'], { env, encoding: 'utf8', timeout: 20_000 })
  expect([run.status, run.stderr]).toEqual([1, expect.stringContaining('it belongs to seed 2026')])
  rmSync(folder, { recursive: true })
})
