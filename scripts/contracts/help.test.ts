/** @jest-environment node */
import { spawnSync } from 'node:child_process'

// What it finds is a step of npm test of its own.
it('npm run contracts:verify -- --help says what it takes', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/contracts/verify.ts', '--help'], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, expect.stringContaining('--provider NAME --states URL')])
})

it.each([
  [['--verbose'], 'Unknown option'],
  [['localhost:8090'], 'is not an address'],
  [['http://127.0.0.1:9'], 'Nobody answers at http://127.0.0.1:9.'],
])('npm run contracts:verify -- %j ends with 2 and a sentence', (args, sentence) => {
  const run = spawnSync(process.execPath, ['scripts/contracts/verify.ts', ...args], { encoding: 'utf8' })
  expect([run.status, run.stderr]).toEqual([2, expect.stringContaining(sentence)])
})

it.each([
  [['--help'], 0, 'one at a time'],
  [['security-service'], 2, 'takes no arguments'],
])('npm run contracts:drift -- %j ends with %i in words', (args, status, sentence) => {
  const run = spawnSync(process.execPath, ['scripts/contracts/drift.ts', ...args], { encoding: 'utf8' })
  expect([run.status, run.stdout]).toEqual([status, expect.stringContaining(sentence)])
})

it.each([
  [['--help'], 0, 'recommended rules of Redocly'],
  [['contracts'], 2, 'takes no arguments'],
])('npm run contracts:lint -- %j ends with %i in words', (args, status, sentence) => {
  const run = spawnSync(process.execPath, ['scripts/contracts/lint.ts', ...args], { encoding: 'utf8' })
  expect([run.status, run.stdout]).toEqual([status, expect.stringContaining(sentence)])
})
