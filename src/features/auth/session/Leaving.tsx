import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react'
import { leavePageForGood } from '#shared/address/leavePage.ts'
import { showPage } from '#shared/address/showPage.ts'
import { blankMissing } from '#shared/browser/blankMissing.ts'
import { useIsConnected } from '#shared/browser/useIsOnline.ts'
import { whenPageAnswers } from '#shared/browser/whenPageAnswers.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { InformationCard } from '../page/InformationCard.tsx'
import { useHeadingFocus } from '../page/useHeadingFocus.ts'
import { Waiting } from '../page/Waiting.tsx'
import './signedOutTexts.ts'

/** How long a network may take that the browser has just spoken of before anything gets through, in ms. */
const settleMs = 1_000

/** `text` says what happens until the sign-out is done; `next` is where it leads then. */
type LeavingProps = { text: string; next: string | null }

/**
 * A sign-out on its way to another document. Without a connection there is none, and the browser would show a page of its
 * own: this one says that the session is closed, and goes on by itself.
 */
export function Leaving({ text, next }: LeavingProps): ReactElement {
  const { t } = useTranslation(['common', 'signedOut'])
  const isConnected = useIsConnected()
  const [isHeld, setHeld] = useState(false)
  if (next !== null && !isConnected && !isHeld) setHeld(true)
  const heading = useHeadingFocus('held', isHeld)
  // A page that meant to leave is hidden, and it has become this one instead.
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
