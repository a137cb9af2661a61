import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { isConnected, onConnection } from '#shared/browser/connection.ts'
import { useInPlaceOfFrame } from '#shared/browser/pageFrame.ts'
import { retryDelay } from '#shared/session/retryDelay.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** What the code replaces: a page, a screen in the shell, a part of a form, or an optional part. */
export type MissingPlace = 'page' | 'screen' | 'part' | 'extra'

type Props = {
  place: MissingPlace
  /** True if something else was answered: not a lost connection, so the page is reloaded. */
  isAnswered: boolean
  isTrying: boolean
  onRetry: () => void
}

/** Shown instead of code that did not load; retries by itself, and at once when online. */
export function CodeMissing({ place, isAnswered, isTrying, onRetry }: Props): ReactElement | null {
  const { t } = useTranslation()
  const failures = useRef(0)
  const retry = useEffectEvent(onRetry)
  const retryWhenConnected = useEffectEvent(() => {
    failures.current = 0
    if (isConnected() && !isTrying) onRetry()
  })
  useEffect(() => onConnection(() => retryWhenConnected()), [])
  // The online state alone is not reliable.
  useEffect(() => {
    if (isTrying) return undefined
    const timer = setTimeout(() => retry(), retryDelay(failures.current, Math.random()))
    failures.current += 1
    return () => clearTimeout(timer)
  }, [isTrying])

  const button = isAnswered ? (
    <Button tone="secondary" onClick={() => window.location.reload()}>
      {t('reload')}
    </Button>
  ) : (
    <Button tone="secondary" busy={isTrying} onClick={onRetry}>
      {t('retry')}
    </Button>
  )
  if (place === 'extra') return null
  if (place === 'part')
    return (
      <Notice kind="warning" action={button}>
        <p>{isAnswered ? `${t('codeRefused')} ${t('codeRefusedAbout')}` : t('partMissing')}</p>
      </Notice>
    )
  return (
    <ScreenMissing place={place} isAnswered={isAnswered}>
      {button}
    </ScreenMissing>
  )
}

/** Says that a screen did not load: no connection, or another answer. */
export function ScreenMissing({
  place,
  isAnswered = false,
  children,
}: {
  place: 'page' | 'screen'
  isAnswered?: boolean
  children?: ReactNode
}): ReactElement {
  const { t } = useTranslation()
  const Place = place === 'page' ? 'main' : 'div'
  useInPlaceOfFrame()
  return (
    <Place className="message-page">
      <div role="alert">
        <h1>{t(isAnswered ? 'codeRefused' : 'screenMissing')}</h1>
        <p>{t(isAnswered ? 'codeRefusedAbout' : 'screenMissingAbout')}</p>
      </div>
      {children}
    </Place>
  )
}
