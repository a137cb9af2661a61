import type { TFunction } from 'i18next'
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { Card } from '#shared/cards/Card.tsx'
import type { CardRecord } from '#shared/cards/CardHeading.tsx'
import { useCard } from '#shared/cards/useCard.ts'
import { useCardDraft } from '#shared/cards/useCardDraft.ts'
import { useLeaveFreely } from '#shared/cards/useLeaveGuard.ts'
import { isActive } from '#shared/lib/activeState.ts'
import { appKey } from '#shared/lib/applications.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { AccessTab } from '../access/AccessTab.tsx'
import { lacksPrivilege, noAccessChanges, type RoleAccess } from '../access/roleAccess.ts'
import { rolesApi } from '../api.ts'
import { isTaken, roleCardForm, toForm } from '../form.ts'
import { roleAddress, type RoleTab } from '../paths.ts'
import type { ReadRole } from '../readRole.ts'
import '../roleCardTexts.ts'
import { RoleDetails } from './RoleDetails.tsx'
import { RoleFields } from './RoleFields.tsx'
import { useCardActions } from './useCardActions.tsx'
import { useRoleCopy } from './useRoleCopy.tsx'
import { sayAtName, useRoleSave } from './useRoleSave.tsx'

type RoleCardProps = {
  /** Null for a new one. */
  role: Role | null
  tab: RoleTab
  /** What a new one begins as. */
  copied?: ReadRole
}

/** The card of a role: two tabs, one draft, one save (ROL-12 to ROL-29). */
export function RoleCard({ role, tab, copied }: RoleCardProps): ReactElement {
  const { t } = useTranslation(['roleCard', 'list'])
  const navigate = useNavigate()
  const leaveFreely = useLeaveFreely()
  const { title: product } = useTheme()
  const id = role?.id ?? 0
  const all = rolesApi.useListRolesQuery({}).data ?? []
  const applications = applicationsApi.useListApplicationsQuery().data ?? []
  const loaded = useMemo(() => role && toForm(role), [role])
  const draft = useCardDraft({ kind: roleCardForm, loaded, noChanges: noAccessChanges })
  const { form, sets } = draft
  const copyNote = useRoleCopy(copied, draft)
  /** What was stored when a save was refused because no privilege was left; null before. */
  const [refused, setRefused] = useState<readonly RoleAccess[] | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const nameProblem = useRef<string | null>(null)
  const nameIsTaken = draft.base !== null && isTaken(form.watch('name'), all, id)
  const lacks = refused !== null && lacksPrivilege(refused, sets, role === null)

  // A field on the other tab can take the focus only once that tab is there.
  useEffect(() => {
    if (tab !== 'datos' || nameProblem.current === null) return
    const problem = nameProblem.current
    nameProblem.current = null
    if (problem === '') form.setFocus('name')
    else sayAtName(form, problem)
  }, [tab, form])

  function showTab(to: RoleTab): void {
    if (to !== tab) leaveFreely(() => void navigate(roleAddress.path(id, to)))
  }

  /** `problem` '' only leads there. */
  function showName(problem: string): void {
    if (tab === 'datos') return problem === '' ? form.setFocus('name') : sayAtName(form, problem)
    nameProblem.current = problem
    showTab('datos')
  }

  async function checkData(): Promise<boolean> {
    await form.trigger()
    const broken = (['name', 'alias', 'description'] as const).find(
      (field) => form.getFieldState(field).error,
    )
    if (broken && broken !== 'name' && tab === 'datos') form.setFocus(broken)
    else if (broken || nameIsTaken) showName('')
    return !broken && !nameIsTaken
  }

  function refuseAccess(access: readonly RoleAccess[]): void {
    setRefused(access)
    showTab('aplicaciones')
  }

  const saving = useRoleSave({
    role,
    draft,
    titleOf: (name) =>
      serverText(applications.find((one) => appKey(one.name) === appKey(name))?.title) ?? name,
    async check() {
      if (!(await checkData())) return false
      if (role !== null || !lacksPrivilege([], sets, true)) return true
      refuseAccess([])
      return false
    },
    refuseName: showName,
    refuseAccess,
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

  return (
    <>
      <Card
        title={t(`roleCard:titles.${tab}.${mode}`)}
        product={product}
        record={role ? recordOf(role, t) : undefined}
        tabs={card.tabs((one) => ({
          label: t(`roleCard:tabs.${one}`),
          hasProblem: one === 'aplicaciones' && lacks,
        }))}
        actions={actions}
        card={card}
        saving={saving}
        leaveTitle={t('roleCard:unsaved')}
      >
        {copyNote}
        {tab === 'datos' ? (
          role && mode === 'view' ? (
            <RoleDetails role={role} />
          ) : (
            <RoleFields
              form={form}
              mode={mode}
              isReadOnly={card.isReadOnly}
              isTaken={nameIsTaken}
              onSubmit={card.submit}
            />
          )
        ) : (
          <AccessTab
            id={id}
            sets={sets}
            onChange={draft.change}
            isReadOnly={card.isReadOnly}
            chosen={chosen}
            onChoose={setChosen}
            problem={lacks ? t('roleCard:problems.privilegeRequired') : undefined}
          />
        )}
      </Card>
      {dialog}
    </>
  )
}

function recordOf(role: Role, t: TFunction<['roleCard', 'list']>): CardRecord {
  const isOn = isActive(role.idstate)
  return {
    name: serverText(role.name) ?? String(role.id),
    about: serverText(role.alias),
    state: { isActive: isOn, label: t(isOn ? 'list:active' : 'list:inactive') },
  }
}
