import { activateDeletedUser, createUser, modifyUser, type Country } from '#contracts/users.ts'
import { type Read, foundIn, type Found, type LookUp } from '#shared/api/reads.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { problemOf, type CallProblem } from '#shared/api/callProblem.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { write, type Answer } from '#shared/api/write.ts'
import { readSession } from '#shared/session/tokens.ts'
import { usersApi } from '../api.ts'
import { emptyForm } from '../form.ts'
import { lookUpPresence } from '../lookUpUser.ts'
import type { Done, Outcome, RowValues, TriedRow, UserChange } from './importRow.ts'
import { changeProblems } from './trial.ts'
import {
  bodyAfter,
  changeIn,
  changeOfNew,
  isNoChange,
  markOf,
  readFreshUser,
  readHolder,
  withoutState,
  type FreshUser,
  type Lists,
} from './user.ts'

export type Sending = {
  dispatch: Dispatch
  lists: Lists
  /** It may have been sent before: look up the result first. */
  looksFirst: boolean
}

type Call = { send: () => PromiseLike<Answer>; lookUp: LookUp }
type Failure = { problem: CallProblem; isUnknown: boolean }

/** Writes a row as its verdict says. */
export function sendRow({ values, verdict }: TriedRow, sending: Sending): Promise<Outcome> {
  switch (verdict.kind) {
    case 'create':
      return create(values, sending)
    case 'change':
      return modify(values, verdict.id, { ...sending, tried: verdict.change })
    case 'restore':
      return restore(values, verdict.id, sending)
    default:
      throw new Error('Nothing is sent of such a row.')
  }
}

async function create(values: RowValues, sending: Sending): Promise<Outcome> {
  const { dispatch, lists, looksFirst } = sending
  const all = changeOfNew(values)
  const before = looksFirst ? await findCreated(values, sending) : { data: null }
  if ('error' in before) return unread(before.error)
  if (!before.data) {
    const fresh = { id: 0, user: null, form: emptyForm, companies: lists.companies, roles: [] }
    const body = bodyAfter(fresh, all, lists.countries)
    const failure = await failureOf({
      send: () => dispatch(usersApi.endpoints.createUser.initiate({ body }, { track: false })),
      lookUp: () => foundIn(findCreated(values, sending), (user) => user !== null),
    })
    if (failure) return { kind: 'failed', ...failure, did: null }
  }
  const did: Done = { kind: 'created' }
  const { idstate = emptyForm.idstate } = values.fields
  if (idstate !== emptyForm.idstate) {
    const found = await findCreated(values, sending)
    if ('error' in found) return { ...unread(found.error), did }
    const state = found.data && changeIn({ fields: { idstate }, companies: [], roles: [] }, found.data, [])
    const failed = state && (await sendChange(found.data!, state, sending))
    if (failed) return { ...failed, did }
  }
  return done(did, createUser.id)
}

/** The created user of a row, if they exist as the row says; their state is switched later. */
async function findCreated(
  { fields: { idstate: _later, ...fields }, ...sets }: RowValues,
  { dispatch, lists }: Sending,
): Promise<Read<FreshUser | null>> {
  const holder = await readHolder(dispatch, { userName: fields.userName ?? '' })
  if ('error' in holder) return holder
  if (holder.data.kind !== 'there') return { data: null }
  const user = await readFreshUser(dispatch, holder.data.id)
  if ('error' in user || user.data === null) return user
  return { data: isNoChange(changeIn({ fields, ...sets }, user.data, lists.countries)) ? user.data : null }
}

async function modify(
  values: RowValues,
  id: number,
  sending: Sending & { tried: UserChange },
): Promise<Outcome> {
  const { dispatch, lists, looksFirst, tried } = sending
  const read = await readFreshUser(dispatch, id)
  if ('error' in read) return unread(read.error)
  if (read.data === null) return gone
  const change = changeIn(values, read.data, lists.countries)
  // An earlier request did it, or a colleague.
  if (isNoChange(change))
    return done(looksFirst ? { kind: 'changed', id, change: tried } : null, modifyUser.id)
  const problems = changeProblems(change, values, read.data, readSession()?.claims ?? null)
  if (problems.length > 0) return { kind: 'wrong', problems, did: null }
  return (
    (await sendChange(read.data, change, sending)) ?? done({ kind: 'changed', id, change }, modifyUser.id)
  )
}

