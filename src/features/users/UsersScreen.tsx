import { Suspense, type ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { isFiltered } from './filters/filterNames.ts'
import { useCollectUsers } from './list/useCollectUsers.ts'
import { useReadPart } from './list/useUsersPage.ts'
import { UsersList } from './list/UsersList.tsx'
import { useUsersList } from './list/useUsersList.ts'

export { UsersScreen as Screen }
export { prefetchUsers as prefetch } from './list/useUsersPage.ts'

const LazyFilteredUsers = lazyPart(() =>
  import(/* webpackChunkName: "users-filters" */ './filters/FilteredUsers.tsx').then(
    (code) => code.FilteredUsers,
  ),
)

const LazyGiveBanner = lazyPart(
  () => import(/* webpackChunkName: "users-bulk" */ './give/GiveBanner.tsx').then((code) => code.GiveBanner),
  'extra',
)

/** The users of the suite: search, order, filter, switch, delete (USR-01 to USR-19). */
export function UsersScreen(): ReactElement {
  const [query] = useSearchParams()
  if (!isFiltered(query)) return <AllUsers isGiving={query.has('give')} />
  return (
    <Suspense fallback={null}>
      <LazyFilteredUsers />
    </Suspense>
  )
}

function AllUsers({ isGiving }: { isGiving: boolean }): ReactElement {
  const page = useUsersList()
  const { rows, params } = page
  const collect = useCollectUsers(params)
  const readPart = useReadPart(params)
  return (
    <UsersList
      page={page}
      question={params.search}
      order={() => ({
        first: (params.page - 1) * params.size,
        ids: rows.map(({ id }) => id),
        total: page.total ?? rows.length,
        read: readPart,
      })}
      collect={collect}
      summary={
        isGiving && (
          <Suspense fallback={null}>
            <LazyGiveBanner />
          </Suspense>
        )
      }
    />
  )
}
