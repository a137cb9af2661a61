import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { AccessDialog } from './AccessDialog.tsx'
import './accessTexts.ts'
import { RoleComparison } from './RoleComparison.tsx'
import { roleNameOf } from './roleNodes.ts'

type CompareRolesDialogProps = {
  role: Role
  /** Second role; chosen in the dialog if absent. */
  other?: Role | undefined
  onClose: () => void
}

/** Compares two roles of the list. */
export function CompareRolesDialog({ role, other, onClose }: CompareRolesDialogProps): ReactElement {
  const { t } = useTranslation('access')
  return (
    <AccessDialog title={t('compare.title')} about={roleNameOf(role)} onClose={onClose}>
      <RoleComparison role={role} other={other} />
    </AccessDialog>
  )
}
