/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { run } from './testRun.ts'

const url = 'http://localhost:5000'
const nobody = 'http://127.0.0.1:9'

it.each<[command: string, args: string[], status: number, words: string]>([
  ['verify', ['--help'], 0, '--provider NAME --states URL'],
  ['verify', ['localhost:5000'], 2, "'localhost:5000' is not an address"],
  ['verify', [url, '--states', url], 2, '--states belongs to a service of your own'],
  ['verify', [url, '--provider', 'menus'], 2, "no provider 'menus': authentication-service"],
  ['verify', [nobody], 2, `Nobody answers at ${nobody}`],
  ['compare', ['--help'], 0, 'FILE-OR-URL'],
  ['compare', [], 2, 'Which document?'],
  ['compare', ['nobody.json'], 2, 'nobody.json cannot be read'],
  ['compare', ['a', 'b'], 2, "'b' is one too many"],
  ['compare', ['a', '--provider', 'session-hub'], 2, 'no provider to compare'],
  ['changes', ['--help'], 0, 'OLD [NEW] [--release]'],
  ['changes', [], 2, 'Give the older version'],
  ['changes', ['no-such-commit'], 2, "'no-such-commit' is neither a folder nor a commit"],
  ['changes', ['scripts'], 2, 'scripts holds no contracts/openapi/*.json'],
  ['fuzz', ['--help'], 0, '--elsewhere'],
  ['fuzz', ['http://localhost.evil.test'], 2, 'is another machine: add --elsewhere'],
  ['fuzz', [url, '--service', 'security', '--token', 'Bearer x'], 2, '--token is empty, or has'],
  ['fuzz', ['--requests', '1e9'], 2, '--requests is a whole number from 1 to 200,000'],
  ['fuzz', [nobody], 2, `Nobody answers at ${nobody}`],
  ['drift', ['--help'], 0, 'one at a time'],
  ['drift', ['contracts'], 2, "'contracts' is one too many"],
  ['drift', ['--loud'], 2, "Unknown option '--loud'"],
])('npm run contracts:%s -- %j exits with %i and a message', async (command, args, status, words) => {
  expect(await run(command, args)).toEqual({ status, output: expect.stringContaining(words) })
})

it('a process prints and exits like its command', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/contracts/run.ts', 'compare'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([2, expect.stringContaining('Which document?')])
})
