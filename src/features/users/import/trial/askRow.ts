import type { Answered } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Claims } from '#shared/session/claims.ts'
import { cleaned, emptyForm } from '../usersParts.ts'
import type { RowValues } from '../importRow.ts'
import { readHolder, readPerson } from './importReads.ts'
import { judgeKnown, judgeNew, type Holder, type Lists } from './judgeRow.ts'
import { changeIn } from './personChange.ts'
import type { Verdict } from './verdict.ts'

const free: Holder = { kind: 'free' }

/** What a row would do, asked of the service: who is there by the user name, and failing that by the e-mail. */
export async function askRow(
  dispatch: Dispatch,
  values: RowValues,
  lists: Lists,
  self: Claims | null,
): Promise<Answered<Verdict>> {
  const { userName, email } = cleaned({ ...emptyForm, ...values.fields })
  const isByName = userName !== ''
  const holder = await readHolder(dispatch, isByName ? { userName } : { email })
  if ('error' in holder) return holder
  if (holder.data.kind === 'there') return askKnown(dispatch, values, holder.data.id, lists, self)
  // The e-mail of somebody who is brought back is compared once they are there.
  if (holder.data.kind === 'deleted' && (!isByName || email === ''))
    return { data: { kind: 'restore', id: holder.data.id } }
  const emailHolder = isByName && email !== '' ? await readHolder(dispatch, { email }) : { data: free }
  if ('error' in emailHolder) return emailHolder
  if (holder.data.kind === 'free') return { data: judgeNew(values, emailHolder.data, lists) }
  if (emailHolder.data.kind === 'there') return { data: { kind: 'wrong', reasons: [{ code: 'emailTaken' }] } }
  return { data: { kind: 'restore', id: holder.data.id } }
}

async function askKnown(
  dispatch: Dispatch,
  values: RowValues,
  id: number,
  { countries }: Lists,
  self: Claims | null,
): Promise<Answered<Verdict>> {
  const person = await readPerson(dispatch, id)
  if ('error' in person) return person
  if (person.data === null) return { data: { kind: 'wrong', reasons: [{ code: 'nobody' }] } }
  const email = changeIn(values, person.data, countries).fields.find(({ field }) => field === 'email')
  const emailHolder = email ? await readHolder(dispatch, { email: email.after }) : { data: null }
  if ('error' in emailHolder) return emailHolder
  return { data: judgeKnown(values, person.data, emailHolder.data, { countries, self }) }
}
