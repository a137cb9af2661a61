import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { CardScreen, type RecordRead } from '#shared/cards/CardScreen.tsx'
import { NewCard } from '#shared/cards/copy/NewCard.tsx'
import { freshRows } from '#shared/list/freshRows.ts'
import { rolesApi } from './api.ts'
import { RoleCard } from './card/RoleCard.tsx'
import { roleAddress, type RoleTab, readRole, type RoleAndList } from './rules.ts'
import './card/texts.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { useReadOnce } from '#shared/cards/copy/useReadOnce.ts'

export { RoleScreen as Screen }

/** The card at /roles/new and /roles/:id, plus the tab segment. */
export function RoleScreen(): ReactElement {
  const frame = useFrame()
  const { t } = useTranslation('roleCard')
  return (
    <CardScreen {...frame} useRecord={useRole} title={(tab) => t(`titles.${tab}.view`)}>
      {(role, tab) => (role ? <RoleCard role={role} tab={tab} /> : <NewRole key="new" tab={tab} />)}
    </CardScreen>
  )
}

/** A new role, empty or copied from another one. */
function NewRole({ tab }: { tab: RoleTab }): ReactElement {
  const frame = useFrame()
  const { t } = useTranslation('roleCard')
  return (
    <NewCard {...frame} tab={tab} useRecord={useCopiedRole} title={(one) => t(`titles.${one}.new`)}>
      {(copied) => <RoleCard role={null} tab={tab} {...(copied && { copied })} />}
    </NewCard>
  )
}

/** Frame props shared by all role cards. */
function useFrame() {
  const { t } = useTranslation('roleCard')
  return {
    address: roleAddress,
    skeletonGroups: [3],
    texts: { notFound: t('notFound'), toList: t('toList') },
  }
}

function useRole(id: number): RecordRead<Role> {
  const list = rolesApi.useListRolesQuery({}, freshRows)
  return { record: list.data && (list.data.find((one) => one.id === id) ?? null), answers: [list] }
}

/** A role with its privileges, read once. */
function useCopiedRole(id: number): RecordRead<RoleAndList> {
  const read = useReadOnce(id, readRole)
  // The card needs them to decide what it can copy.
  const applications = applicationsApi.useListApplicationsQuery()
  const { data } = read
  const record = data && (data.role === null ? null : applications.data && data)
  return { record, answers: [read, applications] }
}
