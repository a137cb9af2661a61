import type { Translate } from '#shared/texts/Translate.ts'
import { useId, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Card } from '#shared/cards/Card.tsx'
import type { CardRecord } from '#shared/cards/CardHeading.tsx'
import { changesTo, membersAfter } from '#shared/cards/cardParts.ts'
import { useCard, useShowField } from '#shared/cards/useCard.ts'
import { useCardDraft } from '#shared/cards/useCardDraft.ts'
import { useUniqueName } from '#shared/cards/uniqueName.ts'
import { OptionsField } from '#shared/fields/OptionsField.tsx'
import { stateOf } from '#shared/list/stateText.ts'
import '#shared/list/listTexts.ts'
import { privilegesApi } from '../api.ts'
import { privilegeCardForm, toForm } from '../form.ts'
import { nameOf } from '../list/privilegeList.ts'
import { privilegeAddress } from '../paths.ts'
import type { StoredPrivilege } from '../readPrivilege.ts'
import { PrivilegeDetails } from './PrivilegeDetails.tsx'
import { PrivilegeFields } from './PrivilegeFields.tsx'
import { noPrivilegeChanges } from './privilegeParts.ts'
import { useApplicationOptions } from './useApplicationOptions.ts'
import { useCardActions } from './useCardActions.tsx'
import { usePrivilegeCopy } from './usePrivilegeCopy.tsx'
import { usePrivilegeSave } from './usePrivilegeSave.tsx'

type PrivilegeCardProps = {
  /** Null for a new one. */
  privilege: StoredPrivilege | null
  /** What a new one begins as. */
  copied?: StoredPrivilege | undefined
}

/** The card of a privilege: one form, one save (PRV-07 to PRV-10, PRV-15 to PRV-26). */
export function PrivilegeCard({ privilege, copied }: PrivilegeCardProps): ReactElement {
  const { t } = useTranslation(['privilegeCard', 'list'])
  const applicationsId = useId()
  const id = privilege?.id ?? 0
  const all = privilegesApi.useListPrivilegesQuery({}).data ?? []
  const loaded = useMemo(() => privilege && toForm(privilege), [privilege])
  const draft = useCardDraft({ kind: privilegeCardForm, loaded, noChanges: noPrivilegeChanges })
  const options = useApplicationOptions(id)
  const [isRefused, setRefused] = useState(false)
  const { form } = draft
  const copyNote = usePrivilegeCopy({ copied, draft, options, all })
  const { showField, checkFields } = useShowField({ id, address: privilegeAddress, form })
  const name = useUniqueName({ id, form, all, isFixed: id !== 0, showField })

  const stored = privilege?.application ?? []
  const names = membersAfter(stored, draft.sets.applications)
  const choosable = new Set(options.list.map(({ value }) => value))
  const lacksApplication = names.length === 0

  function refuseApplications(): void {
    setRefused(true)
    document.getElementById(applicationsId)?.focus()
  }

  async function check(): Promise<boolean> {
    if (lacksApplication) setRefused(true)
    if (!(await checkFields(['name', 'description'])) || !name.check()) return false
    if (lacksApplication) refuseApplications()
    return !lacksApplication
  }

  const saving = usePrivilegeSave({
    privilege,
    draft,
    name,
    titleOf: (name) => options.list.find(({ value }) => value === name)?.label ?? name,
    check,
    refuseApplications,
  })
  const card = useCard({ id, address: privilegeAddress, draft, saving })
  const { actions, dialog } = useCardActions(privilege)
  const titles = options.list.filter(({ value }) => names.includes(value)).map(({ label }) => label)

  return (
    <>
      <Card
        title={t(`privilegeCard:titles.${card.bar.mode}`)}
        record={privilege ? recordOf(privilege, t) : undefined}
        actions={actions}
        card={card}
        saving={saving}
        leaveTitle={t('privilegeCard:unsaved')}
      >
        {copyNote}
        {privilege && !draft.base ? (
          <PrivilegeDetails privilege={privilege} applications={titles} />
        ) : (
          <PrivilegeFields
            form={form}
            isNew={id === 0}
            isReadOnly={card.isReadOnly}
            isTaken={name.isTaken}
            onSubmit={card.submit}
          >
            <OptionsField
              id={applicationsId}
              options={options}
              values={names.filter((name) => choosable.has(name))}
              label={t('privilegeCard:fields.applications')}
              error={
                isRefused && lacksApplication ? t('privilegeCard:problems.applicationRequired') : undefined
              }
              onChange={(chosen) =>
                !saving.isWorking && draft.change('applications', changesTo(stored, chosen, choosable))
              }
            />
          </PrivilegeFields>
        )}
      </Card>
      {dialog}
    </>
  )
}

function recordOf(privilege: StoredPrivilege, t: Translate<['privilegeCard', 'list']>): CardRecord {
  return {
    name: nameOf(privilege),
    state: stateOf(privilege.idstate, t),
  }
}
