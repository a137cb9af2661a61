import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { Switch } from '#shared/ui/Switch.tsx'
import { titlesElsewhere, type RoleApplication } from './roleApplications.ts'
import { areAllAssigned, isAssigned, type RoleChanges } from './roleChanges.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'

type AssignAllSwitchProps = {
  application: RoleApplication
  /** Empty while they load. */
  roles: readonly Role[]
  /** Titles of the offered applications, by name and by title. */
  titles: ReadonlyMap<string, string>
  changes: RoleChanges
  isReadOnly: boolean
  onAssign: (roles: readonly Role[], assigned: boolean) => void
}

/** Assigns or removes all roles of an application; asks first if other applications change. */
export function AssignAllSwitch(props: AssignAllSwitchProps): ReactElement {
  const { application, roles, titles, changes, isReadOnly, onAssign } = props
  const { t } = useTranslation('userTabs')
  const [question, setQuestion] = useState<{ turnsOn: boolean; others: readonly string[] } | null>(null)

  function switchAll(turnsOn: boolean): void {
    const changing = roles.filter((role) => isAssigned(role, changes) !== turnsOn)
    const others = titlesElsewhere(changing, titles, application.name)
    if (others.length === 0) onAssign(roles, turnsOn)
    else setQuestion({ turnsOn, others })
  }

  return (
    <>
      <Switch
        label={t('assignAll')}
        checked={areAllAssigned(roles, changes)}
        disabled={isReadOnly || roles.length === 0}
        onChange={(event) => switchAll(event.target.checked)}
      />
      {question && (
        <ConfirmDialog
          title={t(question.turnsOn ? 'askAssignAll' : 'askTakeAll', {
            application: serverText(application.title) ?? application.name,
          })}
          acceptLabel={t(question.turnsOn ? 'assign' : 'take')}
          onCancel={() => setQuestion(null)}
          onAccept={() => {
            setQuestion(null)
            onAssign(roles, question.turnsOn)
          }}
        >
          {t('changesElsewhere')} <bdi translate="no">{namesInWords(question.others)}</bdi>
        </ConfirmDialog>
      )}
    </>
  )
}
