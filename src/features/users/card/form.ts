import * as z from 'zod/mini'
import { noPhone, userLimits, type Country, type User, type UserBody } from '#contracts/users.ts'
import type { CardForm } from '#shared/cards/cardParts.ts'
import { emailCharacters, nameCharacters, tidy, userNameCharacters } from '#shared/fields/characters.ts'
import { chosen, line, only, ruled, type TextProblem } from '#shared/fields/textRules.ts'
import { isEmail } from '#shared/format/isEmail.ts'

/** Problems of a field; their texts in the namespace `userCard` match `fieldProblem`. */
export type FieldProblem =
  | DocumentProblem
  | PhoneProblem
  | TextProblem
  | 'emailCharacters'
  | 'emailFormat'
  | 'lettersOnly'
  | 'userNameFormat'
  | 'taken'
  | 'deleted'

const letters = only(nameCharacters, 'lettersOnly')
const userNameForm = only(userNameCharacters, 'userNameFormat')
const emailForm = (text: string): FieldProblem | null =>
  only(emailCharacters, 'emailCharacters')(text) ?? (isEmail(text) ? null : 'emailFormat')

/** Values of the tab 'Datos'. All are text, as in the fields; '' is no choice. */
export const userForm = z
  .object({
    userName: line(userLimits.userName, userNameForm),
    email: line(userLimits.email, emailForm),
    names: line(userLimits.names, letters),
    surnames: line(userLimits.surnames, letters),
    /** Id of the country, or its code when the service gives no id. */
    country: chosen,
    documentTypeId: chosen,
    document: z.string().check(z.trim()),
    phoneNumber: ruled(
      (text) =>
        phoneProblem(text) ?? (phoneLength(text) > userLimits.phone ? `tooLong:${userLimits.phone}` : null),
    ),
    idTypeUser: chosen,
    /** Not a field: sent back, so that a save does not undo a switch by a colleague. */
    idstate: z.string(),
  })
  .check(
    z.refine((form) => documentProblemOf(form) === null, {
      path: ['document'],
      // Reported along with other problems.
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

/** Fields in the order of the card. */
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

/** The form as compared and sent. */
export function cleaned(form: UserForm): UserForm {
  const clean = { ...form }
  for (const field of userFields) clean[field] = tidy(form[field])
  return { ...clean, phoneNumber: finishedPhone(form.phoneNumber) }
}

export const userCardForm: CardForm<UserForm> = {
  empty: emptyForm,
  schema: userForm,
  tidy: cleaned,
  revalidatedWith: { document: ['documentTypeId'] },
}

export function findCountry(countries: readonly Country[], value: string): Country | undefined {
  return countries.find(({ id, countryCode }) => String(id) === value || countryCode === value)
}

/** The country to send: the chosen one, or the stored one when no list has it. */
export function sentCountry(
  countries: readonly Country[],
  value: string,
  user: Pick<User, 'countryId' | 'countryCode'> | null,
): Country {
  const found = findCountry(countries, value)
  return found ?? { id: user?.countryId ?? 0, countryCode: user?.countryCode ?? '', name: '' }
}

type Whole = { id: number; country: Country } & Pick<UserBody, 'customers' | 'roles'>

export function toBody(form: UserForm, { id, country, customers, roles }: Whole): UserBody {
  const { country: _chosen, documentTypeId, phoneNumber, idTypeUser, idstate, ...texts } = form
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

type DocumentProblem = 'required' | 'documentTooLong' | 'documentNumeric' | 'documentAlphanumeric'

/** Passport and special permit; all other types are digits only (UVA-14 to UVA-16). */
const withLetters = new Set(['5', '13'])

/** Whether documents of this type may have letters (UVA-14, UVA-16). */
export function hasLetters(documentTypeId: string): boolean {
  return withLetters.has(documentTypeId)
}

/** Validates a document number; the length comes first, so that no pattern runs on a long text. */
export function documentProblem(documentTypeId: string, number: string): DocumentProblem | null {
  if (number === '') return 'required'
  if (number.length > userLimits.document) return 'documentTooLong'
  if (documentTypeId === '') return null
  if (hasLetters(documentTypeId)) return /^[0-9A-Za-z]+$/.test(number) ? null : 'documentAlphanumeric'
  return /^[0-9]+$/.test(number) ? null : 'documentNumeric'
}

/** Prefix of every number, for all countries (G-23). */
const phonePrefix = '(+57) '

const ownPrefix = /^\s*(?:\(?\s*\+\s*57\s*\)?|\(\s*57\s*\))\s*/

// Remains of the prefix while it is being deleted, and its other spellings.
const prefixRemains = /^\s*(?:\(?\+?5?7?\)\s*|[(+]+\s*(?:57)?\s*)/

// The prefix of another country, but not remains of ours.
const foreignPrefix = /^(?!\s*\(?\+?5?7?\))[\s(]*(?:\+|00)\s*(?!5?$|57)/

/** Where the number is split, by its count of digits: after the 7th or the 9th position of the whole (UVA-25). */
const firstPart = new Map([
  [8, 1],
  [10, 3],
])

/** Characters allowed in a number; others stay and are reported at once (UVA-24). */
export const phoneCharacters = /^[\d\s()+./-]*$/

type PhoneProblem = 'phoneLetters' | 'phoneForeign'

/** Why a text is not a number after the prefix. */
export function phoneProblem(text: string): PhoneProblem | null {
  const own = text.replace(ownPrefix, '')
  if (!phoneCharacters.test(text) || (own.trim() !== '' && !/\d/.test(own))) return 'phoneLetters'
  return own.includes('+') || /^[\s(]*00/.test(own) ? 'phoneForeign' : null
}

/** The digits of a phone without the prefix (UVA-24). */
function phoneDigits(text: string): string {
  return text.replace(ownPrefix, '').replaceAll(/\D/g, '')
}

/** While typing: adds the prefix (UVA-23), unless the text has the prefix of another country. */
export function typedPhone(text: string): string {
  if (text === '' || foreignPrefix.test(text)) return text
  return phonePrefix + text.replace(prefixRemains, '')
}

/** When the field is left: inserts the space, or clears a lone prefix (UVA-25, UVA-26). */
export function finishedPhone(text: string): string {
  if (phoneProblem(text) !== null) return tidy(text)
  const digits = phoneDigits(text)
  if (digits === '') return ''
  const cut = firstPart.get(digits.length)
  return phonePrefix + (cut === undefined ? digits : `${digits.slice(0, cut)} ${digits.slice(cut)}`)
}

/** Length of prefix and digits; the inserted space does not count (G-23). */
export function phoneLength(text: string): number {
  const digits = phoneDigits(text)
  return digits === '' ? 0 : phonePrefix.length + digits.length
}
