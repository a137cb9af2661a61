import { useCallback, useId, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '#contracts/roles.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ApplicationIcon } from '#themes/ApplicationIcon.tsx'
import { TableSkeleton } from '../TableSkeleton.tsx'
import { useDraft } from '../useDraft.ts'
import type { RoleApplication } from './roleApplications.ts'
import { areAllAssigned, withAssigned, type RoleChanges } from './roleChanges.ts'
import { RolesTable } from './RolesTable.tsx'

type RolesPanelProps = {
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
export function RolesPanel(props: RolesPanelProps): ReactElement {
  const { application, roles, error, onRetry, titles, changes, onChange, isReadOnly } = props
  const { t } = useTranslation('userTabs')
  const headingId = useId()
  const edit = useDraft(changes, onChange)
  const assign = useCallback(
    (chosen: readonly Role[], assigned: boolean) => edit((draft) => withAssigned(chosen, draft, assigned)),
    [edit],
  )
  return (
    <section className="roles-panel" aria-labelledby={headingId}>
      <header className="roles-heading">
        <ApplicationIcon name={application.name} title={application.title} />
        <div>
          <h2 id={headingId}>
            <bdi>{serverText(application.title) ?? application.name}</bdi>
          </h2>
          <p>{t('rolesHeld', application)}</p>
        </div>
        <label className="switch">
          <span>{t('assignAll')}</span>
          <input
            type="checkbox"
            role="switch"
            checked={roles !== undefined && areAllAssigned(roles, changes)}
            disabled={isReadOnly || !roles || roles.length === 0}
            onChange={(event) => roles && assign(roles, event.target.checked)}
          />
        </label>
      </header>
      {roles && (
        <RolesTable
          headingId={headingId}
          application={application.name}
          roles={roles}
          titles={titles}
          changes={changes}
          isReadOnly={isReadOnly}
          onAssign={assign}
        />
      )}
      {!roles && error && <FailureNotice error={error} onRetry={onRetry} />}
      {!roles && !error && <TableSkeleton label={t('loadingRoles')} />}
    </section>
  )
}
