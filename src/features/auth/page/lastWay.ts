import { localStore } from '#shared/browser/storage.ts'
import { sessionPlace } from '#shared/session/tokens.ts'
import { allThemes } from '#themes/registry.ts'

/** Sign-in methods: user name (`classic`, as in themes), certificate, external identity provider. */
const ways = ['classic', 'certificate', 'external'] as const
export type Way = (typeof ways)[number]

const keyOf = (): string => `last-way.${sessionPlace()}`

/** The method of the last sign-in in this browser, product and tenant. */
export function lastWay(): Way | null {
  const kept = localStore.get(keyOf())
  return ways.find((way) => way === kept) ?? null
}

/** Stores the method after a success; nothing if the product has only one. */
export function noteWay(way: Way): void {
  const theme = allThemes().find(({ key }) => key === sessionPlace())
  if (theme?.externalSignIn) localStore.set(keyOf(), way)
}

/** For shared devices. */
export function forgetWay(): void {
  localStore.remove(keyOf())
}
