import { useState } from 'react'
import { rolesApi } from '#features/roles/api.ts'
import { usersApi } from '../api.ts'
import { lacksPrincipal } from '../companies/companyChanges.ts'
import { userFields, type FieldProblem } from '../form.ts'
import { lacksRole } from '../roles/roleChanges.ts'
import type { UserTab } from '../paths.ts'
import { rolesOf, type StoredUser } from './readUser.ts'
import type { Availability, UniqueField, Verdict } from './useAvailability.ts'
import type { UserSets } from './userParts.ts'
import type { UserDraft } from './useUserDraft.ts'

type Deleted = Extract<Verdict, { kind: 'deleted' }>
export type TabProblem = 'principalRequired' | 'roleRequired'

export type TabChecks = {
  /** Whether the tab has nothing wrong in it (USR-31). The first field that has is shown. */
  check: (tab: UserTab) => Promise<boolean>
  /** The first tab that lacks something, by the lists that were just read (EMP-10, URO-12). */
  lacking: (stored: Pick<StoredUser, 'companies' | 'roles'>, sets: UserSets) => UserTab | null
  /** Said from the first refused attempt on, until it is put right. */
  problems: Partial<Record<UserTab, TabProblem>>
  /** What the service says about a value that is in the form now. */
  uniqueProblem: (field: UniqueField) => FieldProblem | undefined
  /** Asks the service about a value that was typed, unless it is the one that was there (UVA-28, UVA-29). */
  checkUnique: (field: UniqueField) => Promise<boolean>
}

type Options = {
  id: number
  draft: UserDraft
  availability: Availability
  showField: (field: (typeof userFields)[number]) => void
  onDeleted: (field: UniqueField, value: string, verdict: Deleted) => void
}

export function useTabChecks({ id, draft, availability, showField, onDeleted }: Options): TabChecks {
  const { form, sets } = draft
  const [refused, setRefused] = useState<ReadonlySet<UserTab>>(new Set())
  const companies = usersApi.endpoints.listCompanies.useQueryState(String(id)).data
  const roles = rolesApi.endpoints.listRoles.useQueryState(rolesOf(id)).data

  const lacks: Partial<Record<UserTab, boolean>> = {
    empresas: companies !== undefined && lacksPrincipal(companies, sets.companies),
    roles: id === 0 && (roles === undefined ? sets.roles.size === 0 : lacksRole(roles, sets.roles)),
  }

  function refuse(tab: UserTab): void {
    setRefused((now) => new Set(now).add(tab))
  }

  async function checkUnique(field: UniqueField): Promise<boolean> {
    const value = form.getValues(field)
    if (draft.base === null || value === draft.base[field] || form.getFieldState(field).invalid) return true
    const verdict = await availability.check(field, value)
    // More was typed meanwhile: the verdict is about another value (hardening T77).
    if (form.getValues(field) !== value) return true
    if (verdict.kind === 'deleted') onDeleted(field, value, verdict)
    return verdict.kind === 'free' || verdict.kind === 'unknown'
  }

  async function checkData(): Promise<boolean> {
    await form.trigger()
    const broken = userFields.find((field) => form.getFieldState(field).error)
    if (broken) {
      showField(broken)
      return false
    }
    for (const field of ['userName', 'email'] as const) {
      if (await checkUnique(field)) continue
      showField(field)
      return false
    }
    return true
  }

  return {
    async check(tab) {
      if (tab === 'datos') return checkData()
      if (!lacks[tab]) return true
      refuse(tab)
      return false
    },
    lacking(stored, sets) {
      const tab = lacksPrincipal(stored.companies, sets.companies)
        ? 'empresas'
        : id === 0 && lacksRole(stored.roles, sets.roles)
          ? 'roles'
          : null
      if (tab) refuse(tab)
      return tab
    },
    problems: {
      ...(refused.has('empresas') && lacks.empresas && { empresas: 'principalRequired' }),
      ...(refused.has('roles') && lacks.roles && { roles: 'roleRequired' }),
    },
    uniqueProblem(field) {
      // Watched, so that what is known of a value shows as soon as it stands there again.
      const value = form.watch(field)
      if (draft.base === null || value === draft.base[field]) return undefined
      const verdict = availability.verdictOf(field, value)
      return verdict === 'taken' || verdict === 'deleted' ? verdict : undefined
    },
    checkUnique,
  }
}
