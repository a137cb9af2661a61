import type { Company } from '#contracts/companies.ts'
import { opaqueState, type Country } from '#contracts/users.ts'
import { isActive } from '#shared/records/activeState.ts'
import type { Claims } from '#shared/session/claims.ts'
import {
  cleaned,
  emptyForm,
  isSelf,
  roleState,
  type UserField,
  userForm,
  type UserForm,
} from '../usersParts.ts'
import type { RowValues } from '../importRow.ts'
import { changeIn, isNoChange, type Person, type PersonChange } from './personChange.ts'
import type { Verdict, Wrong } from './verdict.ts'

/** Who has a user name or an e-mail (G-24). */
export type Holder = { kind: 'free' } | { kind: 'there' | 'deleted'; id: number }

/** What there is to be given to somebody new. */
export type Lists = { companies: readonly Company[]; countries: readonly Country[] }

/** What becomes of a row whose person nobody has yet: the rules of the card for a new one. */
export function judgeNew(values: RowValues, emailHolder: Holder, { companies }: Lists): Verdict {
  const { fields } = values
  const problems = problemsOf({ ...emptyForm, ...fields })
  const lacks = problems.flatMap(({ field, problem }) => (problem === 'required' ? [field] : []))
  const reasons: Wrong[] = [
    ...(lacks.length > 0 ? [{ code: 'lacks', fields: lacks } as const] : []),
    ...fieldReasons(problems.filter(({ problem }) => problem !== 'required')),
    ...emailReasons(emailHolder, null),
    ...(values.companies.length === 0 && companies.length > 0 ? [{ code: 'needsCompany' } as const] : []),
    ...companyReasons(values.companies, companies),
    ...(values.roles.length === 0 ? [{ code: 'needsRole' } as const] : []),
    ...(isOff(fields) && !isSwitched(fields.idTypeUser) ? [{ code: 'noSwitch' } as const] : []),
  ]
  return reasons.length > 0 ? { kind: 'wrong', reasons } : { kind: 'create' }
}

/** What becomes of a row whose person is there. `emailHolder`: of an e-mail that the row changes, else null. */
export function judgeKnown(
  values: RowValues,
  person: Person,
  emailHolder: Holder | null,
  { countries, self }: { countries: readonly Country[]; self: Claims | null },
): Verdict {
  const change = changeIn(values, person, countries)
  const reasons = [
    ...(emailHolder ? emailReasons(emailHolder, person.id) : []),
    ...changeReasons(change, values, person, self),
  ]
  if (reasons.length > 0) return { kind: 'wrong', reasons }
  return isNoChange(change) ? { kind: 'same', id: person.id } : { kind: 'change', id: person.id, change }
}

/** Why a person cannot be changed like this. What the file does not change is not judged: it may be older than a rule. */
export function changeReasons(
  { fields }: PersonChange,
  values: RowValues,
  person: Person,
  self: Claims | null,
): Wrong[] {
  const changed = new Set(fields.map(({ field }) => field))
  const form = { ...person.form, ...Object.fromEntries(fields.map(({ field, after }) => [field, after])) }
  // A number is right or wrong by its type.
  if (changed.has('documentTypeId')) changed.add('document')
  const problems = problemsOf(form).filter(({ field }) => changed.has(field))
  const gone = values.roles.filter((name) => roleState(person.roles, name) === 'gone')
  return [
    ...fieldReasons(problems),
    // Each country has types of its own.
    ...(changed.has('country') && !values.fields.documentTypeId
      ? [{ code: 'needsDocumentType' } as const]
      : []),
    ...switchReasons(changed, form, person, self),
    ...companyReasons(values.companies, person.companies),
    ...gone.map((name) => ({ code: 'roleGone', name }) as const),
  ]
}

function switchReasons(
  changed: ReadonlySet<UserField>,
  form: UserForm,
  { id, form: { userName, idstate } }: Person,
  self: Claims | null,
): Wrong[] {
  if (!changed.has('idstate')) return []
  if (isOff(form) && isSelf({ id, userName }, self)) return [{ code: 'self' }]
  return isSwitched(form.idTypeUser) && Number(idstate) !== opaqueState ? [] : [{ code: 'noSwitch' }]
}

/** Only people of type 2 and 4 have a switch (USR-07, USR-08). */
function isSwitched(idTypeUser = ''): boolean {
  return ['2', '4'].includes(idTypeUser)
}

function isOff({ idstate = '0' }: Partial<UserForm>): boolean {
  return !isActive(Number(idstate))
}

function problemsOf(form: UserForm): { field: UserField; problem: string }[] {
  const found = userForm.safeParse(cleaned(form))
  if (found.success) return []
  const known = new Map(found.error.issues.map(({ path, message }) => [path[0] as UserField, message]))
  return [...known].map(([field, problem]) => ({ field, problem }))
}

function fieldReasons(problems: readonly { field: UserField; problem: string }[]): Wrong[] {
  return problems.map(({ field, problem }) => ({ code: 'field', field, problem }))
}

function emailReasons(holder: Holder, ownId: number | null): Wrong[] {
  if (holder.kind === 'free' || holder.id === ownId) return []
  return [{ code: holder.kind === 'there' ? 'emailTaken' : 'emailDeleted' }]
}

function companyReasons(named: readonly number[], companies: readonly Company[]): Wrong[] {
  return named.every((id) => companies.some((one) => one.id === id)) ? [] : [{ code: 'companyGone' }]
}
