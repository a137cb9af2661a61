import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackage } from '../server/installPackage.ts'
import { findProgram } from './ensure.ts'

/** Chromium's headless shell, which needs two thirds of the time; a Debian package. */
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
  return findProgram('CHROMIUM', [...usual, chromium.executablePath()])
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
