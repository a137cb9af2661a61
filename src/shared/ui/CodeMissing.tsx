import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { isConnected, onConnection } from '#shared/browser/connection.ts'
import { useInPlaceOfFrame } from '#shared/browser/pageFrame.ts'
import { retryDelay } from '#shared/session/retryDelay.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** A page of its own, a screen within the shell, a part of a form, or a part that nobody misses. */
export type MissingPlace = 'page' | 'screen' | 'part' | 'extra'

type Props = {
  place: MissingPlace
  /** Something came in place of the code: then it is not the connection, and the page is loaded anew. */
  isAnswered: boolean
  isTrying: boolean
  onRetry: () => void
}

/** In the place of code that did not come; tries again by itself, and at once when the network is back. */
export function CodeMissing({ place, isAnswered, isTrying, onRetry }: Props): ReactElement | null {
  const { t } = useTranslation()
  const failures = useRef(0)
  const retry = useEffectEvent(onRetry)
  const retryWhenConnected = useEffectEvent(() => {
    failures.current = 0
    if (isConnected() && !isTrying) onRetry()
  })
  useEffect(() => onConnection(() => retryWhenConnected()), [])
  // The browser's word about its network is not enough: it may have one that leads nowhere.
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

/** Says that a screen has not loaded because there is no connection, or because something else came in its place. */
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
