import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '#shared/api/apiError.ts'
import { leavePage } from '#shared/lib/leavePage.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { untilPageReturns } from '#shared/lib/untilPageReturns.ts'
import { useOneAtATime } from '#shared/lib/useOneAtATime.ts'
import { keepReturnPath } from '#shared/session/tokens.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { ApplicationCard } from './ApplicationCard.tsx'
import { enterApplication, type Entered } from './enterApplication.ts'
import type { Offer } from './offers.ts'

/** One's own applications first, the rest of the suite below. */
export function ApplicationCards({ offers }: { offers: readonly Offer[] }): ReactElement {
  const { t } = useTranslation('chooser')
  const { opening, failed, enter } = useEnter()
  const own = offers.filter(({ does }) => does.kind === 'enter')
  const others = offers.filter(({ does }) => does.kind !== 'enter')
  const hasBoth = own.length > 0 && others.length > 0
  const title = offers.find(({ application }) => application.name === opening)?.application.title

  const group = (heading: string, members: readonly Offer[]): ReactElement => (
    <section className="app-group" aria-label={heading}>
      {hasBoth && <h2>{heading}</h2>}
      <ul className="app-cards">
        {members.map((offer) => (
          <li key={offer.application.id}>
            <ApplicationCard
              offer={offer}
              isOpening={opening === offer.application.name}
              onEnter={() => void enter(offer)}
            />
          </li>
        ))}
      </ul>
    </section>
  )

  return (
    <div className="app-groups">
      {failed && <FailureNotice error={failed} />}
      <p className="sr-only" role="status">
        {opening === null ? '' : t('opening', { title: serverText(title) ?? opening })}
      </p>
      {own.length > 0 && group(t('yours'), own)}
      {others.length > 0 && group(t('others'), others)}
    </div>
  )
}

/** Logs in to one application at a time; the cards stay closed while the browser is on its way. */
function useEnter(): {
  opening: string | null
  failed: ApiError | null
  enter: (offer: Offer) => Promise<void>
} {
  const navigate = useNavigate()
  const { absentScreen } = useTheme()
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
    if (entered.kind === 'leave') {
      leavePage(entered.href)
      return untilPageReturns()
    }
    if (entered.kind === 'failed') return setFailed(entered.error)
    if (entered.message)
      return navigate('/alert', { replace: true, state: { message: entered.message, pageName: '/login' } })
    keepReturnPath('/availableapps')
    return navigate(absentScreen ? '/absent' : '/login', { replace: true, state: { isExpired: true } })
  }

  return { opening, failed, enter }
}
