import { useCallback, useEffect, useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { applicationsApi } from '#features/applications/api.ts'
import { mostPages, pagesOf, usersApi, applicationsOfUser } from '#features/users/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Parts } from '#shared/borrow/lentParts.ts'
import { numeral } from '#shared/format/numeral.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { LoadState } from '#shared/ui/LoadState.tsx'
import '../texts.ts'
import { ReadProgress } from '../ReadProgress.tsx'
import { readUsersPage } from '../readUsersPage.ts'
import { useReads } from '../useReads.ts'
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
  const dispatch = useDispatch<Dispatch>()
  const first = usersApi.useListUsersQuery({ page: 0, isBackground: true })
  const listed = applicationsApi.useListApplicationsQuery()
  const total = first.data?.total ?? 0
  const pages = useMemo(() => Array.from({ length: pagesOf(total) }, (_, page) => page), [total])
  const ask = useCallback((page: number) => readUsersPage(dispatch, page), [dispatch])
  const { known, progress, error, read, retry, stop } = useReads(String, ask)
  const isTooMuch = pages.length > mostPages
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
  const isWhole = pages.every((page) => known.has(String(page)))
  const reach = isWhole
    ? reachOf(
        [...known.values()].flatMap(({ users }) => users),
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
      <ReadProgress progress={progress} onStop={stop} />
      {error && <FailureNotice error={error} onRetry={retry} />}
      {!isWhole && !progress && !error && (
        <Button tone="secondary" onClick={() => read(pages)}>
          {t('reach.ask', { count: pages.length })}
        </Button>
      )}
    </div>
  )
}
