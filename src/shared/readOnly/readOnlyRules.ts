import type { ResourceId } from '#shared/address/consoleAddresses.ts'
import { resources } from '#shared/resources/resources.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Session } from '#shared/session/tokens.ts'

export type Screens = readonly ResourceId[]

/** The screen of a write call, or undefined. */
export function screenOf(call: string): ResourceId | undefined {
  return resources.find(({ writes }) => writes.includes(call))?.id
}

/** Whether an answer grants or refuses writing; null if it says neither, such as a refusal of the content. */
export function rightIn(error: unknown): 'given' | 'refused' | null {
  if (error === undefined) return 'given'
  return apiErrorOf(error)?.status === 403 ? 'refused' : null
}

/** Read-only screens after another answer; the same array without a change. */
export function screensAfter(screens: Screens, call: string, error: unknown): Screens {
  const screen = screenOf(call)
  const right = rightIn(error)
  if (screen === undefined || right === null || screens.includes(screen) === (right === 'refused'))
    return screens
  return right === 'refused' ? [...screens, screen] : screens.filter((one) => one !== screen)
}

/** Key of user, session and privileges, to which a refusal applies. */
export function rightsOf({ id, claims }: Pick<Session, 'id' | 'claims'>): string {
  return JSON.stringify([id, claims.userId, claims.uniqueName, claims.privileges.toSorted()])
}
