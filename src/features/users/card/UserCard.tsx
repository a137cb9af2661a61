import type { Translate } from '#shared/texts/Translate.ts'
import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { User } from '#contracts/users.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { Card } from '#shared/cards/Card.tsx'
import type { CardRecord } from '#shared/cards/CardHeading.tsx'
import { useHandedDraft } from '#shared/cards/copy/useHandedDraft.ts'
import { WhenSeen } from '#shared/cards/Sections.tsx'
import { useCard, useShowField } from '#shared/cards/useCard.ts'
import { isActive } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { HeldCompanies } from '../companies/HeldCompanies.tsx'
import { UserCompaniesTab } from '../companies/UserCompaniesTab.tsx'
import { toForm } from './form.ts'
import { fullName } from '#shared/records/fullName.ts'
import { userAddress, type UserTab } from '../paths.ts'
import { QuickRoles } from '../quick/QuickRoles.tsx'
import { UserRolesTab } from '../roles/UserRolesTab.tsx'
import { DataTab } from './DataTab.tsx'
import type { StoredUser } from './readUser.ts'
import { UserDetails } from './UserDetails.tsx'
import { useDeletedUser } from './useDeletedUser.tsx'
import { useTabChecks } from './useTabChecks.ts'
import { useCardActions } from './useCardActions.tsx'
import { useTabCounts } from './useTabCounts.ts'
import { useUserCopy } from './useUserCopy.tsx'
import { useUserDraft } from './userDraft.ts'
import { useUserSave } from './useUserSave.tsx'
import './userCard.css'

type UserCardProps = {
  /** Null for a new user. */
  user: User | null
  tab: UserTab
  /** The user to copy from. */
  copied?: StoredUser | undefined
}

/** The card of a user: three tabs, one draft, one save (USR-20 to USR-41). */
export function UserCard({ user, tab, copied }: UserCardProps): ReactElement {
  const { t } = useTranslation('userCard')
  const id = user?.id ?? 0
  const draft = useUserDraft(user)
  const { form, sets } = draft
  const copyNote = useUserCopy(copied, draft)
  useHandedDraft(draft, userAddress.path(id))
  const { showTab, showField, checkFields } = useShowField({ id, tab, address: userAddress, form })
  const deleted = useDeletedUser({ form, showField, replaces: true })
  const checks = useTabChecks({ id, draft, showField, checkFields, onDeleted: deleted.show })
  const saving = useUserSave({ id, draft, checks, showTab })
  const card = useCard({ id, tab, address: userAddress, draft, saving, checkTab: checks.check })
  const { isReadOnly } = card
  const [isGiving, setGiving] = useState(false)
  const { actions, dialog } = useCardActions(user)
  const counts = useTabCounts(id, tab, sets)

  function problemText(of: 'empresas' | 'roles'): string | undefined {
    const problem = checks.problemOf(of)
    return problem && t(`problems.${problem}`)
  }

  const reading: Record<UserTab, (shown: User) => ReactElement> = {
    datos: (shown) => <UserDetails user={toForm(shown)} />,
    empresas: () => <HeldCompanies userId={id} />,
    roles: () => <WhenSeen>{() => <Borrowed part="UserAccess" id={id} />}</WhenSeen>,
  }
  const editing: Record<UserTab, () => ReactElement> = {
    datos: () => <DataTab form={form} isReadOnly={isReadOnly} checks={checks} onSubmit={card.submit} />,
    empresas: () => (
      <UserCompaniesTab
        userId={String(id)}
        changes={sets.companies}
        onChange={(changes) => draft.change('companies', changes)}
        isReadOnly={isReadOnly}
        problem={problemText('empresas')}
      />
    ),
    roles: () => (
      <UserRolesTab
        userId={user?.id ?? null}
        changes={sets.roles}
        onChange={(changes) => draft.change('roles', changes)}
        isReadOnly={isReadOnly}
        problem={problemText('roles')}
      />
    ),
  }

  return (
    <div className="user-card">
      <Card
        title={t(`titles.${card.bar.mode}`)}
        record={user ? recordOf(user, t) : undefined}
        actions={actions}
        tabs={card.tabs((one) => ({
          label: t(`tabs.${one}`),
          content: () => (user && !draft.base ? reading[one](user) : editing[one]()),
          ...(one === 'roles' && { editLabel: t('giveRoles'), onEdit: () => setGiving(true) }),
          count: counts[one],
          hasProblem: checks.problemOf(one) !== undefined,
        }))}
        card={card}
        saving={saving}
        leaveTitle={t('unsaved')}
      >
        {copyNote}
      </Card>
      {dialog}
      {isGiving && user && (
        <QuickRoles id={id} name={fullName(user) ?? user.userName ?? ''} onClose={() => setGiving(false)} />
      )}
      {deleted.dialog}
    </div>
  )
}

function recordOf(user: User, t: Translate<'userCard'>): CardRecord {
  const isOn = isActive(user.idstate)
  const userName = serverText(user.userName)
  const name = fullName(user)
  return {
    name: name ?? userName ?? String(user.id),
    about: name && userName,
    state: { isActive: isOn, label: t(isOn ? 'active' : 'inactive') },
    changedOn: serverText(user.modifiedon),
  }
}
