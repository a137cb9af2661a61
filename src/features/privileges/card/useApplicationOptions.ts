import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { applicationsApi } from '#features/applications/api.ts'
import type { Options } from '#shared/fields/options.ts'
import { isOffered } from '#shared/records/applications.ts'
import { privilegesApi } from '../api.ts'

/** The applications that may be chosen; those of the privilege are known before the list is (G-56). The id 0 is a new one. */
export function useApplicationOptions(id: number): Options {
  const own = privilegesApi.useListApplicationsOfPrivilegeQuery(id === 0 ? skipToken : { id }).data
  const { data, isError, isFetching, refetch } = applicationsApi.useListApplicationsQuery()
  const list = useMemo(() => {
    const known = new Map(
      [...(own ?? []), ...(data ?? [])].filter(isOffered).map(({ name, title }) => [name, title]),
    )
    return [...known].map(([value, label]) => ({ value, label }))
  }, [own, data])
  const state = data ? 'ready' : isError && !isFetching ? 'failed' : 'loading'
  return { list, state, retry: () => void refetch() }
}
