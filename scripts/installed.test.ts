/** @jest-environment node */
import { isInstalled } from './installed.mjs'

const lock = {
  packages: {
    '': { name: 'x' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b-win32': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  },
}
const found = (packages: object) => ({ packages: packages as Record<string, unknown> })
const a = { 'node_modules/a': lock.packages['node_modules/a'] }

describe('what is installed', () => {
  it.each([
    ['all of it', { ...a, 'node_modules/b-win32': lock.packages['node_modules/b-win32'] }, true],
    ['all but a package for another platform', a, true],
    ['another version', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }, false],
    ['other content', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } }, false],
    ['less', {}, false],
    ['more', { ...a, 'node_modules/c': { version: '1.0.0' } }, false],
  ])('is judged: %s', (_case, packages, verdict) => {
    expect(isInstalled(lock, found(packages))).toBe(verdict)
  })

  it('is nothing when either list is missing', () => {
    expect(isInstalled(lock, null)).toBe(false)
    expect(isInstalled(null, lock)).toBe(false)
  })
})
