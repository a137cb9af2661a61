import { useEffect, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { getConfig } from '#shared/config.ts'
import { leavePageForGood } from '#shared/lib/leavePage.ts'
import { webUrl } from '#shared/lib/safeUrl.ts'
import { signOut } from '#shared/session/signOut.ts'
import { readSession } from '#shared/session/tokens.ts'
import { PublicPage } from '../PublicPage.tsx'
import { Waiting } from '../Waiting.tsx'
import './externalTexts.ts'
import '#shared/ui/frameCards.css'

/** LIM-02, INF-22. */
export const loadingMs = 2_000

let leaving: Promise<string> | null = null

/** Signs out of a session that an identity provider began, and waits where a loading screen would (INF-21, S-20). */
export function LogoutCredentialScreen(): ReactElement {
  const { t } = useTranslation('external')
  useEffect(() => {
    leaving ??= leave()
    const signedOut = leaving
    const timer = setTimeout(() => void signedOut.then(leavePageForGood), loadingMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <PublicPage card="message">
      <Waiting text={t('leaving')} />
    </PublicPage>
  )
}

/** The session goes at once; the provider is told only where there was one, so that its way back here ends. */
async function leave(): Promise<string> {
  const hadSession = readSession() !== null
  await signOut()
  const endSession = hadSession ? webUrl(getConfig().endSession, window.location.href) : null
  return endSession?.href ?? '/login'
}
