import { useEffect } from 'react'
import { sweepDrafts } from '#shared/drafts/draftOwners.ts'
import { readSession } from '#shared/session/tokens.ts'

const everyMs = 60 * 60_000

/**
 * Deletes drafts of all users of this browser after a day, at the start of a session and every hour. It needs a session
 * for the clock of the service, since the machine's clock may be wrong.
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
