import { useId, useMemo, useState, type ComponentProps, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#shared/cards/Card.tsx'
import { useCard } from '#shared/cards/useCard.ts'
import { useCardDraft } from '#shared/cards/useCardDraft.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { privilegesApi } from '../api.ts'
import { PrivilegeDependents } from '../dependents/PrivilegeDependents.tsx'
import { isTaken, privilegeCardForm, toForm } from '../form.ts'
import { privilegeAddress, privilegesListPath } from '../paths.ts'
import type { StoredPrivilege } from '../readPrivilege.ts'
import '../privilegeCardTexts.ts'
import './privilegeCard.css'
import { ApplicationsField } from './ApplicationsField.tsx'
import { PrivilegeFields } from './PrivilegeFields.tsx'
import { applicationsAfter, changesTo, noPrivilegeChanges } from './privilegeParts.ts'
import { useApplicationOptions } from './useApplicationOptions.ts'
import { usePrivilegeSave } from './usePrivilegeSave.tsx'

type PrivilegeCardProps = {
  /** Null for a new one. */
  privilege: StoredPrivilege | null
  /** What is known of its applications. */
  applications: Parameters<typeof useApplicationOptions>[0]
}

/** The card of a privilege: one form, one save (PRV-07 to PRV-10, PRV-15 to PRV-26). */
export function PrivilegeCard({ privilege, applications }: PrivilegeCardProps): ReactElement {
  const { t } = useTranslation('privilegeCard')
  const { title: product } = useTheme()
  const applicationsId = useId()
  const id = privilege?.id ?? 0
  const all = privilegesApi.useListPrivilegesQuery().data ?? []
  const loaded = useMemo(() => privilege && toForm(privilege), [privilege])
  const draft = useCardDraft({ kind: privilegeCardForm, loaded, noChanges: noPrivilegeChanges })
  const options = useApplicationOptions(applications)
  const [isRefused, setRefused] = useState(false)
  const { form } = draft

  const stored = privilege?.application ?? []
  const names = applicationsAfter(stored, draft.sets.applications)
  const choosable = new Set(options.list.map(({ value }) => value))
  const lacksApplication = names.length === 0
  const nameIsTaken = id === 0 && isTaken(form.watch('name'), all)

  function refuseApplications(): void {
    setRefused(true)
    document.getElementById(applicationsId)?.focus()
  }

  async function check(): Promise<boolean> {
    await form.trigger()
    const broken = (['name', 'description'] as const).find((field) => form.getFieldState(field).error)
    const first = broken ?? (nameIsTaken ? 'name' : null)
    if (lacksApplication) setRefused(true)
    if (first) form.setFocus(first)
    else if (lacksApplication) refuseApplications()
    return first === null && !lacksApplication
  }

  const saving = usePrivilegeSave({
    privilege,
    draft,
    titleOf: (name) => options.list.find(({ value }) => value === name)?.label ?? name,
    check,
    refuseApplications,
  })
  const card = useCard({
    id,
    tab: 'datos',
    address: privilegeAddress,
    listPath: privilegesListPath,
    draft,
    saving,
    checkTab: () => Promise.resolve(true),
  })
  const field: ComponentProps<typeof ApplicationsField> = {
    id: applicationsId,
    options,
    values: names.filter((name) => choosable.has(name)),
    isReadOnly: card.bar.mode === 'view',
    isLacking: isRefused && lacksApplication,
    onChange: (chosen) =>
      !saving.isWorking && draft.change('applications', changesTo(stored, chosen, choosable)),
  }

  return (
    <Card
      title={t(`titles.${card.bar.mode}`)}
      product={product}
      record={privilege ? { name: privilege.name } : undefined}
      card={card}
      saving={saving}
      leaveTitle={t('unsaved')}
    >
      <PrivilegeFields
        form={form}
        mode={card.bar.mode}
        isLocked={saving.isWorking}
        isTaken={nameIsTaken}
        onSubmit={card.submit}
      >
        <ApplicationsField {...field} />
      </PrivilegeFields>
      {privilege && card.bar.mode === 'view' && (
        <section className="privilege-use">
          <h2>{t('use')}</h2>
          <PrivilegeDependents privilege={privilege} />
        </section>
      )}
    </Card>
  )
}
