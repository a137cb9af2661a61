import { documentNumberLength as length, passportCode } from '#contracts/certificates.ts'
import { withoutInvisible } from '#shared/texts/identifier.ts'

export type DocumentNumberProblem = 'required' | 'numeric' | 'alphanumeric' | 'min' | 'max'

/** Problem of a document number for the type with this code, or null (CLG-09 to CLG-12, S-29). */
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

/** The number as it is sent: full-width characters converted, copied spaces removed. */
export function plainNumber(typed: string): string {
  return withoutInvisible(typed).normalize('NFKC').replaceAll(/\s/g, '')
}
