import { findProgram, type Needed } from './ensure.ts'

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
