import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { UserRow } from '#contracts/users.ts'
import { fullName } from '#shared/records/fullName.ts'
import { cardPath } from '#shared/resources/defineResource.ts'
import { initials } from '#shared/format/initials.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'

const shownPeople = 4

/** The users changed last, each a link to the card. */
export function ChangedPeople({ users }: { users: readonly UserRow[] }): ReactElement {
  const { t } = useTranslation('home')
  if (users.length === 0) return <p className="home-empty">{t('noPeople')}</p>
  return (
    <ul className="changed-people">
      {users.slice(0, shownPeople).map((user) => (
        <li key={user.id}>
          <ChangedPerson user={user} />
        </li>
      ))}
    </ul>
  )
}

function ChangedPerson({ user }: { user: UserRow }): ReactElement {
  const userName = serverText(user.userName) ?? String(user.id)
  const name = fullName(user) ?? userName
  const changed = serverText(user.modifiedon)
  return (
    <PageLink className="changed-person tints rings-inside" to={cardPath('users', user.id)}>
      <span className="avatar face" aria-hidden="true">
        {initials(name)}
      </span>
      <span className="changed-names stack breaks">
        <bdi translate="no" className="changed-name bold">
          {name}
        </bdi>{' '}
        <bdi translate="no" className="muted small">
          {userName}
        </bdi>
      </span>{' '}
      {changed && (
        <span className="changed-day muted small numbers">
          <TimeAgo at={changed} />
        </span>
      )}
    </PageLink>
  )
}

export function ChangedSkeleton(): ReactElement {
  const { t } = useTranslation()
  return (
    <div className="changed-people" role="status">
      <span className="sr-only">{t('loading')}</span>
      {[52, 64, 45, 58].map((width) => (
        <span key={width} className="changed-person">
          <span className="skeleton changed-face" />
          <span className="skeleton" style={{ width: `${width}%` }} />
        </span>
      ))}
    </div>
  )
}
