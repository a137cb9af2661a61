import { useCallback, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import type { Application } from '#contracts/applications.ts'
import type { PrivilegeOfRole } from '#contracts/privileges.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { itemsByPrivilege, menusApi } from '#features/menus/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { forcedRead, answerOf } from '#shared/api/reads.ts'
import { type ApiError, apiErrorOf } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Place } from './accessNode.ts'
import { applicationsOf, placeKey, type Facts } from './grants.ts'
import { useReads, type Reads } from './useReads.ts'

/** A query of a dialog. */
export type Asked = { error?: unknown; isLoading: boolean; isFetching: boolean; refetch: () => unknown }

export type Grants = {
  /** Active and inactive ones; empty while loading. */
  applications: readonly Application[]
  facts: Facts
  /** What roles give in the read applications. */
  places: Reads<Place, readonly PrivilegeOfRole[]>
  asked: readonly Asked[]
}

const none: readonly never[] = []
const fresh = { refetchOnMountOrArgChange: true }

/**
 * Data of every access view: three calls (two without menu items), and one more per role and opened application. A 403
 * is shown here, without the session dialog.
 */
export function useGrants({ withItems = true } = {}): Grants {
  const dispatch = useDispatch<Dispatch>()
  const applications = applicationsApi.useListApplicationsQuery()
  const privileges = privilegesApi.useListPrivilegesQuery({ isBackground: true }, fresh)
  const menus = menusApi.useListMenusQuery({ isBackground: true }, { ...fresh, skip: !withItems })
  const ask = useCallback(
    ({ role, application }: Place) =>
      answerOf(
        dispatch(
          privilegesApi.endpoints.listPrivilegesOfRole.initiate(
            { rol: String(role), application, isBackground: true },
            forcedRead,
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

/** The first failure of several queries, with a retry of the failed ones. */
export function failureOf(asked: readonly Asked[]): { error: ApiError; retry: () => void } | null {
  const failed = asked.filter(({ error, isFetching }) => error !== undefined && !isFetching)
  const error = apiErrorOf(failed[0]?.error)
  return error ? { error, retry: () => failed.forEach(({ refetch }) => void refetch()) } : null
}
