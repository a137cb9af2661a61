import { useCallback, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import type { Application } from '#contracts/applications.ts'
import type { PrivilegeOfRole } from '#contracts/privileges.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { itemsByPrivilege, menusApi } from '#features/menus/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Place } from './accessNode.ts'
import { applicationsOf, placeKey, type Facts } from './grants.ts'
import { useReads, type Reads } from './useReads.ts'

/** One of several queries that a dialog opens with. */
export type Asked = { error?: unknown; isLoading: boolean; isFetching: boolean; refetch: () => unknown }

export type Grants = {
  /** Active or not; none while they are not there. */
  applications: readonly Application[]
  facts: Facts
  /** What each role gives in each application that was asked about. */
  places: Reads<Place, readonly PrivilegeOfRole[]>
  asked: readonly Asked[]
}

const none: readonly never[] = []
const fresh = { refetchOnMountOrArgChange: true }

/**
 * What every question about access needs: three calls (two without menu items), however many applications there are, and one more for each role
 * in each application that is looked into. A 403 says what is missing here, and leads nowhere.
 */
export function useGrants({ withItems = true } = {}): Grants {
  const dispatch = useDispatch<Dispatch>()
  const applications = applicationsApi.useListApplicationsQuery()
  const privileges = privilegesApi.useListPrivilegesQuery({ isQuiet: true }, fresh)
  const menus = menusApi.useListMenusQuery({ isQuiet: true }, { ...fresh, skip: !withItems })
  const ask = useCallback(
    ({ role, application }: Place) =>
      answerOf(
        dispatch(
          privilegesApi.endpoints.listPrivilegesOfRole.initiate(
            { rol: String(role), application, isQuiet: true },
            again,
          ),
        ),
      ),
    [dispatch],
  )
  const places = useReads<Place, readonly PrivilegeOfRole[]>(placeKey, ask)
  const facts = useMemo(
    () => ({
      belongs: new Map(privileges.data?.map((one) => [one.name, applicationsOf(one)])),
      items: itemsByPrivilege(
        menus.data ?? none,
        new Map(applications.data?.map(({ id, title }) => [id, title])),
      ),
    }),
    [privileges.data, menus.data, applications.data],
  )
  return { applications: applications.data ?? none, facts, places, asked: [applications, privileges, menus] }
}

/** The first failure of some queries, and how those that failed are asked again. */
export function failureOf(asked: readonly Asked[]): { error: ApiError; retry: () => void } | null {
  const failed = asked.filter(({ error, isFetching }) => error !== undefined && !isFetching)
  const error = apiErrorOf(failed[0]?.error)
  return error ? { error, retry: () => failed.forEach(({ refetch }) => void refetch()) } : null
}
