import { useEffect, useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Privilege } from '#contracts/privileges.ts'
import { rolesApi } from '#features/roles/api.ts'
import { isActive } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { AccessDialog } from './AccessDialog.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import './texts.ts'
import { candidatesFor, countGiving, giverNodes, givers, placesOfCandidates } from './givers.ts'
import { placeKey } from './grants.ts'
import { PeopleWith } from './PeopleWith.tsx'
import { SearchedTree } from './SearchedTree.tsx'
import { useGrants } from './useGrants.ts'

type PrivilegeAccessDialogProps = { privilege: Privilege; onClose: () => void }

const everyRole = { headers: {}, isBackground: true } as const

/** Who has a privilege: roles that give it, menu items that need it, and on a click the users. */
export function PrivilegeAccessDialog({ privilege, onClose }: PrivilegeAccessDialogProps): ReactElement {
  const { t } = useTranslation('access')
  const roles = rolesApi.useListRolesQuery(everyRole, { refetchOnMountOrArgChange: true })
  const { applications, places, facts, asked } = useGrants()
  const { known, read } = places
  const candidates = useMemo(
    () => candidatesFor(privilege, roles.data ?? [], applications),
    [privilege, roles.data, applications],
  )
  const toRead = useMemo(() => placesOfCandidates(candidates), [candidates])
  useEffect(() => read(toRead), [read, toRead])
  const giving = useMemo(() => givers(privilege.name, candidates, known), [privilege.name, candidates, known])
  const nodes = useMemo(() => giverNodes(giving, (count) => t('applications', { count })), [giving, t])
  const isIncomplete = toRead.some((place) => !known.has(placeKey(place)))
  const items = facts.items.get(privilege.name.toLowerCase()) ?? []
  function summary(): string | null {
    if (isIncomplete || !isActive(privilege.idstate)) return null
    return t('privilege.summary', {
      givers: t('privilege.givers', { count: countGiving(giving) }),
      items: t('privilege.asking', { count: items.length }),
    })
  }
  return (
    <AccessDialog
      title={t('title')}
      about={serverText(privilege.name) ?? String(privilege.id)}
      onClose={onClose}
    >
      <AccessPanel asked={[roles, ...asked]} summary={summary()} limits={t('privilege.limits')}>
        {!isActive(privilege.idstate) && <Notice kind="warning">{t('privilege.off')}</Notice>}
        <section className="stack gap-3" aria-label={t('privilege.roles')}>
          <h3>{t('privilege.roles')}</h3>
          <SearchedTree
            nodes={nodes}
            label={t('privilege.search')}
            none={t('privilege.none')}
            reads={places}
            isIncomplete={isIncomplete}
            onRead={() => read(toRead)}
            onReadAll={() => read(toRead)}
          />
        </section>
        <section className="stack gap-3" aria-label={t('privilege.items')}>
          <h3>{t('privilege.items')}</h3>
          {items.length === 0 ? (
            <p className="muted small">{t('privilege.noItems')}</p>
          ) : (
            <ul className="access-tree">
              {items.map((item) => (
                <li key={item}>
                  <bdi translate="no" className="access-name">
                    {item}
                  </bdi>
                </li>
              ))}
            </ul>
          )}
        </section>
        {!isIncomplete && giving.length > 0 && (
          <section className="stack gap-3" aria-label={t('privilege.people')}>
            <h3>{t('privilege.people')}</h3>
            <PeopleWith roles={giving.flatMap(({ role }) => (isActive(role.idstate) ? role.name : []))} />
          </section>
        )}
      </AccessPanel>
    </AccessDialog>
  )
}
