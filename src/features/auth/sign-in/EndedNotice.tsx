import { useSyncExternalStore, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { expiredUser } from '#shared/session/tokens.ts'
import { Notice } from '#shared/ui/Notice.tsx'

/** Says that the session of this tab ran out, and that the sign-in leads back. */
export function EndedNotice(): ReactElement | null {
  const { t } = useTranslation('login')
  // There is no storage while prerendering.
  const user = useSyncExternalStore(never, expiredUser, () => null)
  return user === null ? null : <Notice>{t('sessionEnded')}</Notice>
}

function never(): () => void {
  return () => undefined
}
