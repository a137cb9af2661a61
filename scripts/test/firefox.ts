import { findProgram, type Needed } from './ensure.ts'

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
