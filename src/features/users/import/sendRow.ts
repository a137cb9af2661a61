import { activateDeletedUser, createUser, modifyUser } from '#contracts/users.ts'
import { foundIn, type Found, type LookUp, type Read } from '#shared/api/reads.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { problemOf, write, type Answer } from '#shared/api/write.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { readSession } from '#shared/session/tokens.ts'
import { usersApi } from '../api.ts'
import { emptyForm } from '../card/form.ts'
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
  readUserNamed,
  withoutState,
  type FreshUser,
} from './user.ts'

type Sending = {
  dispatch: Dispatch
  /** What a new user can have. */
  nobody: FreshUser
  /** It may have been sent before: look up the result first. */
  looksFirst: boolean
}

type Call = { send: () => PromiseLike<Answer>; lookUp: LookUp }
type Failed = Extract<Outcome, { kind: 'failed' }>

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
  const { dispatch, nobody, looksFirst } = sending
  const all = changeOfNew(values)
  const before = looksFirst ? await findCreated(values, sending) : { data: null }
  if ('error' in before) return unread(before.error)
  if (!before.data) {
    const body = bodyAfter(nobody, all)
    const failure = await failureOf({
      send: () => dispatch(usersApi.endpoints.createUser.initiate({ body }, { track: false })),
      lookUp: () => foundIn(findCreated(values, sending), (user) => user !== null),
    })
    if (failure) return failure
  }
  const did: Done = { kind: 'created' }
  const { idstate = emptyForm.idstate } = values.fields
  if (idstate !== emptyForm.idstate) {
    const found = await findCreated(values, sending)
    if ('error' in found) return unread(found.error, did)
    const state = found.data && changeIn({ fields: { idstate }, companies: [], roles: [] }, found.data)
    const failed = state && (await sendChange(found.data!, state, sending))
    if (failed) return { ...failed, did }
  }
  return done(did, createUser.id)
}

/** The created user of a row, if they exist as the row says; their state is switched later. */
async function findCreated(
  { fields: { idstate: _later, ...fields }, ...sets }: RowValues,
  { dispatch }: Sending,
): Promise<Read<FreshUser | null>> {
  const user = await readUserNamed(dispatch, fields.userName)
  if ('error' in user || user.data === null) return user
  return { data: isNoChange(changeIn({ fields, ...sets }, user.data)) ? user.data : null }
}

async function modify(
  values: RowValues,
  id: number,
  sending: Sending & { tried: UserChange },
): Promise<Outcome> {
  const { dispatch, looksFirst, tried } = sending
  const read = await readFreshUser(dispatch, id)
  if ('error' in read) return unread(read.error)
  if (read.data === null) return gone
  const change = changeIn(values, read.data)
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
  const { dispatch, looksFirst } = sending
  const isBack = (): Promise<Found> => lookUpPresence(dispatch, id, true)
  if (!looksFirst || (await isBack()) !== 'done') {
    const send = (): PromiseLike<Answer> =>
      dispatch(usersApi.endpoints.activateDeletedUser.initiate({ body: { id } }, { track: false }))
    const failure = await failureOf({ send, lookUp: isBack })
    if (failure) return failure
  }
  const read = await readFreshUser(dispatch, id)
  if ('error' in read) return unread(read.error)
  if (read.data === null) return gone
  const before = markOf(read.data)
  const change = changeIn(values, read.data)
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
  { dispatch }: Sending,
): Promise<Failed | null> {
  let did: Done | null = null
  for (const { done: part, ...call } of callsOf(user, change, dispatch)) {
    const failure = await failureOf(call, did)
    if (failure) return failure
    did = { kind: 'changed', id: user.id, change: part }
  }
  return null
}

/** The calls of a change, in order; `isUndo` removes its companies and roles. */
export function callsOf(
  user: FreshUser,
  change: UserChange,
  dispatch: Dispatch,
  { isUndo = false } = {},
): (Call & { done: UserChange })[] {
  const { modifyUser: modifies, setUserState } = usersApi.endpoints
  const { id } = user
  const calls: (Call & { done: UserChange })[] = []
  const rest = withoutState(change)
  const lookUp = (part: UserChange) => () =>
    foundIn(readFreshUser(dispatch, id), (now) => now !== null && isMade(part, now))
  if (!isNoChange(rest)) {
    const body = bodyAfter(user, rest, { isUndo })
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
function isMade({ fields, principal, companies, roles }: UserChange, user: FreshUser): boolean {
  const values: RowValues = {
    fields: Object.fromEntries(fields.map(({ field, after }) => [field, after])),
    companies: principal === null ? companies : [principal, ...companies],
    roles,
  }
  return isNoChange(changeIn(values, user))
}

/** A failed look-up leaves the result unknown; a retry looks up again. */
async function failureOf({ send, lookUp }: Call, did: Done | null = null): Promise<Failed | null> {
  let found: Found | null = null
  const result = await write({ send, lookUp: async () => (found = await lookUp()) })
  if (!('problem' in result)) return null
  const isUnknown = result.kind === 'unknown' || found === 'unknown'
  return { kind: 'failed', problem: result.problem, isUnknown, did }
}

function done(did: Done | null, call: string): Outcome {
  return { kind: 'done', did, call, at: Date.now() }
}

function unread(error: ApiError, did: Done | null = null): Failed {
  return { kind: 'failed', problem: problemOf(error), isUnknown: false, did }
}
