import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { usersApi } from '#features/users/api.ts'
import { cardPath } from '#shared/resources/defineResource.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'
import { numeral } from '#shared/format/numeral.ts'
import { freshRows } from '#shared/list/freshRows.ts'
import { useRefetchOnReturn } from '#shared/list/useRefetchOnReturn.ts'
import { buttonLook } from '#shared/ui/Button.tsx'
import { PlusIcon } from '#shared/ui/consoleIcons.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { ChangedPeople, ChangedSkeleton } from './ChangedPeople.tsx'
import { FindPerson } from './FindPerson.tsx'
import './homePeople.css'

const latest = { page: 0, sort: 'newest', isBackground: true } as const

/** Number of users, the ones changed last, and a search; nothing if the service answers 403. */
export function HomePeople(): ReactElement | null {
  const { t } = useTranslation('home')
  const { data, error, isFetching, refetch } = usersApi.useListUsersQuery(latest, freshRows)
  useRefetchOnReturn(useIsOnline(), refetch)
  const failure = isFetching ? undefined : apiErrorOf(error)
  if (failure?.status === 403) return null
  return (
    <div className="home-columns stack gap-4">
      <section className="home-panel panel stack gap-4" aria-labelledby="home-people">
        <h2 id="home-people">{t('people')}</h2>
        <Total total={data?.total} />
        <FindPerson />
        <PageLink to={cardPath('users', 'new')} {...buttonLook('secondary')}>
          <PlusIcon size={18} />
          {t('createPerson')}
        </PageLink>
      </section>
      <section className="home-panel panel stack gap-4" aria-labelledby="home-changed" aria-busy={isFetching}>
        <div className="home-panel-head flow spread">
          <h2 id="home-changed">{t('changed')}</h2>
          <PageLink className="ui-link" to="/users?sort=newest">
            {t('changedAll')}
          </PageLink>
        </div>
        {failure && <FailureNotice error={failure} onRetry={() => void refetch()} />}
        {data ? <ChangedPeople users={data.users} /> : !failure && <ChangedSkeleton />}
      </section>
    </div>
  )
}

/** Total number of users; a dash while unknown. */
function Total({ total }: { total: number | undefined }): ReactElement {
  const { t } = useTranslation('home')
  return (
    <p className="home-total flow muted">
      <b>{total === undefined ? '–' : numeral(total)}</b>{' '}
      <span>{t('peopleTotal', { count: total ?? 0 })}</span>
    </p>
  )
}
