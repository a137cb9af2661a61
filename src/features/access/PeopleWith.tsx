import { useCallback, useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { UserRow } from '#contracts/users.ts'
import { mostPages, pagesOf, rolesHeld, userNameOf, usersApi } from '#features/users/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { isActive } from '#shared/records/activeState.ts'
import { numeral } from '#shared/format/numeral.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { byName } from '#shared/texts/byName.ts'
import type { AccessNode } from './accessNode.ts'
import { AccessTree } from './AccessTree.tsx'
import './texts.ts'
import { ReadProgress } from './ReadProgress.tsx'
import { readUsersPage } from './readUsersPage.ts'
import { useReads } from './useReads.ts'

/** Users with one of these roles. No call returns them, so a click reads all pages of users. */
export function PeopleWith({ roles }: { roles: readonly string[] }): ReactElement {
  const { t } = useTranslation('access')
  const dispatch = useDispatch<Dispatch>()
  const first = usersApi.useListUsersQuery({ page: 0, isBackground: true })
  const total = first.data?.total ?? 0
  const pages = useMemo(() => Array.from({ length: pagesOf(total) }, (_, page) => page), [total])
  const ask = useCallback((page: number) => readUsersPage(dispatch, page), [dispatch])
  const { known, progress, error, read, retry, stop } = useReads(String, ask)
  const people = useMemo(
    () =>
      peopleNodes(
        [...known.values()].flatMap(({ users }) => users),
        roles,
      ),
    [known, roles],
  )
  const isWhole = known.size === pages.length

  if (!first.data) return <LoadState answers={[first]} />
  if (pages.length > mostPages)
    return <p className="muted small">{t('people.tooMany', { total: numeral(total) })}</p>
  return (
    <>
      <p className="muted small if-any" role="status">
        {isWhole && t('people.found', { count: people.length })}
      </p>
      <ReadProgress progress={progress} onStop={stop} />
      {error && <FailureNotice error={error} onRetry={retry} />}
      {!isWhole && !progress && !error && (
        <Button tone="secondary" onClick={() => read(pages)}>
          {t('people.ask', { count: pages.length })}
        </Button>
      )}
      <AccessTree nodes={people} isReading={false} onRead={() => {}} />
    </>
  )
}

/** Users with the roles that give the access. */
function peopleNodes(users: readonly UserRow[], roles: readonly string[]): AccessNode[] {
  const people = new Map(users.map((user) => [user.id, user]))
  return [...people.values()]
    .map((user) => ({ user, held: rolesHeld(user, roles) }))
    .filter(({ held }) => held.length > 0)
    .map(({ user, held }) => ({
      key: String(user.id),
      name: userNameOf(user),
      note: held.join(', '),
      reasons: isActive(user.idstate) ? [] : (['userOff'] as const),
      path: `/users/${user.id}`,
    }))
    .sort(byName)
}
