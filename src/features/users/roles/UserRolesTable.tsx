import { useDeferredValue, useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import type { RolesDraft } from './roleApplications.ts'
import { nameEnds } from './nameEnds.ts'
import { isAssigned } from './roleChanges.ts'
import { roleName, UserRoleRow } from './UserRoleRow.tsx'

type UserRolesTableProps = RolesDraft & {
  headingId: string
  roles: readonly Role[]
  /** Those of the application, which a search has left some of. */
  all: readonly Role[]
  onAssign: (role: Role, assigned: boolean) => void
}

/** More rows than fit; the rest follows as soon as these are there. */
const firstRows = 20

export function UserRolesTable(props: UserRolesTableProps): ReactElement {
  const { headingId, application, roles, all, titles, changes, isReadOnly, onAssign } = props
  const { t } = useTranslation(['userTabs', 'list'])
  const assignedText = t('assigned')
  const shown = useDeferredValue(roles, roles.slice(0, firstRows))
  const ends = useMemo(() => nameEnds(all.map(roleName)), [all])
  return (
    <div
      className="tab-frame tab-table tab-scroll panel rings-inside"
      tabIndex={0}
      role="group"
      aria-labelledby={headingId}
    >
      <table aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">{t('role')}</th>
            <th scope="col" className="roles-shared muted small">
              {t('sharedWith')}
            </th>
            <th scope="col" className="box-column">
              {assignedText}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((role) => (
            <UserRoleRow
              key={role.id}
              role={role}
              application={application.name}
              titles={titles}
              end={ends.get(roleName(role))}
              assigned={isAssigned(role, changes)}
              isChanged={changes.has(role.name)}
              isReadOnly={isReadOnly}
              assignedText={assignedText}
              onAssign={onAssign}
            />
          ))}
          {roles.length === 0 && (
            <tr>
              <td colSpan={3} className="tab-empty">
                {t('list:noResults')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
