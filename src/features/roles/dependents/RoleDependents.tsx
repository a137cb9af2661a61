import { useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Role } from '#contracts/roles.ts'
import { mostPages, pagesOf, usersApi } from '#features/users/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Dependent } from '#shared/dependents/dependent.ts'
import { Dependents } from '#shared/dependents/Dependents.tsx'
import { numeral } from '#shared/format/numeral.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import '../rolesTexts.ts'
import { countUsers } from './countUsers.ts'

/** The users who have a role, counted on a press; how many pages that takes is said first. */
export function RoleDependents({ role: { name } }: { role: Role }): ReactElement {
  const { t } = useTranslation('roles')
  const dispatch = useDispatch<Dispatch>()
  const first = usersApi.useListUsersQuery({ page: 0, isQuiet: true })
  const total = first.data?.total ?? 0
  const pages = pagesOf(total)
  const kinds = useMemo<Dependent[]>(
    () => [
      {
        id: 'users',
        text: (count) => t('usersHave', { count }),
        count: (signal, onProgress) => countUsers(dispatch, name, pages, signal, onProgress),
      },
    ],
    [name, pages, dispatch, t],
  )
  if (!first.data) return <LoadState answers={[first]} />
  if (pages > mostPages) return <p>{t('tooManyUsers', { total: numeral(total) })}</p>
  return (
    <Dependents
      kinds={kinds}
      texts={{
        ask: t('askUsers', { count: pages }),
        used: (found) => t('used', { found }),
        unused: t('unused'),
      }}
    />
  )
}
