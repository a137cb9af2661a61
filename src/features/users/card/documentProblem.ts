import { userLimits } from '#contracts/users.ts'

export type DocumentProblem = 'required' | 'documentTooLong' | 'documentNumeric' | 'documentAlphanumeric'

/** Passport and special permit; every other type is a number (UVA-14 to UVA-16). */
const withLetters = new Set(['5', '13'])

/** Whether documents of this type may have letters (UVA-14, UVA-16). */
export function hasLetters(documentTypeId: string): boolean {
  return withLetters.has(documentTypeId)
}

/** What is wrong with a document number of this type; the length is judged first, so that no pattern meets a long text. */
export function documentProblem(documentTypeId: string, number: string): DocumentProblem | null {
  if (number === '') return 'required'
  if (number.length > userLimits.document) return 'documentTooLong'
  if (documentTypeId === '') return null
  if (hasLetters(documentTypeId)) return /^[0-9A-Za-z]+$/.test(number) ? null : 'documentAlphanumeric'
  return /^[0-9]+$/.test(number) ? null : 'documentNumeric'
}
