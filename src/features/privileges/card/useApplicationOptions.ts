import { useMemo } from 'react'
import { applicationsApi } from '#features/applications/api.ts'
import type { Options } from '#shared/fields/options.ts'
import { isOffered } from '#shared/lib/applications.ts'

type Listed = { name: string; title: string; isVisible: boolean; idState: number }

/** The applications that may be chosen; those of the privilege are known before the list is (G-56). */
export function useApplicationOptions(own: readonly Listed[]): Options {
  const { data, isError, isFetching, refetch } = applicationsApi.useListApplicationsQuery()
  const list = useMemo(() => {
    const known = new Map([...own, ...(data ?? [])].filter(isOffered).map(({ name, title }) => [name, title]))
    return [...known].map(([value, label]) => ({ value, label }))
  }, [own, data])
  const state = data ? 'ready' : isError && !isFetching ? 'failed' : 'loading'
  return { list, state, retry: () => void refetch() }
}
