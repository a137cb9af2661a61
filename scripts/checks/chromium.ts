import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** How Chromium is started everywhere in this project: headless, and silent towards the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser named by CHROMIUM, one of the usual places, or Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM']
  return (
    [...(named ? [named] : []), ...usual, chromium.executablePath()].find((path) => existsSync(path)) ?? null
  )
}

/**
 * As `findChromium`; where there is none, Debian's package is installed, if that may be done without asking.
 * @throws Error that says what to install
 */
export function ensureChromium(): string {
  const found = findChromium() ?? installed()
  if (!found)
    throw new Error(
      'The journeys need Chromium or Chrome. Install one (Debian: apt-get install chromium) or name it: CHROMIUM=/path/to/chromium npm test',
    )
  return found
}

function installed(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('Installing Chromium (apt-get) …')
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', 'chromium')
    ? findChromium()
    : null
}
