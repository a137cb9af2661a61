import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { ChoiceSelect } from '#shared/fields/ChoiceSelect.tsx'
import { byName } from '#shared/texts/byName.ts'
import { AccessPanel } from './AccessPanel.tsx'
import { ComparedTree } from './ComparedTree.tsx'
import { ownApplications, roleNameOf } from './roleNodes.ts'
import { useGrants } from './useGrants.ts'

type RoleComparisonProps = {
  role: Role
  /** Second role; chosen here if absent. */
  other?: Role | undefined
}

const everyRole = { headers: {}, isBackground: true } as const

/** What two roles give by application: both, or only one of them. */
export function RoleComparison({ role, other }: RoleComparisonProps): ReactElement {
  const { t } = useTranslation('access')
  const [otherId, setOtherId] = useState(other?.id ?? 0)
  const roles = rolesApi.useListRolesQuery(everyRole)
  const first = useOwn(role.id)
  const second = useOwn(otherId)
  const { applications, places, facts, asked } = useGrants()
  const chosen = roles.data?.find(({ id }) => id === otherId)
  const choices = roles.data?.filter(({ id }) => id !== role.id) ?? []
  const secondOwn = second.currentData
  return (
    <AccessPanel asked={[roles, first, second, ...asked]} limits={t('compare.limits')}>
      <ChoiceSelect
        label={t('compare.with')}
        placeholder={t('compare.choose')}
        options={[...choices].sort(byName).map((one) => ({ value: String(one.id), label: roleNameOf(one) }))}
        value={otherId === 0 ? '' : String(otherId)}
        onChange={(id) => setOtherId(Number(id))}
      />
      {chosen && secondOwn && (
        <ComparedTree
          key={otherId}
          sides={[
            {
              role: { id: role.id, name: roleNameOf(role) },
              own: ownApplications(first.data ?? [], applications),
            },
            {
              role: { id: otherId, name: roleNameOf(chosen) },
              own: ownApplications(secondOwn, applications),
            },
          ]}
          places={places}
          facts={facts}
        />
      )}
    </AccessPanel>
  )
}

function useOwn(id: number) {
  return privilegesApi.useListApplicationsOfRoleQuery(
    { rol: String(id), isBackground: true },
    { skip: id === 0, refetchOnMountOrArgChange: true },
  )
}
