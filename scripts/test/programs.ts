import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Floor } from './floors.ts'
import { chromium } from '@playwright/test'

/** Installs a Debian package if possible without a prompt; returns whether it did. */
function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name} (apt-get) …`)
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: 240_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', name)
}

/** A program that some journeys need and a machine may lack. */
export type Needed = {
  name: string
  /** Its journeys, as in “journeys in Firefox”, and their floor. */
  journeys: string
  floor: Floor
  /** Its path; null if it is missing. */
  find: () => unknown
  /** Its Debian packages. */
  packages: readonly string[]
}

/**
 * The program named by an environment variable, else the first existing usual one, or null.
 * @throws Error if the variable names a file that does not exist
 */
export function findProgram(variable: string, usual: readonly string[]): string | null {
  const named = process.env[variable]
  if (named && !existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist.`)
  return named || (usual.find((path) => existsSync(path)) ?? null)
}

/**
 * Installs the program if possible without a prompt. Returns whether it exists; prints in one line what is left out.
 * @throws Error instead, if it is required
 */
export function ensure(
  { name, journeys, find, packages }: Needed,
  isRequired: boolean,
  install = installPackage,
): boolean {
  for (const one of packages) if (!find()) install(one)
  if (find()) return true
  const missing = `${name} is missing (Debian: apt-get install ${packages.join(' ')})`
  if (isRequired) throw new Error(`The ${journeys} cannot be run: ${missing}`)
  console.log(`– ${journeys} are not run: ${missing}`)
  return false
}

/** Chromium's headless shell, which needs two thirds of the time; a Debian package. */
const shell = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }

const usualChromium = [
  shell.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Options of Chromium: headless, without background network traffic. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser named by CHROMIUM, else at a usual path, else Playwright's own; null without one.
 * @throws Error when CHROMIUM names a file that does not exist
 */
export function findChromium(): string | null {
  return findProgram('CHROMIUM', [...usualChromium, chromium.executablePath()])
}

/**
 * As `findChromium`, after installing the Debian package if possible without a prompt.
 * @throws Error that says what to install, or that CHROMIUM is wrong
 */
export function ensureChromium(): string {
  if (!process.env['CHROMIUM'] && !existsSync(shell.path)) installPackage(shell.package)
  const found = findChromium() ?? (installPackage('chromium') ? findChromium() : null)
  if (!found)
    throw new Error(
      'The journeys need Chromium or Chrome. Install one (Debian: apt-get install chromium) or name it: CHROMIUM=/path/to/chromium npm test',
    )
  return found
}

/**
 * The Firefox named by FIREFOX, or at a usual path; null without it.
 * @throws Error when FIREFOX names a file that does not exist
 */
export function findFirefox(): string | null {
  return findProgram('FIREFOX', [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ])
}

export const neededFirefox: Needed = {
  name: 'Firefox',
  journeys: 'journeys in Firefox',
  floor: 'firefoxJourneys',
  find: findFirefox,
  packages: ['firefox-esr'],
}

export type WebkitPrograms = { driver: string; xvfb: string }

/**
 * The driver of WebKitGTK named by WEBKIT_DRIVER, or at its usual path, and the virtual screen that it needs; null if one
 * is missing.
 * @throws Error when WEBKIT_DRIVER names a file that does not exist
 */
export function findWebkit(): WebkitPrograms | null {
  const driver = findProgram('WEBKIT_DRIVER', ['/usr/bin/WebKitWebDriver'])
  const xvfb = findProgram('XVFB', ['/usr/bin/Xvfb'])
  return driver && xvfb ? { driver, xvfb } : null
}

export const neededWebkit: Needed = {
  name: 'WebKit',
  journeys: 'journeys in WebKit',
  floor: 'webkitJourneys',
  find: findWebkit,
  packages: ['webkit2gtk-driver', 'xvfb'],
}

const usualNginx = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

/**
 * The nginx named by NGINX_BINARY, or at a usual path; null without it, or without openssl for its certificate.
 * @throws Error when NGINX_BINARY names a file that does not exist
 */
export function findNginx(): string | null {
  const found = findProgram('NGINX_BINARY', usualNginx)
  return found && spawnSync('openssl', ['version']).status === 0 ? found : null
}

export const neededNginx: Needed = {
  name: 'nginx or openssl',
  journeys: 'journeys behind nginx',
  floor: 'nginxJourneys',
  find: findNginx,
  packages: ['nginx', 'openssl'],
}
