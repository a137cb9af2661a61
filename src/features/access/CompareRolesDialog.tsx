import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { ChoiceSelect } from '#shared/fields/ChoiceSelect.tsx'
import { serverText } from '#shared/texts/serverText.ts'
import { byName } from '#shared/texts/byName.ts'
import { AccessDialog } from './AccessDialog.tsx'
import './accessTexts.ts'
import { ComparedTree } from './ComparedTree.tsx'
import { ownApplications } from './roleNodes.ts'
import { useGrants } from './useGrants.ts'

type CompareRolesDialogProps = {
  role: Role
  /** The other one; chosen in the dialog where it is absent. */
  other?: Role | undefined
  onClose: () => void
}

const everyRole = { headers: {}, isQuiet: true } as const

/** What two roles give: both of them, or only one, application by application. */
export function CompareRolesDialog({ role, other, onClose }: CompareRolesDialogProps): ReactElement {
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
    <AccessDialog
      title={t('compare.title')}
      about={nameOf(role)}
      onClose={onClose}
      asked={[roles, first, second, ...asked]}
      limits={t('compare.limits')}
    >
      <ChoiceSelect
        label={t('compare.with')}
        placeholder={t('compare.choose')}
        options={[...choices].sort(byName).map((one) => ({ value: String(one.id), label: nameOf(one) }))}
        value={otherId === 0 ? '' : String(otherId)}
        onChange={(id) => setOtherId(Number(id))}
      />
      {chosen && secondOwn && (
        <ComparedTree
          key={otherId}
          sides={[
            {
              role: { id: role.id, name: nameOf(role) },
              own: ownApplications(first.data ?? [], applications),
            },
            {
              role: { id: otherId, name: nameOf(chosen) },
              own: ownApplications(secondOwn, applications),
            },
          ]}
          places={places}
          facts={facts}
        />
      )}
    </AccessDialog>
  )
}

function useOwn(id: number) {
  return privilegesApi.useListApplicationsOfRoleQuery(
    { rol: String(id), isQuiet: true },
    { skip: id === 0, refetchOnMountOrArgChange: true },
  )
}

function nameOf({ id, name }: Role): string {
  return serverText(name) ?? String(id)
}
