import * as z from 'zod/mini'
import { noPhone, userLimits, type Country, type User, type UserBody } from '#contracts/users.ts'
import type { CardForm } from '#shared/cards/cardForm.ts'
import { tidy } from '#shared/fields/characters.ts'
import { chosen, line, ruled, type TextProblem } from '#shared/fields/textRules.ts'
import { isEmail } from '#shared/format/isEmail.ts'
import { documentProblem, type DocumentProblem } from './card/documentProblem.ts'
import { finishedPhone, phoneLength } from './card/phone.ts'

/** What can be wrong with a field; the texts are in the namespace `userCard` and stand for `fieldProblem`. */
export type FieldProblem =
  DocumentProblem | TextProblem | 'emailFormat' | 'lettersOnly' | 'userNameFormat' | 'taken' | 'deleted'

const letters = (text: string): FieldProblem | null =>
  /^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ ]+$/.test(text) ? null : 'lettersOnly'
const emailForm = (text: string): FieldProblem | null =>
  /^[A-Za-z0-9._@+-]+$/.test(text) && isEmail(text) ? null : 'emailFormat'
const userNameForm = (text: string): FieldProblem | null =>
  /^[A-Za-z0-9._@-]+$/.test(text) ? null : 'userNameFormat'

/** The tab 'Datos'. Everything is text, as the fields hold it; '' is a choice not made. */
export const userForm = z
  .object({
    userName: line(userLimits.userName, userNameForm),
    email: line(userLimits.email, emailForm),
    names: line(userLimits.names, letters),
    surnames: line(userLimits.surnames, letters),
    /** Id of the country, or its code where the service gave no id. */
    country: chosen,
    documentTypeId: chosen,
    document: z.string().check(z.trim()),
    phoneNumber: ruled((text) =>
      phoneLength(text) > userLimits.phone ? `tooLong:${userLimits.phone}` : null,
    ),
    idTypeUser: chosen,
    /** Not a field: carried along, so that a colleague's switch is not undone by a save. */
    idstate: z.string(),
  })
  .check(
    z.refine((form) => documentProblemOf(form) === null, {
      path: ['document'],
      // Told beside whatever else is wrong.
      when: () => true,
      error: ({ input }) => documentProblemOf(input as UserForm),
    }),
  )

function documentProblemOf(form: Pick<UserForm, 'documentTypeId' | 'document'>): DocumentProblem | null {
  return documentProblem(form.documentTypeId, form.document.trim())
}

export type UserForm = z.infer<typeof userForm>
export type UserField = keyof UserForm

export const emptyForm: UserForm = {
  userName: '',
  email: '',
  idTypeUser: '',
  names: '',
  surnames: '',
  phoneNumber: '',
  country: '',
  documentTypeId: '',
  document: '',
  idstate: '0',
}

/** Fields in the order in which they stand on the card. */
export const userFields = Object.keys(emptyForm) as UserField[]

export function toForm(user: User): UserForm {
  const { userName, email, names, surnames, document } = user
  const phone = user.phoneNumber?.trim() ?? ''
  return {
    userName,
    email,
    names,
    surnames,
    document,
    country: String(user.countryId ?? user.countryCode ?? ''),
    documentTypeId: String(user.documentTypeId ?? ''),
    phoneNumber: phone === noPhone ? '' : finishedPhone(phone),
    idTypeUser: String(user.idTypeUser ?? user.typeuserid ?? ''),
    idstate: String(user.idstate),
  }
}

/** As it is compared and sent. */
export function cleaned(form: UserForm): UserForm {
  const clean = { ...form }
  for (const field of userFields) clean[field] = tidy(form[field])
  return { ...clean, phoneNumber: finishedPhone(form.phoneNumber) }
}

export const userCardForm: CardForm<UserForm> = {
  empty: emptyForm,
  schema: userForm,
  tidy: cleaned,
  judgedWith: { document: ['documentTypeId'] },
}

export function findCountry(countries: readonly Country[], value: string): Country | undefined {
  return countries.find(({ id, countryCode }) => String(id) === value || countryCode === value)
}

type Whole = { id: number; country: Country } & Pick<UserBody, 'customers' | 'roles'>

export function toBody(form: UserForm, { id, country, customers, roles }: Whole): UserBody {
  const { country: _chosen, documentTypeId, phoneNumber, idTypeUser, idstate, ...texts } = cleaned(form)
  return {
    ...texts,
    id,
    documentTypeId: Number(documentTypeId),
    documentType: Number(documentTypeId),
    countryId: country.id,
    countryCode: country.countryCode,
    phoneNumber: phoneNumber === '' ? noPhone : phoneNumber,
    idTypeUser: Number(idTypeUser),
    idstate: Number(idstate),
    customers,
    roles,
  }
}
