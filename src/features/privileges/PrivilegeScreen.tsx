import { useId, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardScreen, type RecordRead } from '#shared/cards/CardScreen.tsx'
import { NewCard } from '#shared/cards/copy/NewCard.tsx'
import { freshRows } from '#shared/list/freshRows.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import { Card } from '#shared/cards/Card.tsx'
import type { CardRecord } from '#shared/cards/CardHeading.tsx'
import { changesTo, membersAfter } from '#shared/cards/cardParts.ts'
import { useCard, useShowField } from '#shared/cards/useCard.ts'
import { useCardDraft } from '#shared/cards/useCardDraft.ts'
import { useUniqueName } from '#shared/cards/uniqueName.ts'
import { OptionsField } from '#shared/fields/OptionsField.tsx'
import { stateOf } from '#shared/list/stateText.ts'
import { privilegesApi } from './api.ts'
import { nameOf, privilegeAddress, withApplications, type PrivilegeWithApplications } from './rules.ts'
import { noPrivilegeChanges, privilegeCardForm, toForm } from './card/form.ts'
import { PrivilegeDetails, PrivilegeFields } from './card/PrivilegeFields.tsx'
import { useApplicationOptions, usePrivilegeCopy } from './card/usePrivilegeCopy.tsx'
import { useCardActions } from './card/useCardActions.tsx'
import { usePrivilegeSave } from './card/usePrivilegeSave.tsx'
import '#shared/list/listTexts.ts'
import './card/texts.ts'

export { PrivilegeScreen as Screen }

/** The card at /privileges/new and /privileges/:id. */
export function PrivilegeScreen(): ReactElement {
  const { t } = useTranslation('privilegeCard')
  const screenProps = {
    address: privilegeAddress,
    useRecord: usePrivilege,
    skeletonGroups: [3, 1, 2],
    texts: { notFound: t('notFound'), toList: t('toList') },
  }
  return (
    <CardScreen {...screenProps} title={() => t('titles.view')}>
      {(privilege, tab) =>
        privilege ? (
          <PrivilegeCard privilege={privilege} />
        ) : (
          <NewCard key="new" {...screenProps} tab={tab} title={() => t('titles.new')}>
            {(copied) => <PrivilegeCard privilege={null} copied={copied} />}
          </NewCard>
        )
      }
    </CardScreen>
  )
}

function usePrivilege(id: number): RecordRead<PrivilegeWithApplications> {
  const list = privilegesApi.useListPrivilegesQuery({}, freshRows)
  const applications = privilegesApi.useListApplicationsOfPrivilegeQuery({ id })
  const row = list.data?.find((one) => one.id === id)
  const privilege = useMemo(
    () => row && applications.data && withApplications(row, applications.data),
    [row, applications.data],
  )
  return { record: list.data && !row ? null : privilege, answers: [list, applications] }
}

type PrivilegeCardProps = {
  /** Null for a new one. */
  privilege: PrivilegeWithApplications | null
  /** Privilege to copy into a new one. */
  copied?: PrivilegeWithApplications | undefined
}

/** The card of a privilege: one form, one save (PRV-07 to PRV-10, PRV-15 to PRV-26). */
function PrivilegeCard({ privilege, copied }: PrivilegeCardProps): ReactElement {
  const { t } = useTranslation(['privilegeCard', 'list'])
  const applicationsId = useId()
  const id = privilege?.id ?? 0
  const all = privilegesApi.useListPrivilegesQuery({}).data ?? []
  const loaded = useMemo(() => privilege && toForm(privilege), [privilege])
  const draft = useCardDraft({ cardForm: privilegeCardForm, loaded, noChanges: noPrivilegeChanges })
  const options = useApplicationOptions(id)
  const [showsRequired, setShowsRequired] = useState(false)
  const { form } = draft
  const copyNote = usePrivilegeCopy({ copied, draft, options, all })
  const { showField, checkFields } = useShowField({ id, address: privilegeAddress, form })
  const uniqueName = useUniqueName({ id, form, all, isFixed: id !== 0, showField })

  const stored = privilege?.application ?? []
  const names = membersAfter(stored, draft.sets.applications)
  const offered = new Set(options.list.map(({ value }) => value))
  const lacksApplication = names.length === 0

  function requireApplication(): void {
    setShowsRequired(true)
    document.getElementById(applicationsId)?.focus()
  }

  async function check(): Promise<boolean> {
    // Shows all errors at once, but focuses the first only.
    if (lacksApplication) setShowsRequired(true)
    if (!(await checkFields(['name', 'description'])) || !uniqueName.check()) return false
    if (lacksApplication) requireApplication()
    return !lacksApplication
  }

  const saving = usePrivilegeSave({
    privilege,
    draft,
    uniqueName,
    titleOf: (name) => options.list.find(({ value }) => value === name)?.label ?? name,
    check,
    requireApplication,
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
            isTaken={uniqueName.isTaken}
            onSubmit={card.submit}
          >
            <OptionsField
              id={applicationsId}
              options={options}
              values={names.filter((name) => offered.has(name))}
              label={t('privilegeCard:fields.applications')}
              error={
                showsRequired && lacksApplication
                  ? t('privilegeCard:problems.applicationRequired')
                  : undefined
              }
              onChange={(chosen) =>
                !saving.isWorking && draft.change('applications', changesTo(stored, chosen, offered))
              }
            />
          </PrivilegeFields>
        )}
      </Card>
      {dialog}
    </>
  )
}

function recordOf(privilege: PrivilegeWithApplications, t: Translate<['privilegeCard', 'list']>): CardRecord {
  return {
    name: nameOf(privilege),
    state: stateOf(privilege.idstate, t),
  }
}
