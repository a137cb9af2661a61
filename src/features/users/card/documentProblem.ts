import { userLimits } from '#contracts/users.ts'

export type DocumentProblem = 'required' | 'documentTooLong' | 'documentNumeric' | 'documentAlphanumeric'

/** Passport and special permit; every other type is a number (UVA-14 to UVA-16). */
const withLetters = new Set(['5', '13'])

/** What is wrong with a document number of this type; the length is judged first, so that no pattern meets a long text. */
export function documentProblem(documentTypeId: string, number: string): DocumentProblem | null {
  if (number === '') return 'required'
  if (number.length > userLimits.document) return 'documentTooLong'
  if (documentTypeId === '') return null
  if (withLetters.has(documentTypeId)) return /^[0-9A-Za-z]+$/.test(number) ? null : 'documentAlphanumeric'
  return /^[0-9]+$/.test(number) ? null : 'documentNumeric'
}
