import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardScreen, type RecordRead } from '#shared/cards/CardScreen.tsx'
import { freshRows } from '#shared/list/freshRows.ts'
import { privilegesApi } from './api.ts'
import { PrivilegeCard } from './card/PrivilegeCard.tsx'
import { privilegeAddress } from './paths.ts'
import './privilegeCardTexts.ts'
import { withApplications, type StoredPrivilege } from './readPrivilege.ts'

/** The card at /privileges/new and at /privileges/:id. */
export function PrivilegeScreen(): ReactElement {
  const { t } = useTranslation('privilegeCard')
  return (
    <CardScreen
      address={privilegeAddress}
      useRecord={usePrivilege}
      title={() => t('titles.view')}
      groups={[3, 1, 2]}
      texts={{ notFound: t('notFound'), toList: t('toList') }}
    >
      {(privilege) => <PrivilegeCard privilege={privilege} />}
    </CardScreen>
  )
}

function usePrivilege(id: number): RecordRead<StoredPrivilege> {
  const list = privilegesApi.useListPrivilegesQuery({}, freshRows)
  const own = privilegesApi.useListApplicationsOfPrivilegeQuery(id)
  const row = list.data?.find((one) => one.id === id)
  const privilege = useMemo(() => row && own.data && withApplications(row, own.data), [row, own.data])
  return { record: list.data && !row ? null : privilege, answers: [list, own] }
}
