import { useEffect, useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { applicationsOfUser } from '#features/users/api.ts'
import type { Parts } from '#shared/borrow/lentParts.ts'
import { numeral } from '#shared/format/numeral.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import '../texts.ts'
import { ReadUsers, useUserPages } from '../useUserPages.tsx'
import './reach.css'
import type { UserRow } from '#contracts/users.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey } from '#shared/records/applications.ts'

type Named = { name: string; title: string }

type Reach = {
  /** Number of different users. */
  total: number
  /** Users by application, in the given order. */
  byApplication: { title: string; count: number }[]
}

/** Active users with one of these applications; rows have names or titles of applications. */
export function reachOf(users: readonly UserRow[], applications: readonly Named[]): Reach {
  // A user may be on two pages if another one was created during the read.
  const people = new Map(users.filter(({ idstate }) => isActive(idstate)).map((user) => [user.id, user]))
  const held = [...people.values()].map((user) => new Set(applicationsOfUser(user).map(appKey)))
  const hasOne = (own: ReadonlySet<string>, { name, title }: Named): boolean =>
    own.has(appKey(name)) || own.has(appKey(title))
  return {
    total: held.filter((own) => applications.some((one) => hasOne(own, one))).length,
    byApplication: applications.map((one) => ({
      title: one.title || one.name,
      count: held.filter((own) => hasOne(own, one)).length,
    })),
  }
}

/** Number of users with the applications of a notification. No call returns it, so all pages of users are read. */
export function ReachedPeople({ ids, startsAtOnce = false }: Parts['ReachedPeople']): ReactElement {
  const { t } = useTranslation('access')
  const users = useUserPages()
  const { first, total, pages, known, isWhole, isTooMuch, read } = users
  const listed = applicationsApi.useListApplicationsQuery()
  const isReady = first.data !== undefined && listed.data !== undefined && !isTooMuch
  useEffect(() => {
    if (startsAtOnce && isReady) read(pages)
  }, [startsAtOnce, isReady, read, pages])
  const applications = useMemo(
    () => (listed.data ?? []).filter(({ id }) => ids.includes(id)),
    [listed.data, ids],
  )
  if (!first.data || !listed.data) return <LoadState answers={[first, listed]} />
  if (isTooMuch)
    return <p className="reached centred gap-2 breaks">{t('reach.tooMany', { total: numeral(total) })}</p>
  const reach = isWhole
    ? reachOf(
        [...known.values()].flatMap((page) => page.users),
        applications,
      )
    : null

  return (
    <div className="reached centred gap-2 breaks">
      <div role="status">
        {reach && (
          <>
            <p>{t('reach.total', { count: reach.total })}</p>
            {reach.byApplication.length > 1 && (
              <ul>
                {reach.byApplication.map(({ title, count }) => (
                  <li key={title}>
                    <bdi>{t('reach.of', { title, number: numeral(count) })}</bdi>
                  </li>
                ))}
              </ul>
            )}
            <p className="muted small">{t('reach.note', { total: numeral(total) })}</p>
          </>
        )}
      </div>
      <ReadUsers of={users}>{t('reach.ask', { count: pages.length })}</ReadUsers>
    </div>
  )
}
