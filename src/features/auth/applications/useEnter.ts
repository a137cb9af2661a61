import { useState } from 'react'
import type { ApiError } from '#shared/api/apiError.ts'
import { leavePage } from '#shared/address/leavePage.ts'
import { untilPageReturns } from '#shared/address/untilPageReturns.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { enterApplication, type Entered } from './enterApplication.ts'
import type { Offer } from './offers.ts'

/** Called when the session is over, with the service's reason if there is one. */
export type OnSessionOver = (message: string | null) => void

/** Logs in to one application at a time; the cards stay disabled until the browser has left. */
export function useEnter(onSessionOver: OnSessionOver): {
  /** Name of the application that is being opened. */
  opening: string | null
  failed: ApiError | null
  enter: (offer: Offer) => Promise<void>
} {
  const { run } = useOneAtATime()
  const [opening, setOpening] = useState<string | null>(null)
  const [failed, setFailed] = useState<ApiError | null>(null)

  async function enter({ application }: Offer): Promise<void> {
    await run(async () => {
      setOpening(application.name)
      setFailed(null)
      await moveOn(await enterApplication(application))
      setOpening(null)
    })
  }

  async function moveOn(entered: Entered): Promise<void> {
    switch (entered.kind) {
      case 'leave':
        leavePage(entered.href)
        return untilPageReturns()
      case 'failed':
        return setFailed(entered.error)
      case 'session-over':
        return onSessionOver(entered.message)
    }
  }

  return { opening, failed, enter }
}
