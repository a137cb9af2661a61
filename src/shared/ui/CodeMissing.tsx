import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isConnected, onConnection } from '#shared/lib/connection.ts'
import { retryDelay } from '#shared/session/retryDelay.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** A page of its own, a screen within the shell, a part of a form, or a part that nobody misses. */
export type MissingPlace = 'page' | 'screen' | 'part' | 'extra'

type Props = { place: MissingPlace; isTrying: boolean; onRetry: () => void }

/** In the place of code that the network did not bring; tries again by itself, and at once when the network is back. */
export function CodeMissing({ place, isTrying, onRetry }: Props): ReactElement | null {
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

  const button = (
    <Button tone="secondary" busy={isTrying} onClick={onRetry}>
      {t('retry')}
    </Button>
  )
  if (place === 'extra') return null
  if (place === 'part')
    return (
      <Notice kind="warning" action={button}>
        <p>{t('partMissing')}</p>
      </Notice>
    )
  return <ScreenMissing place={place}>{button}</ScreenMissing>
}

/** Says that a screen has not loaded because there is no connection. */
export function ScreenMissing({
  place,
  children,
}: {
  place: 'page' | 'screen'
  children?: ReactNode
}): ReactElement {
  const { t } = useTranslation()
  const Place = place === 'page' ? 'main' : 'div'
  return (
    <Place className="message-page">
      <div role="alert">
        <h1>{t('screenMissing')}</h1>
        <p>{t('screenMissingAbout')}</p>
      </div>
      {children}
    </Place>
  )
}
