/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseFault } from './releaseFault.ts'

const folder = mkdtempSync(join(tmpdir(), 'release-'))
const file = join(folder, 'contracts/openapi/security-service.json')
const git = (...args: string[]): void => {
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@example.test', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...person, ...args], { cwd: folder, stdio: 'ignore' })
}
const commit = (...changelog: string[]): void => {
  writeFileSync(join(folder, 'CHANGELOG.md'), ['### For backend teams', '', ...changelog, ''].join('\n'))
  git('add', '-A')
  git('commit', '-m', 'a version')
}

beforeAll(() => {
  cpSync('contracts/openapi', join(folder, 'contracts/openapi'), { recursive: true })
  git('init')
  commit('- `user/list` is there')
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a release that breaks without saying so is held, everything else goes out', () => {
  expect(releaseFault(folder)).toBeNull()
  git('tag', 'v1.9.0')
  expect(releaseFault(folder)).toBeNull()

  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/api/user/list"', '/api/user/all"'))
  commit('- `user/list` is there')
  expect(releaseFault(folder)).toBeNull()
  git('tag', 'v1.10.0')
  expect(releaseFault(folder)).toMatch(/listUsers[^]*v1\.10\.0 breaks what v1\.9\.0 promised/)

  git('tag', '-d', 'v1.10.0')
  commit('- `user/list` is there', '- `user/all` was `user/list`')
  git('tag', 'v1.10.0')
  expect(releaseFault(folder)).toBeNull()

  // The release before is the one with the greatest number of those that led here.
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/api/user/all"', '/api/user/list"'))
  commit('- `user/list` is there', '- `user/all` was `user/list`')
  git('tag', 'nightly')
  expect(releaseFault(folder)).toBeNull()
  git('tag', 'v1.11.0')
  git('checkout', '--orphan', 'other')
  commit('- `user/list` is there')
  git('tag', 'v1.10.1')
  git('checkout', 'v1.11.0')
  expect(releaseFault(folder)).toMatch(/v1\.11\.0 breaks what v1\.10\.0 promised/)
})
