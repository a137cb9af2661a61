import type { Country } from '#contracts/users.ts'
import type { Answered } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { callProblem } from '#shared/api/callProblem.ts'
import type { Found } from '#shared/api/lookUp.ts'
import type { Answer } from '#shared/api/write.ts'
import type { UndoLook, UndoStep } from '#shared/changes/change.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { readHolder, readPerson, type PersonRead } from '../trial/importReads.ts'
import type { PersonChange } from '../trial/personChange.ts'
import {
  cleaned,
  companiesBody,
  companyFlags,
  lookUpPresence,
  noCompanyChanges,
  rolesBody,
  sentCountry,
  toBody,
  usersApi,
  type UserForm,
} from '../usersParts.ts'
import type { Did } from './rowOutcome.ts'
import { markOfPerson } from './personMark.ts'

type Around = { dispatch: Dispatch; countries: readonly Country[] }

/** The way back of a row that was imported; whoever was changed by somebody since stays, and is named. */
export function undoRow(name: string, did: Did, around: Around): UndoStep {
  switch (did.kind) {
    case 'created':
      return deleteAgain(name, did, () => readCreated(around.dispatch, did.userName), around)
    case 'restored':
      return deleteAgain(name, did, () => readPerson(around.dispatch, did.id), around)
    case 'changed':
      return takeBack(name, did.id, did.change, around)
  }
}

async function readCreated(dispatch: Dispatch, userName: string): Promise<Answered<PersonRead | null>> {
  const holder = await readHolder(dispatch, { userName })
  if ('error' in holder) return holder
  return holder.data.kind === 'there' ? readPerson(dispatch, holder.data.id) : { data: null }
}

function deleteAgain(
  name: string,
  did: Extract<Did, { after: string }>,
  read: () => Promise<Answered<PersonRead | null>>,
  { dispatch, countries }: Around,
): UndoStep {
  /** As long as they are there. */
  let id: number | null = null

  async function send(person: PersonRead): Promise<Answer> {
    if (did.kind === 'restored' && did.change && markOfPerson(person) !== did.before) {
      const back = backOf(did.change, person)
      const sent = back && (await sendBack(person, back, dispatch, countries))
      if (sent && callProblem(sent)) return sent
    }
    return dispatch(usersApi.endpoints.deleteUser.initiate({ body: { Id: person.id } }, { track: false }))
  }

  return {
    name,
    async look(): Promise<UndoLook> {
      const answer = await read()
      if ('error' in answer) return answer
      const person = answer.data
      if (person === null) return { isBack: true }
      id = person.id
      const known = [did.after, did.before]
      return known.includes(markOfPerson(person)) ? { send: () => send(person) } : { changed: null }
    },
    isBack: () => (id === null ? Promise.resolve<Found>('unknown') : lookUpPresence(dispatch, id, false)),
  }
}

/** What goes back to what it was, and what somebody has changed since, in words. */
type Back = {
  form: Partial<UserForm>
  companies: readonly number[]
  roles: readonly string[]
  left: readonly string[]
}

function takeBack(name: string, id: number, change: PersonChange, { dispatch, countries }: Around): UndoStep {
  return {
    name,
    async look(): Promise<UndoLook> {
      const answer = await readPerson(dispatch, id)
      if ('error' in answer) return answer
      const person = answer.data
      if (person === null) return { changed: null }
      const back = backOf(change, person)
      const left = back.left.length === 0 ? null : back.left.join(', ')
      if (isNothing(back)) return left === null ? { isBack: true } : { changed: left }
      return { send: () => sendBack(person, back, dispatch, countries), left }
    },
    async isBack() {
      const answer = await readPerson(dispatch, id)
      if ('error' in answer) return 'unknown'
      return answer.data && isNothing(backOf(change, answer.data)) ? 'done' : 'undone'
    },
  }
}

function isNothing({ form, companies, roles }: Back): boolean {
  return Object.keys(form).length + companies.length + roles.length === 0
}

/** What of a change can be taken back from a person as they are now. */
export function backOf(change: PersonChange, { form, companies, roles }: PersonRead): Back {
  const now = cleaned(form)
  const flags = companyFlags(companies, noCompanyChanges)
  const asLeft = change.fields.filter(({ field, after }) => now[field] === after)
  const others = change.fields.filter(
    ({ field, before, after }) => now[field] !== after && now[field] !== before,
  )
  const { principal } = change
  return {
    form: Object.fromEntries(asLeft.map(({ field, before }) => [field, before])),
    companies: change.companies.filter((id) => flags.get(id)?.assigned),
    roles: change.roles.filter((name) => roles.some((role) => role.name === name && role.assigned)),
    left: [
      ...others.map(({ field }) => i18n.t(`userCard:fields.${field}`)),
      // Nobody is saved without a principal company.
      ...(principal !== null && flags.get(principal)?.principal ? [i18n.t('userCard:principal')] : []),
    ],
  }
}

async function sendBack(
  person: PersonRead,
  { form, companies, roles }: Back,
  dispatch: Dispatch,
  countries: readonly Country[],
): Promise<Answer> {
  const { idstate = person.form.idstate, ...texts } = form
  const whole: UserForm = { ...person.form, ...texts }
  if (Object.keys(texts).length + companies.length + roles.length > 0) {
    const body = toBody(whole, {
      id: person.id,
      country: sentCountry(countries, whole.country, person.user),
      customers: companiesBody(
        person.companies,
        new Map(companies.map((id) => [id, { principal: false, assigned: false }])),
      ),
      roles: rolesBody(person.roles, new Map(roles.map((name) => [name, false]))),
    })
    const answer = await dispatch(usersApi.endpoints.modifyUser.initiate({ body }, { track: false }))
    if (callProblem(answer) || idstate === person.form.idstate) return answer
  }
  const state = { id: person.id, idstate: Number(idstate) }
  return dispatch(usersApi.endpoints.setUserState.initiate({ body: state }, { track: false }))
}
