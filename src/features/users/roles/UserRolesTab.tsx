import { useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Application } from '#contracts/applications.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { offeredTitles } from '#shared/records/applications.ts'
import { ApplicationRadios } from '#shared/cards/ApplicationRadios.tsx'
import { TableSkeleton } from '#shared/cards/TableSkeleton.tsx'
import { TabState } from '#shared/cards/TabState.tsx'
import { LoadState } from '#shared/ui/LoadState.tsx'
import '#shared/list/listTexts.ts'
import { rolesOf } from '../card/readUser.ts'
import '../userTabsTexts.ts'
import { roleApplications, rolePlaces, withDraft, type HeldRoles } from './roleApplications.ts'
import { heldFirst, isAssigned, listedRoles, type RoleChanges } from './roleChanges.ts'
import { UserRolesPanel } from './UserRolesPanel.tsx'
import './userRoles.css'

type UserRolesTabProps = {
  /** Null for somebody who does not exist yet. */
  userId: number | null
  changes: RoleChanges
  onChange: (changes: RoleChanges) => void
  isReadOnly: boolean
  /** What keeps the card from being saved, as text. */
  problem?: string | undefined
}

/** Which roles a user has, application by application; the draft is the card's. */
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
  const [chosen, setChosen] = useState<string | null>(null)
  const offered = useMemo(() => roleApplications(applications, heldRoles), [applications, heldRoles])
  const titles = useMemo(() => offeredTitles(offered), [offered])
  const selected = offered.find(({ name }) => name === chosen) ?? offered[0]

  const { headers } = rolesOf(userId ?? 0)
  const listed = rolesApi.useListRolesQuery(
    { headers: { ...headers, application: selected?.name } },
    { skip: selected === undefined },
  )
  const roles = useMemo(
    () => listed.currentData && heldFirst(listedRoles(listed.currentData)),
    [listed.currentData],
  )
  // The roles of all applications say where else a change counts; the card needs them as well, to save.
  const every = rolesApi.useListRolesQuery({ headers }, { skip: changes.size === 0 })
  const places = useMemo(
    () => rolePlaces(every.data ?? [], { application: selected?.name ?? '', roles: roles ?? [] }),
    [every.data, roles, selected?.name],
  )

  if (!selected) return <p className="tab-none">{t('list:noResults')}</p>
  const counted = offered.map((application) =>
    application === selected && roles
      ? {
          ...application,
          held: roles.filter((role) => isAssigned(role, changes)).length,
          offered: roles.length,
        }
      : withDraft(application, places, changes),
  )
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
          selected={selected.name}
          onSelect={setChosen}
          countText={(application) => t('heldOfOffered', application)}
          hasNone={({ held }) => held === 0}
        />
        <UserRolesPanel
          key={selected.name}
          application={counted.find(({ name }) => name === selected.name)!}
          roles={roles}
          answers={[listed]}
          titles={titles}
          changes={changes}
          onChange={onChange}
          isReadOnly={isReadOnly}
        />
      </div>
    </div>
  )
}
