import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { initials } from '#shared/format/initials.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { Claims } from '#shared/session/claims.ts'
import { buttonLook } from '#shared/ui/Button.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { MenuFailed } from '../MenuFailed.tsx'
import { MenuList } from '../MenuList.tsx'
import { useLocationMenu } from '../shellMenus.ts'

/** The signed-in user, their stored links, and sign-out. */
export function HomeAccount({ claims }: { claims: Claims | undefined }): ReactElement {
  const { t } = useTranslation('home')
  const name = serverText(claims?.fullName) ?? ''
  const facts = [
    [t('accountUser'), serverText(claims?.uniqueName)],
    [t('accountCompany'), serverText(claims?.customerName)],
  ] as const
  return (
    <section className="home-panel home-account panel stack gap-4" aria-labelledby="home-account">
      <h2 id="home-account">{t('account')}</h2>
      <div className="row gap-3 bold breaks">
        <span className="avatar face" aria-hidden="true">
          {initials(name)}
        </span>
        <bdi translate="no">{name}</bdi>
      </div>
      <dl className="stack gap-3 breaks">
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt className="muted small">{term}</dt>
                <dd>
                  <bdi translate="no">{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <AccountLinks />
      <PageLink to="/logout" {...buttonLook('secondary')}>
        {t('signOut')}
      </PageLink>
    </section>
  )
}

/** The stored items of the user menu. They are optional, so there is no placeholder while they load. */
function AccountLinks(): ReactElement | null {
  const { t } = useTranslation('home')
  const menu = useLocationMenu('3')
  if (menu.status === 'failed') return <MenuFailed text={t('accountLinksFailed')} menu={menu} />
  if (menu.items.length === 0) return null
  return (
    <nav aria-label={t('accountLinks')}>
      <MenuList items={menu.items} />
    </nav>
  )
}
