import { useMemo } from 'react'
import { isOffered, offeredTitles, type Listed, type Titled } from './applications.ts'

/** Titles of the offered applications by name and by title; null while unknown. */
export function useOfferedTitles(
  applications: readonly (Listed & Titled)[] | undefined,
): ReadonlyMap<string, string> | null {
  return useMemo(() => (applications ? offeredTitles(applications.filter(isOffered)) : null), [applications])
}
