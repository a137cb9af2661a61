import { useCallback, useId, useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '#contracts/roles.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { useLatest } from '#shared/lib/useLatest.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ApplicationIcon } from '#themes/ApplicationIcon.tsx'
import { TableSkeleton } from '../TableSkeleton.tsx'
import type { RoleApplication } from './roleApplications.ts'
import { areAllAssigned, listedRoles, withAssigned, type RoleChanges } from './roleChanges.ts'
import { RolesTable } from './RolesTable.tsx'

type RolesPanelProps = {
  application: RoleApplication
  /** Undefined while they are not there. */
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
  const listed = useMemo(() => roles && listedRoles(roles), [roles])
  const latest = useLatest({ changes, onChange })
  const assign = useCallback(
    (chosen: readonly Role[], assigned: boolean) => {
      const { changes, onChange } = latest.current
      const next = withAssigned(chosen, changes, assigned)
      // A second click may come before the first one is rendered.
      latest.current = { changes: next, onChange }
      onChange(next)
    },
    [latest],
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
            checked={listed !== undefined && areAllAssigned(listed, changes)}
            disabled={isReadOnly || !listed || listed.length === 0}
            onChange={(event) => listed && assign(listed, event.target.checked)}
          />
        </label>
      </header>
      {listed && (
        <RolesTable {...{ headingId, roles: listed, titles, changes, isReadOnly, onAssign: assign }} />
      )}
      {!listed && error && <FailureNotice error={error} onRetry={onRetry} />}
      {!listed && !error && <TableSkeleton label={t('loadingRoles')} rows={8} />}
    </section>
  )
}
