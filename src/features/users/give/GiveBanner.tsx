import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import './texts.ts'

/** Names the role to give when the list was opened for that, and links to the users who have it. */
export function GiveBanner(): ReactElement {
  const { t } = useTranslation('giveRole')
  const [query] = useSearchParams()
  const role = query.get('give') ?? ''
  const [before, after] = t('banner', { role: '\n' }).split('\n')
  return (
    <Notice
      kind="info"
      action={
        <PageLink className="ui-link" to={`/users?${new URLSearchParams({ role })}`}>
          {t('whoHasIt')}
        </PageLink>
      }
    >
      <p>
        {before}
        <bdi translate="no">{serverText(role) ?? '—'}</bdi>
        {after}
      </p>
    </Notice>
  )
}
