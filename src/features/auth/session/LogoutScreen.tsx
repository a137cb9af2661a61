import { useEffect, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { leavePageForGood } from '#shared/address/leavePage.ts'
import { signOut } from '#shared/session/signOut.ts'
import { PublicPage } from '../page/PublicPage.tsx'
import { Waiting } from '../page/Waiting.tsx'
import './texts.ts'

let leaving: Promise<string> | null = null

/** Opening it signs out (INF-19, INF-20); a new document follows, so that nothing of the session stays in memory. */
export function LogoutScreen(): ReactElement {
  const { t } = useTranslation('session')
  useEffect(() => {
    leaving ??= signOut()
    void leaving.then(leavePageForGood)
  }, [])
  return (
    <PublicPage>
      <Waiting text={t('signingOut')} />
    </PublicPage>
  )
}
