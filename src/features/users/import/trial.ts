import { opaqueState } from '#contracts/users.ts'
import type { Company } from '#contracts/companies.ts'
import type { Read } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { isActive } from '#shared/records/activeState.ts'
import { createRun, type Run } from '#shared/runs/run.ts'
import type { Claims } from '#shared/session/claims.ts'
import { readSession } from '#shared/session/tokens.ts'
import { cleaned, emptyForm, type UserForm } from '../card/form.ts'
import { roleState } from '../give/giveRole.ts'
import { isSelf } from '../rules.ts'
import { formProblems } from './checkRow.ts'
import {
  isWrong,
  type ImportRow,
  type Problem,
  type RowValues,
  type UserChange,
  type Verdict,
} from './importRow.ts'
import {
  changeIn,
  formAfter,
  isNoChange,
  nobodyReader,
  readFreshUser,
  readHolder,
  type FreshUser,
  type Holder,
} from './user.ts'

const ofRow = (code: string, values?: Problem['values']): Problem => ({
  field: null,
  code,
  ...(values && { values }),
})
const unchecked: Verdict = { kind: 'wrong', problems: [ofRow('unchecked')] }

/** Asks the services what each row would do. Nothing is written. */
export function openTrial(rows: readonly ImportRow[], dispatch: Dispatch): Run<ImportRow, Verdict> {
  const readNobody = nobodyReader(dispatch)
  const wrong = rows.flatMap((row, at) => (isWrong(row) ? [[at, unchecked] as const] : []))
  const trial = createRun<ImportRow, Verdict>({
    items: rows,
    results: Object.fromEntries(wrong),
    async work({ values }) {
      const nobody = await readNobody()
      const answer = 'error' in nobody ? nobody : await askRow(dispatch, values, nobody.data)
      return 'error' in answer ? { again: answer.error } : { result: answer.data }
    },
  })
  trial.begin(rows.flatMap((row, at) => (isWrong(row) ? [] : [at])))
  return trial
}

/** What a row would do: looks up the user by the user name, or by the e-mail where there is none. */
async function askRow(dispatch: Dispatch, values: RowValues, nobody: FreshUser): Promise<Read<Verdict>> {
  const { userName, email } = cleaned({ ...emptyForm, ...values.fields })
  const isByName = userName !== ''
  const holder = await readHolder(dispatch, isByName ? { userName } : { email })
  if ('error' in holder) return holder
  const { data: found } = holder
  if (found.kind === 'there') return askPresent(dispatch, values, found.id)
  // The e-mail of a deleted user is compared after they are restored.
  const emailHolder: Read<Holder> =
    isByName && email !== '' ? await readHolder(dispatch, { email }) : { data: { kind: 'free' } }
  if ('error' in emailHolder) return emailHolder
  if (found.kind === 'free') return { data: judgeNew(values, emailHolder.data, nobody) }
  if (emailHolder.data.kind === 'there') return { data: { kind: 'wrong', problems: [ofRow('emailTaken')] } }
  return { data: { kind: 'restore', id: found.id } }
}

async function askPresent(dispatch: Dispatch, values: RowValues, id: number): Promise<Read<Verdict>> {
  const user = await readFreshUser(dispatch, id)
  if ('error' in user) return user
  if (user.data === null) return { data: { kind: 'wrong', problems: [ofRow('userGone')] } }
  const email = changeIn(values, user.data).fields.find(({ field }) => field === 'email')
  const emailHolder = email ? await readHolder(dispatch, { email: email.after }) : { data: null }
  if ('error' in emailHolder) return emailHolder
  return { data: judgePresent(values, user.data, emailHolder.data, readSession()?.claims ?? null) }
}

/** Judges a row for a new user by the rules of the card. */
export function judgeNew(
  values: RowValues,
  emailHolder: Holder,
  { companies }: Pick<FreshUser, 'companies'>,
): Verdict {
  const { fields } = values
  const found = formProblems(cleaned({ ...emptyForm, ...fields }))
  const lacks = found.flatMap(({ field, code }) => (code === 'required' ? [field] : []))
  const problems = [
    ...(lacks.length > 0 ? [ofRow('lacks', { fields: lacks.join(' ') })] : []),
    ...found.filter(({ code }) => code !== 'required'),
    ...emailProblems(emailHolder, null),
    ...when(values.companies.length === 0 && companies.length > 0, 'needsCompany'),
    ...companyProblems(values.companies, companies),
    ...when(values.roles.length === 0, 'needsRole'),
    ...when(isOff(fields) && !isSwitched(fields.idTypeUser), 'noSwitch'),
  ]
  return problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'create' }
}

/** Judges a row for an existing user. `emailHolder`: of an e-mail that the row changes, else null. */
export function judgePresent(
  values: RowValues,
  user: FreshUser,
  emailHolder: Holder | null,
  self: Claims | null,
): Verdict {
  const change = changeIn(values, user)
  const problems = [
    ...(emailHolder ? emailProblems(emailHolder, user.id) : []),
    ...changeProblems(change, values, user, self),
  ]
  if (problems.length > 0) return { kind: 'wrong', problems }
  return isNoChange(change) ? { kind: 'same' } : { kind: 'change', id: user.id, change }
}

/** Why a user cannot be changed like this. What the file does not change is not judged: it may be older than a rule. */
export function changeProblems(
  change: UserChange,
  values: RowValues,
  user: FreshUser,
  self: Claims | null,
): Problem[] {
  const changed = new Set<Problem['field']>(change.fields.map(({ field }) => field))
  const after = formAfter(user.form, change)
  // A number is right or wrong by its type.
  if (changed.has('documentTypeId')) changed.add('document')
  const isOwnOff = isOff(after) && isSelf({ id: user.id, userName: user.form.userName }, self)
  const hasSwitch = isSwitched(after.idTypeUser) && Number(user.form.idstate) !== opaqueState
  return [
    ...formProblems(cleaned(after)).filter(({ field }) => changed.has(field)),
    // Document types differ by country.
    ...when(changed.has('country') && !values.fields.documentTypeId, 'needsDocumentType'),
    ...when(changed.has('idstate') && isOwnOff, 'self'),
    ...when(changed.has('idstate') && !isOwnOff && !hasSwitch, 'noSwitch'),
    ...companyProblems(values.companies, user.companies),
    ...values.roles
      .filter((name) => roleState(user.roles, name) === 'gone')
      .map((name) => ofRow('roleGone', { name })),
  ]
}

const when = (isSo: boolean, code: string): Problem[] => (isSo ? [ofRow(code)] : [])

/** Only users of type 2 and 4 have a switch (USR-07, USR-08). */
const isSwitched = (idTypeUser = ''): boolean => ['2', '4'].includes(idTypeUser)

const isOff = ({ idstate = '0' }: Partial<UserForm>): boolean => !isActive(Number(idstate))

function emailProblems(holder: Holder, ownId: number | null): Problem[] {
  if (holder.kind === 'free' || holder.id === ownId) return []
  return [ofRow(holder.kind === 'there' ? 'emailTaken' : 'emailDeleted')]
}

function companyProblems(named: readonly number[], companies: readonly Company[]): Problem[] {
  return when(!named.every((id) => companies.some((one) => one.id === id)), 'companyGone')
}
