import { useState, useRef } from 'react'
import { rolesApi } from '#features/roles/api.ts'
import { usersApi } from '../api.ts'
import { lacksPrincipal } from '../companies/companyChanges.ts'
import { userFields, type FieldProblem, type UserField } from './form.ts'
import { lacksRole } from '../roles/roleChanges.ts'
import type { UserTab } from '../paths.ts'
import { rolesOf, type StoredUser } from './readUser.ts'
import type { UserSets, UserDraft } from './userDraft.ts'

type Deleted = Extract<Verdict, { kind: 'deleted' }>
type TabProblems = { empresas?: 'principalRequired'; roles?: 'roleRequired'; datos?: never }

export type TabChecks = ReturnType<typeof useTabChecks>

type TabChecksOptions = {
  id: number
  draft: UserDraft
  showField: (field: UserField) => void
  checkFields: (fields: readonly UserField[]) => Promise<boolean>
  onDeleted: (field: UniqueField, value: string, verdict: Deleted) => void
}

/** Checks that keep a user from being saved, by tab. */
export function useTabChecks({ id, draft, showField, checkFields, onDeleted }: TabChecksOptions) {
  const { form, sets } = draft
  const availability = useAvailability(id)
  const [refused, setRefused] = useState<ReadonlySet<UserTab>>(new Set())
  const companies = usersApi.endpoints.listCompanies.useQueryState({ userid: String(id) }).data
  const roles = rolesApi.endpoints.listRoles.useQueryState(rolesOf(id)).data
  const problems = tabProblems(id, { companies, roles }, sets)

  function refuse(tab: UserTab): void {
    setRefused((now) => new Set(now).add(tab))
  }

  /** Asks the service about a changed value (UVA-28, UVA-29). */
  async function checkUnique(field: UniqueField): Promise<boolean> {
    const value = form.getValues(field)
    if (draft.base === null || value === draft.base[field] || form.getFieldState(field).invalid) return true
    const verdict = await availability.check(field, value)
    // The value has changed since, so this verdict is stale (hardening T77).
    if (form.getValues(field) !== value) return true
    if (verdict.kind === 'deleted') onDeleted(field, value, verdict)
    return verdict.kind === 'free' || verdict.kind === 'unknown'
  }

  async function checkData(): Promise<boolean> {
    if (!(await checkFields(userFields))) return false
    for (const field of ['userName', 'email'] as const) {
      if (await checkUnique(field)) continue
      showField(field)
      return false
    }
    return true
  }

  /** True if the tab has no errors; otherwise shows the first invalid field (USR-31). */
  async function check(tab: UserTab): Promise<boolean> {
    if (tab === 'datos') return checkData()
    if (problems[tab]) refuse(tab)
    return !problems[tab]
  }

  /** The first tab without a required assignment, by the lists just read. */
  function lacking(stored: StoredUser, content: UserSets): UserTab | null {
    const found = tabProblems(id, stored, content)
    const tab = (['empresas', 'roles'] as const).find((one) => found[one])
    if (tab) refuse(tab)
    return tab ?? null
  }

  /** The verdict on the current value of the field. */
  function uniqueProblem(field: UniqueField): FieldProblem | undefined {
    // Watched, so that a cached verdict shows when its value is typed again.
    const value = form.watch(field)
    if (draft.base === null || value === draft.base[field]) return undefined
    const state = availability.stateOf(field, value)
    return state === 'taken' || state === 'deleted' ? state : undefined
  }

  return {
    check,
    lacking,
    checkUnique,
    uniqueProblem,
    isChecking: (field: UniqueField) => availability.stateOf(field, form.getValues(field)) === 'checking',
    /** After a save with an unknown result, all values are checked again. */
    forgetVerdicts: availability.forget,
    /** Shown from the first refused attempt until fixed. */
    problemOf: (tab: UserTab) => (refused.has(tab) ? problems[tab] : undefined),
  }
}

/** If there are companies, one must be the principal (EMP-10); a new user needs a role (URO-12). */
function tabProblems(
  id: number,
  { companies, roles }: { [List in 'companies' | 'roles']: StoredUser[List] | undefined },
  sets: UserSets,
): TabProblems {
  const lacksRoles = id === 0 && (roles ? lacksRole(roles, sets.roles) : sets.roles.size === 0)
  return {
    ...(companies && lacksPrincipal(companies, sets.companies) && { empresas: 'principalRequired' }),
    ...(lacksRoles && { roles: 'roleRequired' }),
  }
}

export type UniqueField = 'userName' | 'email'

/** `unknown`: the check failed, which does not prevent a save (G-24). */
type Verdict =
  | { kind: 'free' | 'taken' | 'unknown' }
  | { kind: 'deleted'; id: number; message: string | null }

/** Whether a user name or an e-mail is free; the user `ownId` may have it. */
export function useAvailability(ownId: number) {
  const [exists] = usersApi.useUserExistsMutation()
  const asked = useRef(new Map<string, Promise<Verdict>>())
  const [known, setKnown] = useState<ReadonlyMap<string, Verdict['kind'] | 'checking'>>(new Map())

  async function ask(field: UniqueField, value: string): Promise<Verdict> {
    const answer = await exists({ body: { [field]: value } })
    if (!answer.data) return { kind: 'unknown' }
    const { code, message, users } = answer.data
    const holder = users[0]?.id
    if (code === 'A20' && holder !== undefined) return { kind: 'deleted', id: holder, message }
    const isOwn = ownId !== 0 && users.some(({ id }) => id === ownId)
    return { kind: (code === 'A10' || code === 'A20') && !isOwn ? 'taken' : 'free' }
  }

  /** Asks once per value; a verdict is valid for that value only (hardening T77). */
  async function check(field: UniqueField, value: string): Promise<Verdict> {
    const key = keyOf(field, value)
    const before = asked.current.get(key)
    if (before) return before
    const answer = ask(field, value)
    asked.current.set(key, answer)
    setKnown((now) => new Map(now).set(key, 'checking'))
    const verdict = await answer
    if (verdict.kind === 'unknown') asked.current.delete(key)
    setKnown((now) => new Map(now).set(key, verdict.kind))
    return verdict
  }

  /** The cached verdict of a value. */
  function stateOf(field: UniqueField, value: string): Verdict['kind'] | 'checking' | undefined {
    return known.get(keyOf(field, value))
  }

  /** Clears the cache, because the answers may have changed. */
  function forget(): void {
    asked.current.clear()
    setKnown(new Map())
  }

  return { check, stateOf, forget }
}

function keyOf(field: UniqueField, value: string): string {
  return `${field}:${value}`
}
