import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { AccessDialog } from './AccessDialog.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import { AccessTabs } from './AccessTabs.tsx'
import './accessTexts.ts'
import { PeopleWith } from './PeopleWith.tsx'
import { RoleComparison } from './RoleComparison.tsx'
import { roleNameOf } from './roleNodes.ts'
import { RoleGives } from './RoleGives.tsx'

type RoleAccessDialogProps = { role: Role; onClose: () => void }

/** What a role gives, who has it, and the comparison with another one. */
export function RoleAccessDialog({ role, onClose }: RoleAccessDialogProps): ReactElement {
  const { t } = useTranslation('access')
  const people = (
    <AccessPanel asked={[]}>
      <PeopleWith roles={[role.name]} />
    </AccessPanel>
  )
  return (
    <AccessDialog title={t('title')} about={roleNameOf(role)} onClose={onClose}>
      <AccessTabs
        tabs={[
          { id: 'gives', label: t('role.gives'), content: <RoleGives role={role} /> },
          { id: 'people', label: t('role.people'), content: people },
          { id: 'compare', label: t('role.compare'), content: <RoleComparison role={role} /> },
        ]}
      />
    </AccessDialog>
  )
}
