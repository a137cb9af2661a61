import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackage } from '../server/installPackage.ts'
import { findProgram } from './ensure.ts'

/** Chromium without its own windows: it does what a page needs, in two thirds of the time. Debian has it as a package. */
const shell = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }

const usual = [
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

/**
 * The browser named by CHROMIUM, else one of the usual places, else Playwright's own; null when there is none.
 * @throws Error when CHROMIUM names a file that does not exist
 */
export function findChromium(): string | null {
  return findProgram('CHROMIUM', [...usual, chromium.executablePath()])
}

/**
 * As `findChromium`; the package of Debian is installed first, if that may be done without asking.
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
