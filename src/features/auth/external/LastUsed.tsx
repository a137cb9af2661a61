import { useEffect, useRef, useState, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import './lastUsed.css'

/** Stands on the upper edge of the button of the way that led in last time, and moves nothing. */
export function LastUsedMark(): ReactElement {
  const { t } = useTranslation('external')
  return (
    <>
      {' '}
      <span className="last-used">{t('lastUsed')}</span>
    </>
  )
}

/** The mark on the button of the form, which is there before this code and knows nothing of it: no byte of the first load. */
export function OwnLastUsed(): ReactElement | null {
  const label = useSubmitLabel()
  return label && createPortal(<LastUsedMark />, label)
}

const submitLabel = '.login-form > [type=submit] > .ui-button-label'

/** A form that comes later, or anew, is found too. */
function useSubmitLabel(): Element | null {
  const [label, setLabel] = useState<Element | null>(null)
  useEffect(() => {
    const look = (): void => setLabel(document.querySelector(submitLabel))
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return label
}

/** The quiet way to have it forgotten, as no sign-out says that a device is shared. */
export function ForgetLastUsed({
  isKept,
  onForget,
}: {
  isKept: boolean
  onForget: () => void
}): ReactElement {
  const { t } = useTranslation('external')
  const answer = useRef<HTMLSpanElement>(null)
  return (
    <p className="last-used-forget">
      {isKept && (
        <LinkButton
          onClick={() => {
            onForget()
            answer.current?.focus()
          }}
        >
          {t('forget')}
        </LinkButton>
      )}
      <span ref={answer} role="status" tabIndex={-1}>
        {!isKept && t('forgotten')}
      </span>
    </p>
  )
}
