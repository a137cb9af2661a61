import { useEffect, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { User } from '#contracts/users.ts'
import { CardHeading } from '#shared/forms/CardHeading.tsx'
import { EditBar } from '#shared/forms/EditBar.tsx'
import { LeaveDialog } from '#shared/forms/LeaveDialog.tsx'
import { Tabs } from '#shared/forms/Tabs.tsx'
import { useLeaveGuard } from '#shared/forms/useLeaveGuard.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { useIsOnline } from '#shared/lib/useIsOnline.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { CompaniesTab } from '../companies/CompaniesTab.tsx'
import type { UserField } from '../form.ts'
import { userPath, usersListPath } from '../paths.ts'
import { RolesTab } from '../roles/RolesTab.tsx'
import { cardTabs, nextTab, previousTab, tabAt, tabPath, type CardTab } from './cardTab.ts'
import { DataTab } from './DataTab.tsx'
import { DeletedUserDialog } from './DeletedUserDialog.tsx'
import { useAvailability, type UniqueField } from './useAvailability.ts'
import { useTabChecks } from './useTabChecks.ts'
import { useUserDraft } from './useUserDraft.ts'
import { useUserSave } from './useUserSave.ts'

type UserCardProps = {
  /** Null for somebody who does not exist yet. */
  user: User | null
  tab: CardTab
}

type Deleted = { field: UniqueField; value: string; id: number; message: string | null }

/** The card of a user: three tabs, one draft, one save (USR-20 to USR-41). */
export function UserCard({ user, tab }: UserCardProps): ReactElement {
  const { t } = useTranslation(['userCard', 'cards'])
  const navigate = useNavigate()
  const theme = useTheme()
  const isOnline = useIsOnline()
  const draft = useUserDraft(user)
  const { id, form } = draft
  const availability = useAvailability(id)
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const toFocus = useRef<UserField | null>(null)

  const checks = useTabChecks({
    draft,
    availability,
    showField,
    onDeleted: (field, value, verdict) => setDeleted({ ...verdict, field, value }),
  })
  const saving = useUserSave({ draft, checks, showTab, onUnknown: availability.forget })
  const leaving = useLeaveGuard({
    isDirty: draft.isDirty,
    isTab: (pathname) => tabAt(id, pathname) !== null,
    asksOnTabs: user !== null,
    checkTab: draft.base && checkTab,
    save: ({ isForTab }) => saving.save({ isReviewed: true, keepsEditing: isForTab }),
    discard: draft.restore,
  })

  // A field on another tab can take the focus only once that tab is there.
  useEffect(() => {
    if (tab !== 'datos' || toFocus.current === null) return
    form.setFocus(toFocus.current)
    toFocus.current = null
  }, [tab, form])

  function showTab(to: CardTab): void {
    if (to !== tab) leaving.leave(() => void navigate(tabPath(id, to)))
  }

  function showField(field: UserField): void {
    if (tab === 'datos') return form.setFocus(field)
    toFocus.current = field
    showTab('datos')
  }

  /** Only the way on is checked: whoever goes back to put something right must not be kept. */
  async function checkTab(pathname: string): Promise<boolean> {
    const to = tabAt(id, pathname)
    if (to === null || cardTabs.indexOf(to) <= cardTabs.indexOf(tab)) return true
    return checks.check(tab)
  }

  function goBack(): void {
    const previous = previousTab(tab)
    void navigate(previous ? tabPath(id, previous) : usersListPath())
  }

  async function save(): Promise<void> {
    // Enter in a field comes here as well; the bar says why nothing happens.
    if (!isOnline) return
    const isSaved = await saving.save()
    if (isSaved && user === null) leaving.leave(() => void navigate(usersListPath()))
  }

  const next = nextTab(tab)
  const mode = user === null ? 'new' : draft.base ? 'edit' : 'view'
  const isReadOnly = draft.base === null || saving.isWorking
  const goNext = next && ((): void => void navigate(tabPath(id, next)))
  const content: Record<CardTab, () => ReactElement> = {
    datos: () => (
      <DataTab
        form={form}
        isReadOnly={isReadOnly}
        problemOf={checks.uniqueProblem}
        isChecking={(field) => availability.isChecking(field, form.getValues(field))}
        onFinished={(field) => void checks.checkUnique(field)}
        onSubmit={() => (mode === 'new' ? goNext?.() : mode === 'edit' && void save())}
      />
    ),
    empresas: () => (
      <CompaniesTab
        userId={String(id)}
        changes={draft.companyChanges}
        onChange={draft.setCompanyChanges}
        isReadOnly={isReadOnly}
        problem={problemText('empresas')}
      />
    ),
    roles: () => (
      <RolesTab
        userId={user?.id ?? null}
        changes={draft.roleChanges}
        onChange={draft.setRoleChanges}
        isReadOnly={isReadOnly}
        problem={problemText('roles')}
      />
    ),
  }

  return (
    <div className="card">
      <CardHeading title={t(`userCard:titles.${mode}`)} product={theme.title} onBack={goBack}>
        {user && <UserName user={user} />}
      </CardHeading>
      <Tabs
        current={tab}
        tabs={cardTabs.map((one) => ({
          id: one,
          label: t(`userCard:tabs.${one}`),
          path: tabPath(id, one),
          hasProblem: checks.problems[one] !== undefined,
        }))}
      >
        {content[tab]()}
      </Tabs>
      <EditBar
        mode={mode}
        busy={saving.isWorking}
        hasChanges={draft.hasChanges}
        onNext={goNext}
        onEdit={draft.beginEdit}
        onCancelEdit={() => leaving.guard(draft.endEdit)}
        onSave={() => void save()}
      />
      {saving.dialog}
      {leaving.question && (
        <LeaveDialog
          title={t('userCard:unsaved')}
          question={leaving.question}
          changes={user ? saving.changes() : []}
        />
      )}
      {deleted && (
        <DeletedUserDialog
          {...deleted}
          onClose={() => setDeleted(null)}
          onCreateNew={() => {
            // Behind an open dialog nothing takes the focus.
            flushSync(() => setDeleted(null))
            form.setValue(deleted.field, '', { shouldDirty: true })
            showField(deleted.field)
          }}
          onReactivated={(message) => {
            showToast({ kind: 'success', text: message ?? t('userCard:reactivated') })
            leaving.leave(() => void navigate(userPath(deleted.id), { replace: true }))
          }}
        />
      )}
    </div>
  )

  function problemText(of: CardTab): string | undefined {
    const problem = checks.problems[of]
    return problem && t(`userCard:problems.${problem}`)
  }
}

function UserName({ user }: { user: User }): ReactElement {
  const names = [user.names, user.surnames].join(' ')
  return (
    <p>
      <bdi>{serverText(names)}</bdi> · <bdi>{serverText(user.userName)}</bdi>
    </p>
  )
}
