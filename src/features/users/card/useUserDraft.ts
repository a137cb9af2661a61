import { useMemo, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { User } from '#contracts/users.ts'
import { rolesApi } from '#features/roles/api.ts'
import { usersApi } from '../api.ts'
import { noCompanyChanges, type CompanyChanges } from '../companies/companyChanges.ts'
import { changedFields, cleaned, emptyForm, toForm, userFields, type UserForm } from '../form.ts'
import { noRoleChanges, type RoleChanges } from '../roles/roleChanges.ts'
import type { Wanted } from './agreement.ts'
import { formResolver } from './formResolver.ts'
import { rolesOf } from './requests.ts'

export type UserDraft = {
  /** 0 for a new user. */
  id: number
  form: UseFormReturn<UserForm>
  /** The values that the edit began with; null while nothing is edited. */
  base: UserForm | null
  companyChanges: CompanyChanges
  roleChanges: RoleChanges
  setCompanyChanges: (changes: CompanyChanges) => void
  setRoleChanges: (changes: RoleChanges) => void
  /** Whether anything really differs, asked at any moment (G-14). */
  isDirty: () => boolean
  /** The same for what is on screen. */
  hasChanges: boolean
  beginEdit: () => void
  /** Back to the values that the edit began with. */
  restore: () => void
  /** Back to looking, with what the service has. */
  endEdit: () => void
  /** These are the values now; the edit is over unless it is to go on. */
  finish: (saved: UserForm, keepsEditing: boolean) => void
  /** What was agreed on with a colleague, and what counts as loaded from now on. */
  takeOver: (agreed: Wanted, base: UserForm) => void
  /** Texts as they will be sent. */
  tidy: () => void
}

/** What is being typed and ticked on a user's card, over all its tabs; null is a user who does not exist yet. */
export function useUserDraft(user: User | null): UserDraft {
  const id = user?.id ?? 0
  const loaded = useMemo(() => (user ? toForm(user) : emptyForm), [user])
  const [base, setBase] = useState<UserForm | null>(user ? null : emptyForm)
  const [companyChanges, setCompanyChanges] = useState<CompanyChanges>(noCompanyChanges)
  const [roleChanges, setRoleChanges] = useState<RoleChanges>(noRoleChanges)
  const resolver = useMemo(() => formResolver(base), [base])
  const form = useForm<UserForm>({
    resolver,
    mode: 'onTouched',
    defaultValues: loaded,
    // What the service has, as long as nobody edits; then what it had when the edit began.
    values: base ?? loaded,
    resetOptions: { keepDirtyValues: true },
  })

  // What is changed is also kept loaded, whichever tab is on screen.
  usersApi.useListCompaniesQuery(String(id), { skip: companyChanges.size === 0 })
  rolesApi.useListRolesQuery(rolesOf(id), { skip: roleChanges.size === 0 })

  function dropChanges(): void {
    setCompanyChanges(noCompanyChanges)
    setRoleChanges(noRoleChanges)
  }
  function differs(values: UserForm): boolean {
    return base !== null && changedFields(base, values).length > 0
  }
  /** Whatever was typed goes. */
  function setAll(values: UserForm): void {
    form.reset(values, { keepDirtyValues: false })
  }
  function setValues(values: UserForm): void {
    const before = form.getValues()
    for (const field of userFields)
      if (values[field] !== before[field]) form.setValue(field, values[field], { shouldDirty: true })
  }
  const hasTicked = companyChanges.size > 0 || roleChanges.size > 0

  return {
    id,
    form,
    base,
    companyChanges,
    roleChanges,
    setCompanyChanges,
    setRoleChanges,
    isDirty: () => base !== null && (hasTicked || differs(form.getValues())),
    hasChanges: hasTicked || form.formState.isDirty,
    beginEdit: () => setBase(loaded),
    restore() {
      if (base) setAll(base)
      dropChanges()
    },
    endEdit() {
      setAll(loaded)
      dropChanges()
      setBase(null)
    },
    finish(saved, keepsEditing) {
      setAll(saved)
      dropChanges()
      setBase(id === 0 || keepsEditing ? saved : null)
    },
    takeOver(agreed, theirs) {
      setValues(agreed.values)
      setCompanyChanges(agreed.companyChanges)
      setRoleChanges(agreed.roleChanges)
      setBase(theirs)
    },
    tidy: () => setValues(cleaned(form.getValues())),
  }
}
