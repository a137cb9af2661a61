import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { isActive } from '#shared/records/activeState.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import './texts.ts'
import { ownApplications, roleCounts, roleNodes } from './roleNodes.ts'
import { SearchedTree } from './SearchedTree.tsx'
import { useGrants } from './useGrants.ts'
import { useReadBelow } from './useReadBelow.ts'

/** What a role really gives: privileges and the menu items that they open, with what has no effect. */
export function RoleGives({ role }: { role: Role }): ReactElement {
  const { t } = useTranslation('access')
  const own = privilegesApi.useListApplicationsOfRoleQuery(
    { rol: String(role.id), isBackground: true },
    { refetchOnMountOrArgChange: true },
  )
  const { applications, places, facts, asked } = useGrants()
  const counted = useMemo(() => ownApplications(own.data ?? [], applications), [own.data, applications])
  const nodes = useMemo(
    () =>
      roleNodes(role.id, counted, places.known, facts, {
        given: (count) => t('role.given', { count }),
        hidden: t('role.hidden'),
        unseen: (count) => t('role.unseen', { count }),
      }),
    [role.id, counted, places.known, facts, t],
  )
  const reading = useReadBelow(nodes, places)

  function summary(): string | null {
    if (nodes.length === 0 || !isActive(role.idstate)) return null
    const sums = roleCounts(counted)
    if (sums.privileges === 0) return t('role.givesNothing')
    return t('role.summary', {
      privileges: t('privileges', { count: sums.privileges }),
      applications: t('applications', { count: sums.applications }),
    })
  }
  return (
    <AccessPanel asked={[own, ...asked]} summary={summary()} limits={t('role.limits')}>
      {!isActive(role.idstate) && <Notice kind="warning">{t('role.off')}</Notice>}
      <SearchedTree
        nodes={nodes}
        label={t('role.search')}
        none={t('role.none')}
        reads={places}
        {...reading}
      />
    </AccessPanel>
  )
}
