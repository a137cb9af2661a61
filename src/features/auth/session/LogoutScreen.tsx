import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { signOut } from '#shared/session/signOut.ts'
import { readSession } from '#shared/session/tokens.ts'
import { PublicPage } from '../page/PublicPage.tsx'
import { Leaving } from './Leaving.tsx'
import './signedOutTexts.ts'

let leaving: Promise<string> | null = null

/** Signs out (INF-19, INF-20) and loads a new document, which clears the memory. */
export function LogoutScreen(): ReactElement {
  const { t } = useTranslation('signedOut')
  const [next, setNext] = useState<string | null>(null)
  useEffect(() => {
    // Once per session: offline the document stays, and a new session may begin in it.
    if (leaving === null || readSession() !== null) leaving = signOut()
    void leaving.then(setNext)
  }, [])
  return (
    <PublicPage>
      <Leaving text={t('signingOut')} next={next} />
    </PublicPage>
  )
}
