import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardScreen, type RecordRead } from '#shared/cards/CardScreen.tsx'
import { NewCard } from '#shared/cards/copy/NewCard.tsx'
import { freshRows } from '#shared/list/freshRows.ts'
import { privilegesApi } from './api.ts'
import { PrivilegeCard } from './card/PrivilegeCard.tsx'
import { privilegeAddress } from './paths.ts'
import './privilegeCardTexts.ts'
import { withApplications, type StoredPrivilege } from './readPrivilege.ts'

export { PrivilegeScreen as Screen }

/** The card at /privileges/new and at /privileges/:id. */
export function PrivilegeScreen(): ReactElement {
  const { t } = useTranslation('privilegeCard')
  const frame = {
    address: privilegeAddress,
    useRecord: usePrivilege,
    groups: [3, 1, 2],
    texts: { notFound: t('notFound'), toList: t('toList') },
  }
  return (
    <CardScreen {...frame} title={() => t('titles.view')}>
      {(privilege, tab) =>
        privilege ? (
          <PrivilegeCard privilege={privilege} />
        ) : (
          <NewCard key="new" {...frame} tab={tab} title={() => t('titles.new')}>
            {(copied) => <PrivilegeCard privilege={null} copied={copied} />}
          </NewCard>
        )
      }
    </CardScreen>
  )
}

function usePrivilege(id: number): RecordRead<StoredPrivilege> {
  const list = privilegesApi.useListPrivilegesQuery({}, freshRows)
  const own = privilegesApi.useListApplicationsOfPrivilegeQuery({ id })
  const row = list.data?.find((one) => one.id === id)
  const privilege = useMemo(() => row && own.data && withApplications(row, own.data), [row, own.data])
  return { record: list.data && !row ? null : privilege, answers: [list, own] }
}
