import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Application } from '#contracts/applications.ts'
import type { ApplicationOfRole } from '#contracts/privileges.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { ApplicationRadios } from '#shared/cards/ApplicationRadios.tsx'
import type { Members } from '#shared/cards/cardParts.ts'
import { TableSkeleton } from '#shared/cards/TableSkeleton.tsx'
import { TabState } from '#shared/cards/TabState.tsx'
import { useDraftEdit } from '#shared/cards/useDraftEdit.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { Switch } from '#shared/ui/Switch.tsx'
import '#shared/list/listTexts.ts'
import '../card/texts.ts'
import { PrivilegesPanel } from './PrivilegesPanel.tsx'
import { accessApplications, remainingVisible, withChanges, type AccessEdits } from './roleAccess.ts'
import { usePrivilegesOf } from './usePrivilegesOf.ts'
import './roleAccess.css'

type AccessTabProps = {
  /** 0 for a new role. */
  id: number
  edits: AccessEdits
  onChange: <Name extends keyof AccessEdits>(name: Name, changes: AccessEdits[Name]) => void
  isReadOnly: boolean
  /** Name of the open application; null before one is chosen. */
  chosen: string | null
  onChoose: (application: string) => void
  /** Text of the error that blocks the save. */
  problem?: string | undefined
}

/** Privileges of a role by application; the card owns the draft (ROL-29). */
export function AccessTab({ id, ...tab }: AccessTabProps): ReactElement {
  const { t } = useTranslation('roleCard')
  const applications = applicationsApi.useListApplicationsQuery()
  const own = privilegesApi.useListApplicationsOfRoleQuery({ rol: String(id) }, { skip: id === 0 })
  const ownRows = id === 0 ? none : own.currentData
  if (applications.data && ownRows)
    return <ChosenApplication {...tab} id={id} applications={applications.data} own={ownRows} />
  return (
    <LoadState answers={[applications, own]}>
      <TableSkeleton label={t('loadingPrivileges')} />
    </LoadState>
  )
}

const none: ApplicationOfRole[] = []

type ChosenApplicationProps = AccessTabProps & {
  applications: readonly Application[]
  own: readonly ApplicationOfRole[]
}

function ChosenApplication(props: ChosenApplicationProps): ReactElement {
  const { id, edits, onChange, isReadOnly, chosen, onChoose, problem, applications, own } = props
  const { t } = useTranslation(['roleCard', 'list'])
  const offered = useMemo(() => accessApplications(applications, own), [applications, own])
  const shown = useMemo(() => offered.map((one) => withChanges(one, edits)), [offered, edits])
  const selected = shown.find(({ name }) => name === chosen) ?? shown[0]
  const { privileges, answer } = usePrivilegesOf(id, selected)
  const editVisible = useDraftEdit(edits.visible, (changes) => onChange('visible', changes))

  function give(privileges: Members): void {
    onChange('privileges', privileges)
    const remaining = remainingVisible(offered, { ...edits, privileges })
    if (remaining.size < edits.visible.size) onChange('visible', remaining)
  }
  function show(name: string, isVisible: boolean): void {
    const stored = offered.find((one) => one.name === name)
    editVisible((changes) => {
      const next = new Map(changes)
      if (stored?.isVisible === isVisible) next.delete(name)
      else next.set(name, isVisible)
      return next
    })
  }

  if (!selected) return <p className="tab-none">{t('list:noResults')}</p>
  const count = edits.privileges.size + edits.visible.size
  return (
    <div className="tab-body stack gap-3">
      <TabState problem={problem} unsaved={count > 0 ? t('roleCard:unsavedChanges', { count }) : undefined} />
      <div className="app-panels role-access">
        <ApplicationRadios
          legend={t('applications')}
          applications={shown}
          selected={selected.name}
          onSelect={onChoose}
          countText={({ activeCount }) => t('given', { count: activeCount })}
          hasNone={({ activeCount }) => activeCount === 0}
          // Visibility of the role there, not of the application itself (ENT-20, G-41).
          aside={({ name, title, isOwn, isVisible }) =>
            isOwn && (
              <Switch
                label={t('visible')}
                aria-label={t('visibleIn', { name: serverText(title) ?? name })}
                checked={isVisible}
                disabled={isReadOnly}
                onChange={(event) => show(name, event.target.checked)}
              />
            )
          }
        />
        <PrivilegesPanel
          key={selected.name}
          application={selected}
          privileges={privileges}
          answers={[answer]}
          changes={edits.privileges}
          onChange={give}
          isReadOnly={isReadOnly}
        />
      </div>
    </div>
  )
}
