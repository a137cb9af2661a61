import { hiddenApplication } from '#contracts/applications.ts'

export type Listed = { name: string; isVisible: boolean; idState: number }
export type Titled = { name: string; title: string }

/** Names of applications are compared without case. */
export function appKey(name: string): string {
  return name.trim().toLowerCase()
}

/** The one that no list shows, whichever call it came from (TBL-11). */
export function isReserved(name: string): boolean {
  return appKey(name) === appKey(hiddenApplication)
}

/** Visible, active and not the reserved one: the rule of every list to choose from (G-11, TBL-11, TBL-12). */
export function isOffered({ name, isVisible, idState }: Listed): boolean {
  return isVisible && idState === 0 && !isReserved(name)
}

/** Titles by name and by title, of the applications that may be shown. */
export function offeredTitles(applications: readonly Titled[]): ReadonlyMap<string, string> {
  return new Map(
    applications.flatMap(({ name, title }) => [
      [appKey(name), title] as const,
      [appKey(title), title] as const,
    ]),
  )
}

/** The titles in the text of a service, which are joined by commas. */
export function titlesIn(sharedApps: string | null | undefined): string[] {
  return (sharedApps ?? '').split(',').filter((part) => part.trim() !== '')
}

/** The same where the applications are not known: as the service words them, without the reserved one (TBL-11). */
export function wordedTitles(sharedApps: string | null | undefined): string[] {
  return titlesIn(sharedApps)
    .map((title) => title.trim())
    .filter((title) => !isReserved(title))
}
