import type { ReactElement } from 'react'
import type { Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { formatDate } from '#shared/format/formatDate.ts'
import { Peek } from '#shared/list/peek/Peek.tsx'
import type { PeekProps } from '#shared/list/peek/peekProps.ts'
import { usePeekRead } from '#shared/list/peek/usePeekRead.ts'
import { useSettled } from '#shared/list/peek/useSettled.ts'
import { stateOf } from '#shared/list/stateText.ts'
import { appKey, isReserved } from '#shared/records/applications.ts'
import { useOfferedTitles } from '#shared/records/useOfferedTitles.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { buttonLook } from '#shared/ui/Button.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { peopleOfRolePath, nameOf, titlesOf } from '../rules.ts'

/** Side panel of the list: a role with its applications. */
export function RolePeek({ row, ...panel }: PeekProps<Role>): ReactElement {
  const { t } = useTranslation(['roles', 'peek', 'list'])
  const { listApplicationsOfRole } = privilegesApi.endpoints
  const args = { rol: String(row.id), isBackground: true } as const
  const answer = listApplicationsOfRole.useQueryState(args)
  const { refetch } = listApplicationsOfRole.useQuerySubscription(args, { skip: !useSettled(row.id) })
  const { data, read, later } = usePeekRead(answer, refetch)
  const offered = useOfferedTitles(applicationsApi.endpoints.listApplications.useQueryState(undefined).data)
  const lines = data?.flatMap(({ name, privilegeCounter }) => {
    const title = offered ? offered.get(appKey(name)) : !isReserved(name) && serverText(name)
    return !title ? [] : t('peek:given', { title, count: Number(privilegeCounter ?? 0) })
  })
  return (
    <Peek
      panel={panel}
      name={nameOf(row)}
      about={serverText(row.alias)}
      state={stateOf(row.idstate, t)}
      read={read}
      actions={
        <PageLink to={peopleOfRolePath(row.name)} {...buttonLook('secondary')}>
          {t('peek:people')}
        </PageLink>
      }
      groups={[
        {
          title: t('peek:group'),
          details: [
            { label: t('roles:columns.alias'), value: row.alias },
            { label: t('roles:columns.description'), value: row.description },
            { label: t('roles:columns.shared'), value: titlesOf(row, offered) },
            { label: t('roles:columns.created'), value: formatDate(row.createdon) },
          ],
        },
        { title: t('peek:more'), details: [{ label: t('peek:gives'), value: later(lines) }] },
      ]}
    />
  )
}
