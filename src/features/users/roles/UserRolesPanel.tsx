import { useCallback, useId, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '#contracts/roles.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ApplicationIcon } from '#themes/ApplicationIcon.tsx'
import { TableSkeleton } from '#shared/cards/TableSkeleton.tsx'
import { useDraftEdit } from '#shared/cards/useDraftEdit.ts'
import { AssignAllSwitch } from './AssignAllSwitch.tsx'
import { titlesElsewhere, type RoleApplication } from './roleApplications.ts'
import { isAssigned, withAssigned, type RoleChanges } from './roleChanges.ts'
import { reachText } from './roleReach.ts'
import { UserRolesTable } from './UserRolesTable.tsx'

type UserRolesPanelProps = {
  application: RoleApplication
  /** Those to choose from; undefined while they are not there. */
  roles: readonly Role[] | undefined
  error: ApiError | undefined
  onRetry: () => void
  titles: ReadonlyMap<string, string>
  changes: RoleChanges
  onChange: (changes: RoleChanges) => void
  isReadOnly: boolean
}

/** The roles of one application. What is ticked here is ticked among the roles of this one, whatever loads meanwhile. */
export function UserRolesPanel(props: UserRolesPanelProps): ReactElement {
  const { application, roles, error, onRetry, titles, changes, onChange, isReadOnly } = props
  const { t } = useTranslation('userTabs')
  const headingId = useId()
  const edit = useDraftEdit(changes, onChange)
  const assign = useCallback(
    (chosen: readonly Role[], assigned: boolean) => edit((draft) => withAssigned(chosen, draft, assigned)),
    [edit],
  )
  const [last, setLast] = useState<Role | null>(null)
  const assignOne = useCallback(
    (role: Role, assigned: boolean) => {
      setLast(role)
      assign([role], assigned)
    },
    [assign],
  )

  /** Read out after a tick; the row shows the same. */
  function lastReach(): string | null {
    if (!last || !changes.has(last.name)) return null
    const reach = reachText(titlesElsewhere([last], titles, application.name), isAssigned(last, changes))
    return reach && `${serverText(last.name)}: ${reach}`
  }

  return (
    <section className="app-panel" aria-labelledby={headingId}>
      <header className="app-panel-heading">
        <ApplicationIcon name={application.name} title={application.title} />
        <div>
          <h2 id={headingId}>
            <bdi>{serverText(application.title) ?? application.name}</bdi>
          </h2>
          <p>{t('rolesHeld', application)}</p>
        </div>
        <AssignAllSwitch
          application={application}
          roles={roles}
          titles={titles}
          changes={changes}
          isReadOnly={isReadOnly}
          onAssign={assign}
        />
      </header>
      <p role="status" className="sr-only">
        {lastReach()}
      </p>
      {roles && (
        <UserRolesTable
          headingId={headingId}
          application={application.name}
          roles={roles}
          titles={titles}
          changes={changes}
          isReadOnly={isReadOnly}
          onAssign={assignOne}
        />
      )}
      {!roles && error && <FailureNotice error={error} onRetry={onRetry} />}
      {!roles && !error && <TableSkeleton label={t('loadingRoles')} />}
    </section>
  )
}
