import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { getConfig } from '#shared/config.ts'
import { webUrl } from '#shared/address/safeUrl.ts'
import { signOut } from '#shared/session/signOut.ts'
import { readSession } from '#shared/session/tokens.ts'
import { PublicPage } from '../page/PublicPage.tsx'
import { Leaving } from './Leaving.tsx'
import './signedOutTexts.ts'
import '#shared/ui/frameCards.css'

/** Least time of the screen, in ms (LIM-02, INF-22). */
const loadingMs = 2_000

let leaving: Promise<string> | null = null

/** Signs out of a session from an identity provider behind a loading screen (INF-21, S-20). */
export function LogoutCredentialScreen(): ReactElement {
  const { t } = useTranslation('signedOut')
  const [next, setNext] = useState<string | null>(null)
  useEffect(() => {
    // Once per session: offline the document stays, and a new session may begin in it.
    if (leaving === null || readSession() !== null) leaving = leave()
    const left = leaving
    const timer = setTimeout(() => void left.then(setNext), loadingMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <PublicPage card="message">
      <Leaving text={t('leaving')} next={next} />
    </PublicPage>
  )
}

/** Signs out; returns the provider's end-session address only if there was a session, which avoids a redirect loop. */
async function leave(): Promise<string> {
  const hadSession = readSession() !== null
  await signOut()
  const endSession = hadSession ? webUrl(getConfig().endSession, window.location.href) : null
  return endSession?.href ?? '/login'
}
