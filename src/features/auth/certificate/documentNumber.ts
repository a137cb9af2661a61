import { documentNumberLength as length, passportCode } from '#contracts/certificates.ts'
import { withoutInvisible } from '#shared/texts/identifier.ts'

export type DocumentNumberProblem = 'required' | 'numeric' | 'alphanumeric' | 'min' | 'max'

/** What is wrong with the document number for a type of this code; null when nothing is (CLG-09 to CLG-12, S-29). */
export function documentNumberProblem(
  typeCode: string | null | undefined,
  typed: string,
): DocumentNumberProblem | null {
  const number = plainNumber(typed)
  if (number === '') return 'required'
  const hasFittingLength = number.length >= length.min && number.length <= length.max
  if (typeCode?.trim().toUpperCase() !== passportCode)
    return /^[0-9]+$/.test(number) && hasFittingLength ? null : 'numeric'
  if (!/^[0-9A-Za-z]+$/.test(number)) return 'alphanumeric'
  if (hasFittingLength) return null
  return number.length < length.min ? 'min' : 'max'
}

/** As it travels: full-width signs as plain ones, without the spaces that people copy along. */
export function plainNumber(typed: string): string {
  return withoutInvisible(typed).normalize('NFKC').replaceAll(/\s/g, '')
}
