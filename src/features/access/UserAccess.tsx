import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { rolesApi } from '#features/roles/api.ts'
import { AccessPanel } from './AccessPanel.tsx'
import './texts.ts'
import { SearchedTree } from './SearchedTree.tsx'
import { failureOf, useGrants } from './useGrants.ts'
import { useReadBelow } from './useReadBelow.ts'
import { userCounts, userNodes } from './userNodes.ts'

/** From application to role to privilege to menu item: what a user may do, and why. */
export function UserAccess({ id }: { id: number }): ReactElement {
  const { t } = useTranslation('access')
  const roles = rolesApi.useListRolesQuery({ headers: { user: String(id) }, isBackground: true })
  const { applications, places, facts, asked } = useGrants()
  const [askedApplications, ...askedFacts] = asked
  // The roles are shown even where the administrator may not read what they give.
  const known = failureOf(askedFacts) ? null : places.known
  const nodes = useMemo(
    () =>
      userNodes(roles.data ?? [], applications, known, facts, {
        roles: (count) => t('roles', { count }),
        given: (count) => t('privileges', { count }),
      }),
    [roles.data, applications, known, facts, t],
  )
  const reading = useReadBelow(known ? nodes : [], places)

  function summary(): string | null {
    if (nodes.length === 0) return null
    const counts = userCounts(nodes)
    if (counts.applications === 0) return t('user.entersNone')
    const enters = {
      applications: t('applications', { count: counts.applications }),
      roles: t('roles', { count: counts.roles }),
    }
    if (counts.privileges === null || !known) return t('user.summaryUncounted', enters)
    if (counts.privileges === 0) return t('user.summaryNone', enters)
    return t('user.summary', { ...enters, privileges: t('privileges', { count: counts.privileges }) })
  }
  return (
    <AccessPanel
      asked={[roles, askedApplications!]}
      askedFacts={askedFacts}
      summary={summary()}
      limits={t('user.limits')}
    >
      <SearchedTree
        nodes={nodes}
        label={t('user.search')}
        none={t('user.none')}
        reads={places}
        {...reading}
      />
    </AccessPanel>
  )
}
