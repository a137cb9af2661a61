import { createUser, modifyUser } from '#contracts/users.ts'
import { callProblem, type Answer } from '#shared/api/write.ts'
import { type Read, foundIn } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { UndoStep } from '#shared/changes/change.ts'
import { recordChange } from '#shared/changes/changes.ts'
import { namesText } from '#shared/list/bulk/namesText.ts'
import '#shared/list/listTexts.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { usersApi } from '../api.ts'
import { companyFlags, noCompanyChanges } from '../companies/companyChanges.ts'
import { cleaned } from '../card/form.ts'
import { lookUpPresence } from '../lookUpUser.ts'
import '../card/texts.ts'
import type { Done, TriedRow, UserChange } from './importRow.ts'
import './runTexts.ts'
import { nameOfRow } from './rowWords.ts'
import { callsOf } from './sendRow.ts'
import {
  changeOfNew,
  isNoChange,
  markOf,
  markOfNew,
  readFreshUser,
  readUserNamed,
  withoutState,
  type FreshUser,
} from './user.ts'

/** Records the writes of a run in the undo history; null where there were none. */
export function recordImport(
  fileName: string | null,
  rows: readonly TriedRow[],
  dispatch: Dispatch,
): number | null {
  const done = rows.flatMap((row) => (row.outcome?.did ? [{ row, did: row.outcome.did }] : []))
  if (done.length === 0) return null
  const names = done.map(({ row }) => nameOfRow(row, i18n.t))
  const count = done.length
  return recordChange({
    call: done.some(({ did }) => did.kind === 'created') ? createUser.id : modifyUser.id,
    title: () => i18n.t('importRun:did', { count }),
    name: () => (fileName === null ? namesText(names) : `${fileName} · ${namesText(names)}`),
    undo: done.map(({ row, did }, at) => undoRow(names[at]!, row, did, dispatch)),
  })
}

/** Undoes a row; a user changed by a colleague since is kept and named. */
function undoRow(name: string, { values }: TriedRow, did: Done, dispatch: Dispatch): UndoStep {
  if (did.kind === 'changed') return takeBack(name, did.id, did.change, dispatch)
  if (did.kind === 'restored')
    return deleteAgain(name, () => readFreshUser(dispatch, did.id), { dispatch, ...did })
  const all = changeOfNew(values)
  // The service does not return the id of a new user.
  const readCreated = () => readUserNamed(dispatch, values.fields.userName)
  const marks = { before: markOfNew(withoutState(all)), after: markOfNew(all) }
  return deleteAgain(name, readCreated, { dispatch, change: null, ...marks })
}

/** `before` and `after`: the marks of the user before and after `change`. */
function deleteAgain(
  name: string,
  read: () => Promise<Read<FreshUser | null>>,
  {
    dispatch,
    change,
    before,
    after,
  }: { dispatch: Dispatch } & Omit<Done & { kind: 'restored' }, 'id' | 'kind'>,
): UndoStep {
  /** Null until the user was read. */
  let id: number | null = null

  async function send(user: FreshUser): Promise<Answer> {
    if (change && markOf(user) !== before) {
      const sent = await sendBack(user, change, dispatch)
      if (callProblem(sent)) return sent
    }
    return dispatch(usersApi.endpoints.deleteUser.initiate({ body: { Id: user.id } }, { track: false }))
  }

  return {
    name,
    async look() {
      const answer = await read()
      if ('error' in answer) return answer
      const user = answer.data
      if (user === null) return { isBack: true }
      id = user.id
      return [after, before].includes(markOf(user)) ? { send: () => send(user) } : { changed: null }
    },
    isBack: () => (id === null ? Promise.resolve('unknown') : lookUpPresence(dispatch, id, false)),
  }
}

function takeBack(name: string, id: number, change: UserChange, dispatch: Dispatch): UndoStep {
  const read = (): Promise<Read<FreshUser | null>> => readFreshUser(dispatch, id)
  return {
    name,
    async look() {
      const answer = await read()
      if ('error' in answer) return answer
      const user = answer.data
      if (user === null) return { changed: null }
      const left = leftOf(change, user)
      if (isNoChange(backOf(change, user))) return left === null ? { isBack: true } : { changed: left }
      return { send: () => sendBack(user, change, dispatch), left }
    },
    isBack: () => foundIn(read(), (user) => user !== null && isNoChange(backOf(change, user))),
  }
}

/** The reverse change, for the values that are still as the change left them. */
function backOf({ fields, companies, roles }: UserChange, user: FreshUser): UserChange {
  const now = cleaned(user.form)
  const flags = companyFlags(user.companies, noCompanyChanges)
  return {
    fields: fields
      .filter(({ field, after }) => now[field] === after)
      .map(({ field, before, after }) => ({ field, before: after, after: before })),
    // A user cannot be saved without a principal company.
    principal: null,
    companies: companies.filter((id) => flags.get(id)?.assigned),
    roles: roles.filter((name) => user.roles.some((role) => role.name === name && role.assigned)),
  }
}

/** Names of the values that cannot be undone: changed since, or required. */
function leftOf({ fields, principal }: UserChange, user: FreshUser): string | null {
  const now = cleaned(user.form)
  const flags = companyFlags(user.companies, noCompanyChanges)
  const left = fields
    .filter(({ field, before, after }) => now[field] !== after && now[field] !== before)
    .map(({ field }) => i18n.t(`userCard:fields.${field}`))
  if (principal !== null && flags.get(principal)?.principal) left.push(i18n.t('userCard:principal'))
  return left.length > 0 ? left.join(', ') : null
}

async function sendBack(user: FreshUser, change: UserChange, dispatch: Dispatch): Promise<Answer> {
  let answer: Answer = {}
  for (const { send } of callsOf(user, backOf(change, user), dispatch, { isUndo: true })) {
    answer = await send()
    if (callProblem(answer)) break
  }
  return answer
}
