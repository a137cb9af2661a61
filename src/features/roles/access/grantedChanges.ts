import type { AccessChange } from '#shared/cards/AccessChanges.tsx'
import type { Members } from '#shared/cards/cardParts.ts'
import { readGrantKey } from './roleAccess.ts'

/** Added and removed privileges of a role, by application. */
export function grantedChanges(privileges: Members, titleOf: (name: string) => string): AccessChange[] {
  const changes = new Map<string, { gained: string[]; lost: string[] }>()
  for (const [key, isGiven] of privileges) {
    const [application, privilege] = readGrantKey(key)
    const change = changes.get(application) ?? { gained: [], lost: [] }
    changes.set(application, change)
    change[isGiven ? 'gained' : 'lost'].push(privilege)
  }
  return [...changes].map(([application, { gained, lost }]) => ({
    application: titleOf(application),
    gained: gained.sort(),
    lost: lost.sort(),
  }))
}
