import { useMemo } from 'react'
import { optionsOf, type Options } from '#shared/fields/options.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { notificationsApi } from '../api.ts'

/** Selectable applications by id (CCL-21). */
export function useApplicationOptions(): Options {
  const { data, isFetching, isError, refetch } = notificationsApi.useListNotificationApplicationsQuery()
  return useMemo(
    () =>
      optionsOf({ currentData: data, isFetching, isError, refetch }, ({ id, title, name }) => ({
        value: String(id),
        label: serverText(title) ?? name,
      })),
    [data, isFetching, isError, refetch],
  )
}
