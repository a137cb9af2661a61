import {
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useState,
  type ComponentProps,
  type ReactElement,
} from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { ApplicationPanel } from '#shared/cards/ApplicationPanel.tsx'
import { TableSkeleton } from '#shared/cards/TableSkeleton.tsx'
import { useDraftEdit } from '#shared/cards/useDraftEdit.ts'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { foldText } from '#shared/texts/foldText.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { ApplicationIcon } from '#themes/ApplicationIcon.tsx'
import { AssignAllSwitch } from './AssignAllSwitch.tsx'
import { titlesElsewhere, type RolesDraft } from './roleApplications.ts'
import { isAssigned, withAssigned, type RoleChanges } from './roleChanges.ts'
import { reachText } from './roleReach.ts'
import { UserRolesTable } from './UserRolesTable.tsx'

type UserRolesPanelProps = RolesDraft & {
  /** Those to choose from; undefined while they are not there. */
  roles: readonly Role[] | undefined
  answers: ComponentProps<typeof LoadState>['answers']
  onChange: (changes: RoleChanges) => void
}

/** So many rows are found without a search. */
const fewRoles = 10

/** The roles of one application. What is ticked here is ticked among the roles of this one, whatever loads meanwhile. */
export function UserRolesPanel({ roles, answers, onChange, ...draft }: UserRolesPanelProps): ReactElement {
  const { application, titles, changes } = draft
  const { t } = useTranslation('userTabs')
  const headingId = useId()
  const edit = useDraftEdit(changes, onChange)
  const assign = useCallback(
    (chosen: readonly Role[], assigned: boolean) => edit((before) => withAssigned(chosen, before, assigned)),
    [edit],
  )
  const [typed, setTyped] = useState('')
  const searched = foldText(useDeferredValue(typed).trim())
  const found = useMemo(
    () => roles?.filter(({ name }) => foldText(name).includes(searched)) ?? [],
    [roles, searched],
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
    <ApplicationPanel
      application={application}
      icon={<ApplicationIcon name={application.name} title={application.title} />}
      headingId={headingId}
      count={t('rolesHeld', application)}
      control={<AssignAllSwitch {...draft} roles={roles} onAssign={assign} />}
    >
      <p role="status" className="sr-only">
        {lastReach()}
      </p>
      {roles ? (
        <>
          {roles.length > fewRoles && <SearchBox label={t('searchRole')} typed={typed} onType={setTyped} />}
          <UserRolesTable
            // From the top again.
            key={searched}
            {...draft}
            headingId={headingId}
            roles={found}
            all={roles}
            onAssign={assignOne}
          />
        </>
      ) : (
        <LoadState answers={answers}>
          <TableSkeleton label={t('loadingRoles')} />
        </LoadState>
      )}
    </ApplicationPanel>
  )
}
