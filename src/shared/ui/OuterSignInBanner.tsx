import { useSyncExternalStore, type ReactElement } from 'react'
import { loadPageAnew } from '#shared/address/leavePage.ts'
import { onOuterSignIn, wantsOuterSignIn } from '#shared/browser/outerSignIn.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LinkButton } from './LinkButton.tsx'

/** Banner saying that a proxy needs a new sign-in, which a reload opens. */
export function OuterSignInBanner(): ReactElement | null {
  const { t } = useTranslation()
  const isWanted = useSyncExternalStore(onOuterSignIn, wantsOuterSignIn, () => false)
  if (!isWanted) return null
  return (
    <div className="offline-banner" role="alert">
      {t('outerSignIn')} <LinkButton onClick={loadPageAnew}>{t('reload')}</LinkButton>
    </div>
  )
}
