import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { AccessDialog } from './AccessDialog.tsx'
import './texts.ts'
import { ownApplications, roleNameOf } from './roleNodes.ts'
import { Switch } from '#shared/ui/Switch.tsx'
import { placesBelow } from './accessNode.ts'
import { comparedNodes, onlyDifferent, type Side } from './compared.ts'
import type { Facts } from './grants.ts'
import { SearchedTree } from './SearchedTree.tsx'
import { useGrants, type Grants } from './useGrants.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { ChoiceSelect } from '#shared/fields/ChoiceSelect.tsx'
import { byName } from '#shared/texts/byName.ts'
import { AccessPanel } from './AccessPanel.tsx'

const everyRole = { headers: {}, isBackground: true } as const

type CompareRolesDialogProps = {
  role: Role
  /** Second role; chosen in the dialog if absent. */
  other?: Role | undefined
  onClose: () => void
}

/** Compares two roles of the list: what both give by application, or only one of them. */
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
    <AccessDialog title={t('compare.title')} about={roleNameOf(role)} onClose={onClose}>
      <AccessPanel asked={[roles, first, second, ...asked]} limits={t('compare.limits')}>
        <ChoiceSelect
          label={t('compare.with')}
          placeholder={t('compare.choose')}
          options={[...choices]
            .sort(byName)
            .map((one) => ({ value: String(one.id), label: roleNameOf(one) }))}
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
    </AccessDialog>
  )
}

function useOwn(id: number) {
  return privilegesApi.useListApplicationsOfRoleQuery(
    { rol: String(id), isBackground: true },
    { skip: id === 0, refetchOnMountOrArgChange: true },
  )
}

type ComparedTreeProps = { sides: readonly [Side, Side]; places: Grants['places']; facts: Facts }

/** Comparison tree, which needs everything that both roles give. */
function ComparedTree({ sides, places, facts }: ComparedTreeProps): ReactElement {
  const { t } = useTranslation('access')
  const [isShort, setShort] = useState(false)
  const nodes = useMemo(
    () =>
      comparedNodes(sides, places.known, facts, {
        both: t('compare.both'),
        only: (name) => t('compare.only', { name }),
        notIn: (name) => t('compare.notIn', { name }),
        counts: (both, first, second) => t('compare.counts', { both, first, second }),
      }),
    [sides, places.known, facts, t],
  )
  const readAll = useEffectEvent(() => places.read(placesBelow(nodes)))
  useEffect(() => readAll(), [])
  return (
    <>
      <Switch
        label={t('compare.differences')}
        checked={isShort}
        onChange={(event) => setShort(event.target.checked)}
      />
      <SearchedTree
        nodes={isShort ? onlyDifferent(nodes) : nodes}
        label={t('compare.search')}
        none={t(isShort && nodes.length > 0 ? 'compare.same' : 'compare.none')}
        reads={places}
        onRead={(node) => places.read(placesBelow([node]))}
        onReadAll={() => places.read(placesBelow(nodes))}
      />
    </>
  )
}
