import type { ReactElement } from 'react'
import { readSession } from '#shared/session/tokens.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import type { HomeNoticeKind } from './homeNoticeKind.ts'

/** Notice about the address that redirected here, from the navigation state (S-04). */
export function HomeNotice({ kind }: { kind: HomeNoticeKind }): ReactElement {
  const { t } = useTranslation(['home', 'session'])
  const claims = readSession()?.claims
  const name = serverText(claims?.fullName) ?? serverText(claims?.uniqueName) ?? ''
  const texts: Record<HomeNoticeKind, string> = {
    unknownAddress: t('home:unknownAddress'),
    linkNotUsed: t('session:linkNotUsed'),
    sameIdentity: t('home:sameIdentity', { name }),
  }
  const signOut = (
    <PageLink className="ui-link" to="/logout">
      {t('home:signOut')}
    </PageLink>
  )
  return (
    <Notice action={kind === 'unknownAddress' ? undefined : signOut}>
      <p>{texts[kind]}</p>
    </Notice>
  )
}
