import { codeLength } from '#contracts/certificates.ts'

/** The digits of a typed or pasted text, full-width ones converted, cut at the length of a code (COD-07, T59). */
export function codeDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[^0-9]/g, '')
    .slice(0, codeLength)
}

export type CodeProblem = 'required' | 'format'

/** A code is required and has six digits (COD-05, COD-06). */
export function codeProblem(code: string): CodeProblem | null {
  if (code.trim() === '') return 'required'
  return /^[0-9]+$/.test(code) && code.length === codeLength ? null : 'format'
}