const gone: Outcome = { kind: 'wrong', problems: [{ field: null, code: 'userGone' }], did: null }

async function restore(values: RowValues, id: number, sending: Sending): Promise<Outcome> {
  const { dispatch, lists, looksFirst } = sending
  const isBack = (): Promise<Found> => lookUpPresence(dispatch, id, true)
  if (!looksFirst || (await isBack()) !== 'done') {
    const send = (): PromiseLike<Answer> =>
      dispatch(usersApi.endpoints.activateDeletedUser.initiate({ body: { id } }, { track: false }))
    const failure = await failureOf({ send, lookUp: isBack })
    if (failure) return { kind: 'failed', ...failure, did: null }
  }
  const read = await readFreshUser(dispatch, id)
  if ('error' in read) return unread(read.error)
  if (read.data === null) return gone
  const before = markOf(read.data)
  const change = changeIn(values, read.data, lists.countries)
  const back: Done = { kind: 'restored', id, change: null, before, after: before }
  if (isNoChange(change)) return done(back, activateDeletedUser.id)
  const outcome = await modify(values, id, { ...sending, tried: change })
  if (outcome.kind !== 'done') return { ...outcome, did: back }
  return done({ ...back, change, after: markOf(read.data, change) }, activateDeletedUser.id)
}

/** Changes a user who was just read; null once all of it is done. */
async function sendChange(
  user: FreshUser,
  change: UserChange,
  { dispatch, lists }: Sending,
): Promise<Extract<Outcome, { kind: 'failed' }> | null> {
  let did: Done | null = null
  for (const { done: part, ...call } of callsOf(user, change, { dispatch, countries: lists.countries })) {
    const failure = await failureOf(call)
    if (failure) return { kind: 'failed', ...failure, did }
    did = { kind: 'changed', id: user.id, change: part }
  }
  return null
}

/** The calls of a change, in order; `isUndo` removes its companies and roles. */
export function callsOf(
  user: FreshUser,
  change: UserChange,
  {
    dispatch,
    countries,
    isUndo = false,
  }: { dispatch: Dispatch; countries: readonly Country[]; isUndo?: boolean },
): (Call & { done: UserChange })[] {
  const { modifyUser: modifies, setUserState } = usersApi.endpoints
  const { id } = user
  const calls: (Call & { done: UserChange })[] = []
  const rest = withoutState(change)
  const lookUp = (part: UserChange) => () =>
    foundIn(readFreshUser(dispatch, id), (now) => now !== null && isMade(part, now, countries))
  if (!isNoChange(rest)) {
    const body = bodyAfter(user, rest, countries, { isUndo })
    const send = (): PromiseLike<Answer> => dispatch(modifies.initiate({ body }, { track: false }))
    calls.push({ send, lookUp: lookUp(rest), done: rest })
  }
  const state = change.fields.find(({ field }) => field === 'idstate')
  if (state) {
    const body = { id, idstate: Number(state.after) }
    const send = (): PromiseLike<Answer> => dispatch(setUserState.initiate({ body }, { track: false }))
    calls.push({ send, lookUp: lookUp({ ...noSets, fields: [state] }), done: change })
  }
  return calls
}

const noSets = { principal: null, companies: [], roles: [] } as const

/** Whether nothing of a change is left to be done. */
function isMade(
  { fields, principal, companies, roles }: UserChange,
  user: FreshUser,
  countries: readonly Country[],
): boolean {
  const values: RowValues = {
    fields: Object.fromEntries(fields.map(({ field, after }) => [field, after])),
    companies: principal === null ? companies : [principal, ...companies],
    roles,
  }
  return isNoChange(changeIn(values, user, countries))
}

/** A failed look-up leaves the result unknown; a retry looks up again. */
async function failureOf({ send, lookUp }: Call): Promise<Failure | null> {
  let found: Found | null = null
  const result = await write({ send, lookUp: async () => (found = await lookUp()) })
  if (!('problem' in result)) return null
  return { problem: result.problem, isUnknown: result.kind === 'unknown' || found === 'unknown' }
}

function done(did: Done | null, call: string): Outcome {
  return { kind: 'done', did, call, at: Date.now() }
}

function unread(error: ApiError): Outcome & { kind: 'failed' } {
  return { kind: 'failed', problem: problemOf(error), isUnknown: false, did: null }
}
