import { hiddenApplication } from '#contracts/applications.ts'

export type Listed = { name: string; isVisible: boolean; idState: number }
export type Titled = { name: string; title: string }

/** Key to compare application names without case. */
export function appKey(name: string): string {
  return name.trim().toLowerCase()
}

/** True for the application hidden in all lists (TBL-11). */
export function isReserved(name: string): boolean {
  return appKey(name) === appKey(hiddenApplication)
}

/** True for offered applications: visible, active, not reserved (G-11, TBL-11, TBL-12). */
export function isOffered({ name, isVisible, idState }: Listed): boolean {
  return isVisible && idState === 0 && !isReserved(name)
}

/** Titles of the offered applications by name and by title. */
export function offeredTitles(applications: readonly Titled[]): ReadonlyMap<string, string> {
  return new Map(
    applications.flatMap(({ name, title }) => [
      [appKey(name), title] as const,
      [appKey(title), title] as const,
    ]),
  )
}

/** Titles in a comma-separated text of a service. */
export function titlesIn(sharedApps: string | null | undefined): string[] {
  return (sharedApps ?? '').split(',').filter((part) => part.trim() !== '')
}

/** The service's titles without the reserved one, if the applications are unknown (TBL-11). */
export function wordedTitles(sharedApps: string | null | undefined): string[] {
  return titlesIn(sharedApps)
    .map((title) => title.trim())
    .filter((title) => !isReserved(title))
}
