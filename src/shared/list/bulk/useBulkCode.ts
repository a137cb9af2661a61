import { useEffect, useState } from 'react'
import type { LazyPart } from '#shared/browser/lazyPart.tsx'
import { savesData } from '#shared/browser/prefetchFiles.ts'
import { whenIdle } from '#shared/browser/whenIdle.ts'

/** Few users select rows, so the code for that loads when the list is idle or on demand. */
export function useBulkCode(
  Bulk: LazyPart<never> | undefined,
  isLoaded: boolean,
  isNeeded: boolean,
): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    if (!Bulk || !isLoaded || isHere || (!isNeeded && savesData())) return undefined
    const load = (): void => void Bulk.load().then(() => setHere(true))
    if (!isNeeded) return whenIdle(load)
    load()
    return undefined
  }, [Bulk, isLoaded, isNeeded, isHere])
  return isHere
}
