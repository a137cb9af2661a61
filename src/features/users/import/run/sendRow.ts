import { activateDeletedUser, createUser, modifyUser, type Country } from '#contracts/users.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { problemOf, type CallProblem } from '#shared/api/callProblem.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Found, LookUp } from '#shared/api/lookUp.ts'
import { write, type Answer } from '#shared/api/write.ts'
import type { Claims } from '#shared/session/claims.ts'
import type { RowValues } from '../importRow.ts'
import { readHolder, readPerson, type PersonRead } from '../trial/importReads.ts'
import { changeReasons, type Lists } from '../trial/judgeRow.ts'
import {
  changeIn,
  companyChangesOf,
  isNoChange,
  newSets,
  roleChangesOf,
  type PersonChange,
} from '../trial/personChange.ts'
import type { Verdict } from '../trial/verdict.ts'
import {
  cleaned,
  companiesBody,
  emptyForm,
  lookUpPresence,
  rolesBody,
  sentCountry,
  toBody,
  usersApi,
  type UserForm,
} from '../usersParts.ts'
import type { Did, RowOutcome } from './rowOutcome.ts'
import { markAfter, markOf, markOfPerson } from './personMark.ts'

export type Sending = {
  dispatch: Dispatch
  lists: Lists
  self: Claims | null
  /** It may have been sent before, or its answer was lost: what became of it is asked for before anything is sent. */
  looksFirst: boolean
}

type Sent = { problem: null } | { problem: CallProblem; isUnknown: boolean }

/** Does to a person what a row says, as it was tried. */
export function sendRow(values: RowValues, verdict: Verdict, sending: Sending): Promise<RowOutcome> {
  switch (verdict.kind) {
    case 'create':
      return create(values, sending)
    case 'change':
      return change(values, verdict.id, verdict.change, sending)
    case 'restore':
      return restore(values, verdict.id, sending)
    default:
      throw new Error('Nothing is sent of such a row.')
  }
}

async function create(values: RowValues, sending: Sending): Promise<RowOutcome> {
  const { dispatch, lists, looksFirst } = sending
  const form = cleaned({ ...emptyForm, ...values.fields })
  const { userName, idstate } = form
  const sets = newSets(values)
  const country = sentCountry(lists.countries, form.country, null)
  const made = { ...form, country: String(country.id) }
  const did: Did = {
    kind: 'created',
    userName,
    before: markOf({ ...made, idstate: emptyForm.idstate }, sets),
    after: markOf(made, sets),
  }
  const before = looksFirst ? await findCreated(values, sending) : null
  if (before && 'error' in before) return unread(before.error)
  if (!before?.person) {
    const body = toBody(form, {
      id: 0,
      country,
      customers: companiesBody(lists.companies, companyChangesOf(sets)),
      roles: rolesBody([], roleChangesOf(sets)),
    })
    const sent = await send(
      () => dispatch(usersApi.endpoints.createUser.initiate({ body }, { track: false })),
      async () => {
        const found = await findCreated(values, sending)
        if ('error' in found) return 'unknown'
        return found.person ? 'done' : 'undone'
      },
    )
    if (sent.problem) return { kind: 'failed', ...sent, did: null }
  }
  if (idstate !== '0') {
    const found = await findCreated(values, sending)
    if ('error' in found) return { ...unread(found.error), did }
    if (found.person) {
      const sent = await switchTo(found.person, idstate, dispatch)
      if (sent.problem) return { kind: 'failed', ...sent, did }
    }
  }
  return { kind: 'done', did, call: createUser.id, at: Date.now() }
}

/** The person of a row who was to be created, if they are there as the row says; their state is switched later. */
async function findCreated(
  { fields: { idstate: _later, ...fields }, ...sets }: RowValues,
  { dispatch, lists }: Sending,
): Promise<{ person: PersonRead | null } | { error: ApiError }> {
  const { userName } = cleaned({ ...emptyForm, ...fields })
  const holder = await readHolder(dispatch, { userName })
  if ('error' in holder) return holder
  if (holder.data.kind !== 'there') return { person: null }
  const read = await readPerson(dispatch, holder.data.id)
  if ('error' in read) return read
  const isOwn = read.data && isNoChange(changeIn({ fields, ...sets }, read.data, lists.countries))
  return { person: isOwn ? read.data : null }
}

async function change(
  values: RowValues,
  id: number,
  tried: PersonChange | null,
  { dispatch, lists, self, looksFirst }: Sending,
): Promise<RowOutcome> {
  const read = await readPerson(dispatch, id)
  if ('error' in read) return unread(read.error)
  const person = read.data
  if (person === null) return { kind: 'wrong', reasons: [{ code: 'nobody' }], did: null }
  const now = changeIn(values, person, lists.countries)
  const done = (all: PersonChange | null): RowOutcome => ({
    kind: 'done',
    did: all && { kind: 'changed', id, change: all },
    call: modifyUser.id,
    at: Date.now(),
  })
  // It was sent before, and its answer was lost.
  if (isNoChange(now)) return done(looksFirst ? tried : null)
  const reasons = changeReasons(now, values, person, self)
  if (reasons.length > 0) return { kind: 'wrong', reasons, did: null }
  const sent = await sendChange(person, now, dispatch, lists.countries)
  if (!sent.problem) return done(now)
  const did: Did | null = sent.isHalf ? { kind: 'changed', id, change: withoutState(now) } : null
  return { kind: 'failed', problem: sent.problem, isUnknown: sent.isUnknown, did }
}

