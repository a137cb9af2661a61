import type { Translate } from '#shared/texts/Translate.ts'
import { useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { Card } from '#shared/cards/Card.tsx'
import type { CardRecord } from '#shared/cards/CardHeading.tsx'
import { WhenSeen } from '#shared/cards/Sections.tsx'
import { useCard, useShowField } from '#shared/cards/useCard.ts'
import { useCardDraft } from '#shared/cards/useCardDraft.ts'
import { useUniqueName } from '#shared/cards/uniqueName.ts'
import { stateOf } from '#shared/list/stateText.ts'
import { appKey } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { AccessTab } from '../access/AccessTab.tsx'
import { lacksPrivilege, noAccessChanges, type RoleAccess } from '../access/roleAccess.ts'
import { rolesApi } from '../api.ts'
import { roleCardForm, toForm } from './form.ts'
import { roleAddress, type RoleTab, type RoleAndList } from '../rules.ts'
import { RoleDetails } from './RoleDetails.tsx'
import { RoleFields } from './RoleFields.tsx'
import { useCardActions } from './useCardActions.tsx'
import { useRoleCopy } from './useRoleCopy.tsx'
import { useRoleFile } from './useRoleFile.tsx'
import { useRoleSave } from './useRoleSave.tsx'

type RoleCardProps = {
  /** Null for a new one. */
  role: Role | null
  tab: RoleTab
  /** Initial values of a new one. */
  copied?: RoleAndList
}

/** The card of a role: two tabs, one draft, one save (ROL-12 to ROL-29). */
export function RoleCard({ role, tab, copied }: RoleCardProps): ReactElement {
  const { t } = useTranslation(['roleCard', 'list'])
  const id = role?.id ?? 0
  const all = rolesApi.useListRolesQuery({}).data ?? []
  const applications = applicationsApi.useListApplicationsQuery().data ?? []
  const loaded = useMemo(() => role && toForm(role), [role])
  const draft = useCardDraft({ cardForm: roleCardForm, loaded, noChanges: noAccessChanges })
  const { form, sets } = draft
  const copyNote = useRoleCopy(copied, draft)
  const file = useRoleFile(role, draft)
  /** Stored state when a save was refused for lack of a privilege; null before. */
  const [storedWhenLacking, setStoredWhenLacking] = useState<readonly RoleAccess[] | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const { showTab, showField, checkFields } = useShowField({ id, tab, address: roleAddress, form })
  const uniqueName = useUniqueName({ id, form, all, isFixed: draft.base === null, showField })
  const lacks = storedWhenLacking !== null && lacksPrivilege(storedWhenLacking, sets, role === null)

  async function checkData(): Promise<boolean> {
    return (await checkFields(['name', 'alias', 'description'])) && uniqueName.check()
  }

  function requirePrivilege(access: readonly RoleAccess[]): void {
    setStoredWhenLacking(access)
    showTab('aplicaciones')
  }

  const saving = useRoleSave({
    role,
    draft,
    uniqueName,
    titleOf: (name) =>
      serverText(applications.find((one) => appKey(one.name) === appKey(name))?.title) ?? name,
    async check() {
      if (!(await checkData())) return false
      if (role !== null || !lacksPrivilege([], sets, true)) return true
      requirePrivilege([])
      return false
    },
    requirePrivilege,
  })
  const card = useCard({
    id,
    tab,
    address: roleAddress,
    draft,
    saving,
    checkTab: checkData,
  })
  const { mode } = card.bar
  const { actions, dialog } = useCardActions(role)

  const reading: Record<RoleTab, (shown: Role) => ReactElement> = {
    datos: (shown) => <RoleDetails role={shown} />,
    aplicaciones: (shown) => <WhenSeen>{() => <Borrowed part="RoleGives" role={shown} />}</WhenSeen>,
  }
  const editing: Record<RoleTab, () => ReactElement> = {
    datos: () => (
      <RoleFields
        form={form}
        mode={mode}
        isReadOnly={card.isReadOnly}
        isTaken={uniqueName.isTaken}
        onSubmit={card.submit}
      />
    ),
    aplicaciones: () => (
      <AccessTab
        id={id}
        edits={sets}
        onChange={draft.change}
        isReadOnly={card.isReadOnly}
        chosen={chosen}
        onChoose={setChosen}
        problem={lacks ? t('roleCard:problems.privilegeRequired') : undefined}
      />
    ),
  }

  return (
    <>
      <Card
        title={t(`roleCard:titles.${tab}.${mode}`)}
        record={role ? recordOf(role, t) : undefined}
        tabs={card.tabs((one) => ({
          label: t(`roleCard:tabs.${one}`),
          hasProblem: one === 'aplicaciones' && lacks,
          content: () => (role && mode === 'view' ? reading[one](role) : editing[one]()),
        }))}
        more={
          role
            ? [
                {
                  id: 'people',
                  title: t('roleCard:people'),
                  content: () => <Borrowed part="PeopleWith" roles={[role.name]} />,
                },
              ]
            : []
        }
        actions={[...actions, ...file.actions]}
        card={card}
        saving={saving}
        leaveTitle={t('roleCard:unsaved')}
      >
        {copyNote}
        {file.note}
      </Card>
      {dialog}
      {file.dialog}
    </>
  )
}

function recordOf(role: Role, t: Translate<['roleCard', 'list']>): CardRecord {
  return {
    name: serverText(role.name) ?? String(role.id),
    about: serverText(role.alias),
    state: stateOf(role.idstate, t),
  }
}
