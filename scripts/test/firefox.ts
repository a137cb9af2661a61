import { existsSync } from 'node:fs'
import { installPackage } from '../server/installPackage.ts'

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/**
 * The Firefox named by FIREFOX, or in one of the usual places; null without it.
 * @throws Error when FIREFOX names a file that does not exist
 */
export function findFirefox(): string | null {
  const named = process.env['FIREFOX']
  if (named && !existsSync(named)) throw new Error(`FIREFOX names ${named}, which does not exist.`)
  return named || (usual.find((path) => existsSync(path)) ?? null)
}

/**
 * Installs Firefox, if that may be done without asking. Answers whether it is there; says in one line what is left out
 * without it.
 * @throws Error instead, where it is required
 */
export function ensureFirefox(isRequired: boolean, find = findFirefox, install = installPackage): boolean {
  if (!find()) install('firefox-esr')
  if (find()) return true
  const missing = 'Firefox is missing (Debian: apt-get install firefox-esr)'
  if (isRequired) throw new Error(`The journeys in Firefox cannot be run: ${missing}`)
  console.log(`– journeys in Firefox are not run: ${missing}`)
  return false
}
