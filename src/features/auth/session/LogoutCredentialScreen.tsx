import { useEffect, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { getConfig } from '#shared/config.ts'
import { leavePageForGood } from '#shared/address/leavePage.ts'
import { webUrl } from '#shared/address/safeUrl.ts'
import { signOut } from '#shared/session/signOut.ts'
import { readSession } from '#shared/session/tokens.ts'
import { PublicPage } from '../page/PublicPage.tsx'
import { Waiting } from '../page/Waiting.tsx'
import './texts.ts'
import '#shared/ui/frameCards.css'

/** How long the screen stays at least, in ms (LIM-02, INF-22). */
const loadingMs = 2_000

let leaving: Promise<string> | null = null

/** Signs out of a session that an identity provider began, and waits where a loading screen would (INF-21, S-20). */
export function LogoutCredentialScreen(): ReactElement {
  const { t } = useTranslation('session')
  useEffect(() => {
    leaving ??= leave()
    const next = leaving
    const timer = setTimeout(() => void next.then(leavePageForGood), loadingMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <PublicPage card="message">
      <Waiting text={t('leaving')} />
    </PublicPage>
  )
}

/** Signs out, and answers the provider's end-session address only where there was a session, so that coming back here ends. */
async function leave(): Promise<string> {
  const hadSession = readSession() !== null
  await signOut()
  const endSession = hadSession ? webUrl(getConfig().endSession, window.location.href) : null
  return endSession?.href ?? '/login'
}