function withoutState(change: PersonChange): PersonChange {
  return { ...change, fields: change.fields.filter(({ field }) => field !== 'idstate') }
}

/** Changes somebody who was just read; their state has a call of its own. `isHalf`: all but the state was done. */
export async function sendChange(
  person: PersonRead,
  change: PersonChange,
  dispatch: Dispatch,
  countries: readonly Country[],
): Promise<{ problem: null } | { problem: CallProblem; isUnknown: boolean; isHalf: boolean }> {
  const state = change.fields.find(({ field }) => field === 'idstate')
  const rest = withoutState(change)
  if (!isNoChange(rest)) {
    const body = bodyOf(person, rest, countries)
    const sent = await send(
      () => dispatch(usersApi.endpoints.modifyUser.initiate({ body }, { track: false })),
      () => lookUpPerson(dispatch, person.id, (now) => isDone(rest, now)),
    )
    if (sent.problem) return { ...sent, isHalf: false }
  }
  if (!state) return { problem: null }
  const sent = await switchTo(person, state.after, dispatch)
  return sent.problem ? { ...sent, isHalf: !isNoChange(rest) } : sent
}

function bodyOf(person: PersonRead, change: PersonChange, countries: readonly Country[]) {
  const form: UserForm = {
    ...person.form,
    ...Object.fromEntries(change.fields.map(({ field, after }) => [field, after])),
  }
  return toBody(form, {
    id: person.id,
    country: sentCountry(countries, form.country, person.user),
    customers: companiesBody(person.companies, companyChangesOf(change)),
    roles: rolesBody(person.roles, roleChangesOf(change)),
  })
}

/** Whether a person is as a change was to make them. */
function isDone(
  { fields, principal, companies, roles }: PersonChange,
  { form, ...now }: PersonRead,
): boolean {
  const tidy = cleaned(form)
  return (
    fields.every(({ field, after }) => tidy[field] === after) &&
    companies.every((id) => now.companies.some((one) => one.id === id && one.assigned)) &&
    (principal === null || now.companies.some((one) => one.id === principal && one.principal)) &&
    roles.every((name) => now.roles.some((role) => role.name === name && role.assigned))
  )
}

async function restore(values: RowValues, id: number, sending: Sending): Promise<RowOutcome> {
  const { dispatch, lists, looksFirst } = sending
  const isBack: LookUp = () => lookUpPresence(dispatch, id, true)
  if (!looksFirst || (await isBack()) !== 'done') {
    const { activateDeletedUser } = usersApi.endpoints
    const sent = await send(
      () => dispatch(activateDeletedUser.initiate({ body: { id } }, { track: false })),
      isBack,
    )
    if (sent.problem) return { kind: 'failed', ...sent, did: null }
  }
  const read = await readPerson(dispatch, id)
  if ('error' in read) return unread(read.error)
  if (read.data === null) return { kind: 'wrong', reasons: [{ code: 'nobody' }], did: null }
  const before = markOfPerson(read.data)
  const now = changeIn(values, read.data, lists.countries)
  const back: Did = { kind: 'restored', id, change: null, before, after: before }
  if (isNoChange(now)) return { kind: 'done', did: back, call: activateDeletedUser.id, at: Date.now() }
  const after = markAfter(read.data, now)
  const changed = await change(values, id, now, sending)
  if (changed.kind !== 'done') return { ...changed, did: back }
  return { ...changed, did: { ...back, change: now, after }, call: activateDeletedUser.id }
}

async function switchTo({ id, form }: PersonRead, idstate: string, dispatch: Dispatch): Promise<Sent> {
  if (form.idstate === idstate) return { problem: null }
  const body = { id, idstate: Number(idstate) }
  return send(
    () => dispatch(usersApi.endpoints.setUserState.initiate({ body }, { track: false })),
    () => lookUpPerson(dispatch, id, (now) => now.form.idstate === idstate),
  )
}

/** Where the look-up fails, as at the end of a session, nobody knows whether it was done, and another try looks again. */
async function send(asked: () => PromiseLike<Answer>, lookUp: LookUp): Promise<Sent> {
  let found: Found | null = null
  const result = await write({ send: asked, lookUp: async () => (found = await lookUp()) })
  if (!('problem' in result)) return { problem: null }
  return { problem: result.problem, isUnknown: result.kind === 'unknown' || found === 'unknown' }
}

async function lookUpPerson(dispatch: Dispatch, id: number, isSo: (now: PersonRead) => boolean) {
  const read = await readPerson(dispatch, id)
  if ('error' in read) return 'unknown'
  return read.data && isSo(read.data) ? 'done' : 'undone'
}

function unread(error: ApiError): RowOutcome & { kind: 'failed' } {
  return { kind: 'failed', problem: problemOf(error), isUnknown: false, did: null }
}
