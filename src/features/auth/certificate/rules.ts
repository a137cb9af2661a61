import { codeLength, documentNumberLength as length, passportCode } from '#contracts/certificates.ts'
import { withoutInvisible } from '#shared/texts/identifier.ts'

/** The digits of a typed or pasted text, full-width ones converted, cut at the length of a code (COD-07, T59). */
export function codeDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[^0-9]/g, '')
    .slice(0, codeLength)
}

type CodeProblem = 'required' | 'format'

/** A code is required and has six digits (COD-05, COD-06). */
export function codeProblem(code: string): CodeProblem | null {
  if (code.trim() === '') return 'required'
  return /^[0-9]+$/.test(code) && code.length === codeLength ? null : 'format'
}

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
