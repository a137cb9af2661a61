import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react'
import { leavePageForGood } from '#shared/address/leavePage.ts'
import { showPage } from '#shared/address/showPage.ts'
import { blankMissing } from '#shared/browser/blankMissing.ts'
import { useIsConnected } from '#shared/browser/useIsOnline.ts'
import { whenPageAnswers } from '#shared/browser/whenPageAnswers.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { InformationCard } from '../page/InformationCard.tsx'
import { useHeadingFocus } from '../page/PageHeading.tsx'
import { Waiting } from '../page/Waiting.tsx'
import './signedOutTexts.ts'

/** Time in ms that a network may need after the online event. */
const settleMs = 1_000

/** `text` is shown during the sign-out; `next` is the address after it. */
type LeavingProps = { text: string; next: string | null }

/**
 * Waits for the sign-out, then opens a new document. Offline the browser would show its error page; this one says that
 * the session is closed and continues when online.
 */
export function Leaving({ text, next }: LeavingProps): ReactElement {
  const { t } = useTranslation(['common', 'signedOut'])
  const isConnected = useIsConnected()
  const [isHeld, setHeld] = useState(false)
  if (next !== null && !isConnected && !isHeld) setHeld(true)
  const heading = useHeadingFocus('held', isHeld)
  // The page was hidden to leave, but stays.
  useLayoutEffect(showPage, [])
  useLayoutEffect(blankMissing, [])
  useEffect(() => {
    if (next === null || !isConnected) return undefined
    if (isHeld) return whenPageAnswers(settleMs, () => leavePageForGood(next))
    return leavePageForGood(next)
  }, [next, isConnected, isHeld])
  if (next === null || !isHeld) return <Waiting text={text} />
  return (
    <InformationCard look="success" title={t('signedOut:done')} ref={heading}>
      <p>{t('signedOut:offline')}</p>
      <Button tone="secondary" onClick={() => leavePageForGood(next)}>
        {t('retry')}
      </Button>
    </InformationCard>
  )
}
