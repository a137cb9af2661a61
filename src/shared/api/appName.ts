import { localStore } from '#shared/browser/storage.ts'

const key = '_appName'
let current = ''

/** Application name in calls (PRD-18), from the theme; also in local storage (PRD-19). */
export function appName(): string {
  return current
}

export function setAppName(name: string): void {
  current = name
  localStore.set(key, name)
}
