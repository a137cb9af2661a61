import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useSearchParams } from 'react-router-dom'
import type { Role } from '#contracts/roles.ts'
import { CardScreen, StoredCard, type RecordRead } from '#shared/cards/CardScreen.tsx'
import { freshRows } from '#shared/list/freshRows.ts'
import { rolesApi } from './api.ts'
import { RoleCard } from './card/RoleCard.tsx'
import { readCopiedId, roleAddress, type RoleTab } from './paths.ts'
import './roleCardTexts.ts'
import { useCopiedRole } from './useCopiedRole.ts'

/** The card at /roles/new and at /roles/:id, with the tab that follows. */
export function RoleScreen(): ReactElement {
  const frame = useFrame()
  const { t } = useTranslation('roleCard')
  return (
    <CardScreen {...frame} useRecord={useRole} title={(tab) => t(`titles.${tab}.view`)}>
      {(role, tab) => (role ? <RoleCard role={role} tab={tab} /> : <NewRole key="new" tab={tab} />)}
    </CardScreen>
  )
}

/** A new role, empty or filled with what another one is and gives. */
function NewRole({ tab }: { tab: RoleTab }): ReactElement {
  const frame = useFrame()
  const { t } = useTranslation('roleCard')
  const [search] = useSearchParams()
  // The other tab has no query.
  const [copiedId] = useState(() => readCopiedId(search))
  if (copiedId === null) return <RoleCard role={null} tab={tab} />
  return (
    <StoredCard
      {...frame}
      id={copiedId}
      tab={tab}
      useRecord={useCopiedRole}
      title={(one) => t(`titles.${one}.new`)}
    >
      {(copied) => <RoleCard role={null} tab={tab} copied={copied} />}
    </StoredCard>
  )
}

/** What all its cards say alike. */
function useFrame() {
  const { t } = useTranslation('roleCard')
  return { address: roleAddress, groups: [3], texts: { notFound: t('notFound'), toList: t('toList') } }
}

function useRole(id: number): RecordRead<Role> {
  const list = rolesApi.useListRolesQuery({}, freshRows)
  return { record: list.data && (list.data.find((one) => one.id === id) ?? null), answers: [list] }
}
