import { useId, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Application } from '#contracts/applications.ts'
import type { Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { offeredTitles } from '#shared/records/applications.ts'
import { ApplicationPanel } from '#shared/cards/ApplicationPanel.tsx'
import { ApplicationRadios } from '#shared/cards/ApplicationRadios.tsx'
import { TableSkeleton } from '#shared/cards/TableSkeleton.tsx'
import { TabState } from '#shared/cards/TabState.tsx'
import { useDraftEdit } from '#shared/cards/useDraftEdit.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { ApplicationIcon } from '#themes/ApplicationIcon.tsx'
import { rolesOf } from '../card/readUser.ts'
import { AssignAllSwitch } from './AssignAllSwitch.tsx'
import {
  roleApplications,
  rolePlaces,
  titlesElsewhere,
  withDraft,
  type HeldRoles,
} from './roleApplications.ts'
import { isAssigned, withAssigned, type RoleChanges } from './roleChanges.ts'
import { RoleList } from './RoleList.tsx'
import { reachText, roleLines } from './roleLines.ts'

type UserRolesTabProps = {
  /** Null for a new user. */
  userId: number | null
  changes: RoleChanges
  onChange: (changes: RoleChanges) => void
  isReadOnly: boolean
  /** Why the card cannot be saved, as text. */
  problem?: string | undefined
}

/** The roles of a user, by application; the card owns the draft. */
export function UserRolesTab({ userId, ...tab }: UserRolesTabProps): ReactElement {
  const { t } = useTranslation('userTabs')
  const applications = applicationsApi.useListApplicationsQuery()
  const held = applicationsApi.useCountRolesByUserQuery(
    { headers: { user: String(userId) } },
    { skip: userId === null },
  )
  const heldRoles = userId === null ? null : held.currentData
  if (applications.data && heldRoles !== undefined) {
    return <ChosenRoles {...tab} userId={userId} applications={applications.data} heldRoles={heldRoles} />
  }
  return (
    <LoadState answers={[applications, held]}>
      <TableSkeleton label={t('loadingRoles')} />
    </LoadState>
  )
}

type ChosenRolesProps = UserRolesTabProps & {
  applications: readonly Application[]
  heldRoles: readonly HeldRoles[] | null
}

function ChosenRoles(props: ChosenRolesProps): ReactElement {
  const { userId, changes, onChange, isReadOnly, problem, applications, heldRoles } = props
  const { t } = useTranslation(['userTabs', 'list'])
  const headingId = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const offered = useMemo(() => roleApplications(applications, heldRoles), [applications, heldRoles])
  const titles = useMemo(() => offeredTitles(offered), [offered])
  const selected = offered.find(({ name }) => name === chosen) ?? offered[0]
  const name = selected?.name ?? ''

  const { headers } = rolesOf(userId ?? 0)
  const listed = rolesApi.useListRolesQuery(
    { headers: { ...headers, application: selected?.name } },
    { skip: selected === undefined },
  )
  const roles = listed.currentData
  const lines = useMemo(() => roles && roleLines(roles, titles, name), [roles, titles, name])
  const active = useMemo(() => lines?.map(({ role }) => role), [lines])
  // The roles of all applications tell where else a change applies; the card also needs them to save.
  const every = rolesApi.useListRolesQuery({ headers }, { skip: changes.size === 0 })
  const places = useMemo(
    () => rolePlaces(every.data ?? [], { application: name, roles: active ?? [] }),
    [every.data, active, name],
  )
  const edit = useDraftEdit(changes, onChange)
  // A tick applies to the roles of the application on screen, even while another one loads.
  const assign = (given: readonly Role[], assigned: boolean): void =>
    edit((before) => withAssigned(given, before, assigned))

  if (!selected) return <p className="tab-none">{t('list:noResults')}</p>
  const counted = offered.map((application) =>
    application === selected && active
      ? {
          ...application,
          held: active.filter((role) => isAssigned(role, changes)).length,
          offered: active.length,
        }
      : withDraft(application, places, changes),
  )
  const shown = counted.find((application) => application.name === name)!
  return (
    <div className="tab-body stack gap-3">
      <TabState
        problem={problem}
        unsaved={changes.size > 0 ? t('rolesUnsaved', { count: changes.size }) : undefined}
      />
      <div className="app-panels roles">
        <ApplicationRadios
          legend={t('applications')}
          applications={counted}
          selected={name}
          onSelect={(application) => {
            setChosen(application)
            setTyped('')
          }}
          countText={(application) => t('heldOfOffered', application)}
          hasNone={({ held }) => held === 0}
        />
        <ApplicationPanel
          application={shown}
          icon={<ApplicationIcon name={name} title={shown.title} />}
          headingId={headingId}
          count={t('rolesHeld', shown)}
          control={
            <AssignAllSwitch
              application={shown}
              roles={active ?? []}
              titles={titles}
              changes={changes}
              isReadOnly={isReadOnly}
              onAssign={assign}
            />
          }
        >
          {lines ? (
            <RoleList
              key={name}
              headingId={headingId}
              lines={lines}
              changes={changes}
              onAssign={(role, assigned) => assign([role], assigned)}
              typed={typed}
              onType={setTyped}
              isReadOnly={isReadOnly}
              noteOf={({ role }, assigned, isChanged) =>
                isChanged ? reachText(titlesElsewhere([role], titles, name), assigned) : null
              }
            />
          ) : (
            <LoadState answers={[listed]}>
              <TableSkeleton label={t('loadingRoles')} />
            </LoadState>
          )}
        </ApplicationPanel>
      </div>
    </div>
  )
}
