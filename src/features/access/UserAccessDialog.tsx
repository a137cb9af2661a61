import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { rolesApi } from '#features/roles/api.ts'
import { AccessDialog } from './AccessDialog.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import './accessTexts.ts'
import { SearchedTree } from './SearchedTree.tsx'
import { useGrants } from './useGrants.ts'
import { useReadBelow } from './useReadBelow.ts'
import { userCounts, userNodes } from './userNodes.ts'

type UserAccessDialogProps = {
  id: number
  name: string
  onClose: () => void
}

/** From application to role to privilege to menu item: why a user may do what they may. */
export function UserAccessDialog({ id, name, onClose }: UserAccessDialogProps): ReactElement {
  const { t } = useTranslation('access')
  const roles = rolesApi.useListRolesQuery(
    { headers: { user: String(id) }, isBackground: true },
    { refetchOnMountOrArgChange: true },
  )
  const { applications, places, facts, asked } = useGrants()
  const nodes = useMemo(
    () =>
      userNodes(roles.data ?? [], applications, places.known, facts, {
        roles: (count) => t('roles', { count }),
        given: (count) => t('privileges', { count }),
      }),
    [roles.data, applications, places.known, facts, t],
  )
  const reading = useReadBelow(nodes, places)

  function summary(): string | null {
    if (nodes.length === 0) return null
    const counts = userCounts(nodes)
    if (counts.applications === 0) return t('user.entersNone')
    const enters = {
      applications: t('applications', { count: counts.applications }),
      roles: t('roles', { count: counts.roles }),
    }
    if (counts.privileges === null) return t('user.summaryUncounted', enters)
    if (counts.privileges === 0) return t('user.summaryNone', enters)
    return t('user.summary', { ...enters, privileges: t('privileges', { count: counts.privileges }) })
  }
  return (
    <AccessDialog title={t('title')} about={name} onClose={onClose}>
      <AccessPanel asked={[roles, ...asked]} summary={summary()} limits={t('user.limits')}>
        <SearchedTree
          nodes={nodes}
          label={t('user.search')}
          none={t('user.none')}
          reads={places}
          {...reading}
        />
      </AccessPanel>
    </AccessDialog>
  )
}
