import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fakeLinkKey } from '#mock/linkCipher.ts'
import { fillSite } from '../nginx/fillSite.ts'
import { selfSigned } from '../nginx/selfSigned.ts'
import { packagesOf, type Lock } from './packagesOf.ts'

/** Packages that the mock imports. */
const mockPackages = [
  '@msw/data',
  '@noble/ciphers',
  '@noble/hashes',
  'altcha-lib',
  'fflate',
  'json-server',
  'ws',
  'zod',
]

/**
 * A container without privileges cannot use ports below 1024; the site configures the public port.
 */
const containerPorts = [
  ['listen 443 ', 'listen 8443 '],
  ['listen 80', 'listen 8080'],
] as const

/** Collects the files for deploy/images/portal.Containerfile. */
export function stagePortal(root: string, folder: string): void {
  empty(folder)
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
  fillSite(join(folder, 'nginx'), new Map(containerPorts))
}

/** Collects the files for deploy/images/mock.Containerfile: sources, packages and Node.js. */
export function stageMock(root: string, folder: string): void {
  empty(folder)
  // The version of the lock file, not the running one.
  cpSync(join(root, `node_modules/node-linux-${process.arch}/bin/node`), join(folder, 'node'))
  const mock = join(folder, 'mock')
  for (const part of ['mock-server', 'contracts'])
    cpSync(join(root, part), join(mock, part), { recursive: true, filter: isNeeded })
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  for (const path of packagesOf(lock, mockPackages))
    cpSync(join(root, path), join(mock, path), {
      recursive: true,
      // Nested packages are listed separately.
      filter: (from) => !from.slice(join(root, path).length).includes('node_modules'),
    })
  const { name, version, type, imports } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, unknown>
  writeFileSync(join(mock, 'package.json'), JSON.stringify({ name, version, type, imports }))
}

/** A trial site: https://localhost with a self-signed certificate, and the mock at `services`. */
export function stageTrialSite(folder: string, services: string): void {
  empty(folder)
  const whole = join(folder, '..', `${basename(folder)}-nginx`)
  empty(whole)
  fillSite(
    whole,
    new Map([
      ['AUTHENTICATION.INTERNAL:443', services],
      ['SECURITY.INTERNAL:443', services],
      ['$services_scheme { default https; }', '$services_scheme { default http; }'],
      ['AUTHENTICATION.INTERNAL', 'localhost'],
      ['SECURITY.INTERNAL', 'localhost'],
      ['FIRMAYA.EXAMPLE', 'firmaya.localhost'],
      ['BEMYSELF.EXAMPLE', 'bemyself.localhost'],
      ['BRASIL.EXAMPLE', 'bmsbra.bemyself.localhost'],
      ['/etc/nginx/tls/PORTAL', '/etc/nginx/tls/portal'],
      ['PORTAL.EXAMPLE', 'localhost'],
      ['LINK-KEY', fakeLinkKey],
    ]),
  )
  for (const file of ['site.conf', 'names.conf']) cpSync(join(whole, file), join(folder, file))
  rmSync(whole, { recursive: true })
  const tls = join(folder, 'tls')
  mkdirSync(tls)
  const { keyPath } = selfSigned(tls)
  // Readable for the container's user; the key is for this trial only.
  chmodSync(keyPath, 0o644)
}

function isNeeded(path: string): boolean {
  return !/\.test\.[^/]+$|\/contracts\/(consumer|pacts)(\/|$)/.test(path)
}

function empty(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}
