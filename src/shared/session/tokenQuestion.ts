import type { Session } from './tokens.ts'

/** Arguments of the check of the stored token (option 1, S-21). */
export function storedTokenQuestion({ token, claims }: Session, currentApp: string) {
  const { uniqueName: user, apps } = claims
  return { user, token, option: '1' as const, currentApp, ...(apps.length > 0 && { apps: apps.join(',') }) }
}
