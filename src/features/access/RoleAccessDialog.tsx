import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { isActive } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { placesBelow } from './accessNode.ts'
import { AccessDialog } from './AccessDialog.tsx'
import './accessTexts.ts'
import { ownApplications, roleNodes } from './roleNodes.ts'
import { SearchedTree } from './SearchedTree.tsx'
import { useGrants } from './useGrants.ts'

type RoleAccessDialogProps = { role: Role; onClose: () => void }

/** What a role really gives: privileges and the menu items that they open, with what has no effect. */
export function RoleAccessDialog({ role, onClose }: RoleAccessDialogProps): ReactElement {
  const { t } = useTranslation('access')
  const own = privilegesApi.useListApplicationsOfRoleQuery(
    { rol: String(role.id), isQuiet: true },
    { refetchOnMountOrArgChange: true },
  )
  const { applications, places, facts, asked } = useGrants()
  const nodes = useMemo(
    () =>
      roleNodes(role.id, ownApplications(own.data ?? [], applications), places.known, facts, {
        given: (count) => t('role.given', { count }),
        hidden: t('role.hidden'),
        unseen: (count) => t('role.unseen', { count }),
      }),
    [role.id, own.data, applications, places.known, facts, t],
  )
  return (
    <AccessDialog
      title={t('role.title')}
      about={serverText(role.name) ?? String(role.id)}
      onClose={onClose}
      asked={[own, ...asked]}
      limits={t('role.limits')}
    >
      {!isActive(role.idstate) && <Notice kind="warning">{t('role.off')}</Notice>}
      <SearchedTree
        nodes={nodes}
        label={t('role.search')}
        none={t('role.none')}
        reads={places}
        onRead={(node) => places.read(placesBelow([node]))}
        onReadAll={() => places.read(placesBelow(nodes))}
      />
    </AccessDialog>
  )
}
