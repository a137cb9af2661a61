import { useEffect } from 'react'
import { sweepDrafts } from '#shared/drafts/keptOwners.ts'
import { readSession } from '#shared/session/tokens.ts'

const everyMs = 60 * 60_000

/**
 * Drops what anybody of this browser left for a day, when a session is there and each hour of it: only then the clock of
 * the service is known, and that of the machine may be a day off.
 */
export function useDraftSweep(): void {
  useEffect(() => {
    sweep()
    const timer = setInterval(sweep, everyMs)
    return () => clearInterval(timer)
  }, [])
}

function sweep(): void {
  const session = readSession()
  if (session) sweepDrafts(Date.now() - session.skewMs)
}
