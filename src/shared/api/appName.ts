import { localStore } from '#shared/browser/storage.ts'

const key = '_appName'
let current = ''

/** The application name that calls carry (PRD-18), the theme's; kept in local settings as well (PRD-19). */
export function appName(): string {
  return current
}

export function setAppName(name: string): void {
  current = name
  localStore.set(key, name)
}
