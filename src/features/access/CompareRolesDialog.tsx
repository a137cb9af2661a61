import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { AccessDialog } from './AccessDialog.tsx'
import './accessTexts.ts'
import { RoleComparison } from './RoleComparison.tsx'
import { roleNameOf } from './roleNodes.ts'

type CompareRolesDialogProps = {
  role: Role
  /** The other one; chosen in the dialog where it is absent. */
  other?: Role | undefined
  onClose: () => void
}

/** Two roles of the list beside each other. */
export function CompareRolesDialog({ role, other, onClose }: CompareRolesDialogProps): ReactElement {
  const { t } = useTranslation('access')
  return (
    <AccessDialog title={t('compare.title')} about={roleNameOf(role)} onClose={onClose}>
      <RoleComparison role={role} other={other} />
    </AccessDialog>
  )
}
