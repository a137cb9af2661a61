import { localStore } from '#shared/browser/storage.ts'
import { sessionPlace } from '#shared/session/tokens.ts'
import { allThemes } from '#themes/registry.ts'

/** By user name (as a theme calls it, classic), by certificate, or by an external identity. */
const ways = ['classic', 'certificate', 'external'] as const
export type Way = (typeof ways)[number]

const keyOf = (): string => `last-way.${sessionPlace()}`

/** The way that led in last time, in this browser and to this product and tenant. */
export function lastWay(): Way | null {
  const kept = localStore.get(keyOf())
  return ways.find((way) => way === kept) ?? null
}

/** Runs after a success alone, and keeps nothing else of it; where there is one way only there is nothing to keep. */
export function noteWay(way: Way): void {
  const theme = allThemes().find(({ key }) => key === sessionPlace())
  if (theme?.externalSignIn) localStore.set(keyOf(), way)
}

/** For a device that others use too. */
export function forgetWay(): void {
  localStore.remove(keyOf())
}
