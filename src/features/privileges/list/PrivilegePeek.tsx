import type { ReactElement } from 'react'
import type { Privilege } from '#contracts/privileges.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { formatDate } from '#shared/format/formatDate.ts'
import { Peek } from '#shared/list/peek/Peek.tsx'
import type { PeekProps } from '#shared/list/peek/peekProps.ts'
import { usePeekRead } from '#shared/list/peek/usePeekRead.ts'
import { useSettled } from '#shared/list/peek/useSettled.ts'
import { stateOf } from '#shared/list/stateText.ts'
import { useOfferedTitles } from '#shared/records/useOfferedTitles.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { privilegesApi } from '../api.ts'
import { nameOf, titlesOf, withApplications } from '../rules.ts'

/** Side panel of the list: a privilege with all its offered applications. */
export function PrivilegePeek({ row, ...panel }: PeekProps<Privilege>): ReactElement {
  const { t } = useTranslation(['privileges', 'peek', 'list'])
  const { listApplicationsOfPrivilege } = privilegesApi.endpoints
  const args = { id: row.id, isBackground: true } as const
  const answer = listApplicationsOfPrivilege.useQueryState(args)
  const { refetch } = listApplicationsOfPrivilege.useQuerySubscription(args, { skip: !useSettled(row.id) })
  const { data, read } = usePeekRead(answer, refetch)
  const offered = useOfferedTitles(applicationsApi.endpoints.listApplications.useQueryState(undefined).data)
  const yesOrNo = (isSo: boolean): string => t(isSo ? 'privileges:yes' : 'privileges:no')
  return (
    <Peek
      panel={panel}
      name={nameOf(row)}
      state={stateOf(row.idstate, t)}
      read={read}
      groups={[
        {
          title: t('peek:group'),
          details: [
            { label: t('privileges:columns.description'), value: row.description },
            {
              label: t('privileges:columns.applications'),
              value: titlesOf(data ? withApplications(row, data) : row, offered),
            },
            { label: t('privileges:columns.created'), value: row.createdon && formatDate(row.createdon) },
          ],
        },
        {
          title: t('peek:more'),
          details: [
            { label: t('privileges:columns.licence'), value: yesOrNo(row.licence) },
            { label: t('privileges:columns.auditable'), value: yesOrNo(row.isAuditable) },
          ],
        },
      ]}
    />
  )
}
