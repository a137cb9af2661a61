import type { Privilege } from '#contracts/privileges.ts'
import { appKey, titlesIn } from '#shared/records/applications.ts'

/** The privileges of an application, active or not. */
export function privilegesIn(
  all: readonly Privilege[],
  { name, title }: { name: string; title: string },
): Privilege[] {
  const places = [name, title].map(appKey)
  return all.filter((one) =>
    (one.application ?? titlesIn(one.sharedApps)).some((place) => places.includes(appKey(place))),
  )
}
