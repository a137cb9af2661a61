import { useSyncExternalStore, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { expiredUser } from '#shared/session/tokens.ts'
import { Notice } from '#shared/ui/Notice.tsx'

/** Says that the session expired and that the sign-in returns to its page. */
export function EndedNotice(): ReactElement | null {
  const { t } = useTranslation('login')
  // Prerendering has no storage.
  const user = useSyncExternalStore(never, expiredUser, () => null)
  return user === null ? null : <Notice>{t('sessionEnded')}</Notice>
}

function never(): () => void {
  return () => undefined
}
