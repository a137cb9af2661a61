import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useIsConnected } from '#shared/browser/useIsOnline.ts'

/** Offline banner; screen readers also hear when the connection returns. */
export function OfflineBanner(): ReactElement {
  const { t } = useTranslation()
  const isConnected = useIsConnected()
  const [wasLost, setWasLost] = useState(false)
  if (!isConnected && !wasLost) setWasLost(true)
  return (
    <p className={isConnected ? 'sr-only' : 'offline-banner'} aria-live="polite">
      {isConnected ? wasLost && t('online') : t('offline')}
    </p>
  )
}
