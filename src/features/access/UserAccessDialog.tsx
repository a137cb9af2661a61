import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { rolesApi } from '#features/roles/api.ts'
import { placesBelow } from './accessNode.ts'
import { AccessDialog } from './AccessDialog.tsx'
import './accessTexts.ts'
import { SearchedTree } from './SearchedTree.tsx'
import { useGrants } from './useGrants.ts'
import { userNodes } from './userNodes.ts'

type UserAccessDialogProps = {
  id: number
  name: string
  onClose: () => void
}

/** From application to role to privilege to menu item: why a user may do what they may. */
export function UserAccessDialog({ id, name, onClose }: UserAccessDialogProps): ReactElement {
  const { t } = useTranslation('access')
  const roles = rolesApi.useListRolesQuery(
    { headers: { user: String(id) }, isQuiet: true },
    { refetchOnMountOrArgChange: true },
  )
  const { applications, places, facts, asked } = useGrants()
  const nodes = useMemo(
    () => userNodes(roles.data ?? [], applications, places.known, facts),
    [roles.data, applications, places.known, facts],
  )
  return (
    <AccessDialog
      title={t('user.title')}
      about={name}
      onClose={onClose}
      asked={[roles, ...asked]}
      limits={t('user.limits')}
    >
      <SearchedTree
        nodes={nodes}
        label={t('user.search')}
        none={t('user.none')}
        reads={places}
        onRead={(node) => places.read(placesBelow([node]))}
        onReadAll={() => places.read(placesBelow(nodes))}
      />
    </AccessDialog>
  )
}
