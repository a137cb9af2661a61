import { skipToken } from '@reduxjs/toolkit/query'
import type { ReactElement } from 'react'
import { applicationsApi } from '#features/applications/api.ts'
import { formatDate } from '#shared/format/formatDate.ts'
import { Peek } from '#shared/list/peek/Peek.tsx'
import type { PeekProps } from '#shared/list/peek/peekProps.ts'
import { usePeekRead } from '#shared/list/peek/usePeekRead.ts'
import { useSettled } from '#shared/list/peek/useSettled.ts'
import { isOffered } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { notificationsApi } from '../api.ts'
import { isExecuted, type Notification } from '../notification.ts'
import { sendText } from './columns.tsx'
import { nameOf, titlesOf } from '../rules.ts'

/** Peek panel of a notification, with the title of its template. */
export function NotificationPeek({ row, ...panel }: PeekProps<Notification>): ReactElement {
  const { t } = useTranslation(['notifications', 'peek', 'list'])
  const { listTemplatesByApps } = notificationsApi.endpoints
  const isSettled = useSettled(row.id)
  const args =
    row.applicationIds.length === 0
      ? skipToken
      : ({ applicationIds: row.applicationIds.toSorted((a, b) => a - b), isBackground: true } as const)
  const answer = listTemplatesByApps.useQueryState(args)
  const { refetch } = listTemplatesByApps.useQuerySubscription(args, { skip: !isSettled })
  const { data, read, later } = usePeekRead(
    args === skipToken ? { currentData: [], isFetching: false } : answer,
    refetch,
  )
  const applications = applicationsApi.endpoints.listApplications.useQueryState(undefined).data
  const titles = applications
    ? new Map(applications.filter(isOffered).map(({ id, title }) => [id, title]))
    : null
  const template = data?.find(({ id }) => id === row.templateId)
  return (
    <Peek
      panel={panel}
      name={nameOf(row)}
      state={{
        isActive: isExecuted(row),
        label: serverText(row.stateName) ?? '',
      }}
      read={read}
      groups={[
        {
          title: t('peek:group'),
          details: [
            { label: t('notifications:columns.subject'), value: row.subjectName },
            { label: t('notifications:columns.applications'), value: titlesOf(row, titles) },
            { label: t('notifications:columns.date'), value: sendText(row.day) },
            {
              label: t('notifications:columns.created'),
              value: row.createdon && formatDate(row.createdon),
            },
          ],
        },
        {
          title: t('peek:more'),
          details: [
            {
              label: t('peek:fields.template'),
              value: later(data && (serverText(template?.title) ?? String(row.templateId))),
            },
          ],
        },
      ]}
    />
  )
}
