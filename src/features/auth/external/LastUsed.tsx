import { useEffect, useRef, useState, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import './lastUsed.css'

/** Label on the upper edge of the last used button, without any layout shift. */
export function LastUsedMark(): ReactElement {
  const { t } = useTranslation('external')
  return (
    <>
      {' '}
      <span className="last-used">{t('lastUsed')}</span>
    </>
  )
}

/** The label on the form's button, kept out of the first load: the form knows nothing of it. */
export function OwnLastUsed(): ReactElement | null {
  const label = useSubmitLabel()
  return label && createPortal(<LastUsedMark />, label)
}

const submitLabel = '.login-form > [type=submit] > .ui-button-label'

/** Also finds a form that is rendered later or again. */
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

/** Removes the stored method, for shared devices. */
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
