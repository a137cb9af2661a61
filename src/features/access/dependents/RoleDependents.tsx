import { useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { mostPages, pagesOf, usersApi, rolesHeld } from '#features/users/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Parts } from '#shared/borrow/lentParts.ts'
import { numeral } from '#shared/format/numeral.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import type { Dependent, Counted } from './dependent.ts'
import { Dependents } from './Dependents.tsx'
import { readMany } from '#shared/api/readMany.ts'
import { readUsersPage } from '../readUsersPage.ts'

/** Counts the users with one of these roles over all pages. */
export async function countUsers(
  dispatch: Dispatch,
  names: readonly string[],
  pages: number,
  ...[signal, onProgress]: Parameters<Dependent['count']>
): Promise<Counted> {
  const read = await readMany(
    Array.from({ length: pages }, (_, page) => page),
    (page) => readUsersPage(dispatch, page),
    { signal, onProgress, isPatient: true },
  )
  if ('error' in read) return read
  const holders = read.data.flatMap(({ users }) => users).filter((user) => rolesHeld(user, names).length > 0)
  return { count: new Set(holders.map(({ id }) => id)).size }
}

/** Most pages read without a click. */
const mostAtOnce = 60

/** Count of the users with one of these roles, on a click if there are many pages. */
export function RoleDependents({ roles }: Parts['RoleDependents']): ReactElement {
  const { t } = useTranslation('dependents')
  const dispatch = useDispatch<Dispatch>()
  const [names] = useState(() => roles.map(({ name }) => name))
  const isOne = names.length === 1
  const first = usersApi.useListUsersQuery({ page: 0, isBackground: true })
  const total = first.data?.total ?? 0
  const pages = pagesOf(total)
  const kinds = useMemo<Dependent[]>(
    () => [{ id: 'users', count: (...progress) => countUsers(dispatch, names, pages, ...progress) }],
    [names, pages, dispatch],
  )
  if (!first.data)
    return (
      <div className="dependents centred gap-2 breaks">
        <LoadState answers={[first]} />
      </div>
    )
  if (pages > mostPages) return <p>{t('role.tooMany', { total: numeral(total) })}</p>
  return (
    <Dependents
      kinds={kinds}
      texts={{
        buttonLabel: t('role.ask', { count: pages }),
        used: (found, count) => t(isOne ? 'role.used' : 'role.usedMany', { found, count }),
        unused: t(isOne ? 'role.unused' : 'role.unusedMany'),
      }}
      startsAtOnce={pages <= mostAtOnce}
    />
  )
}
