import * as z from 'zod/mini'
import { i18n } from '#shared/texts/i18n.ts'
import '#shared/ui/fieldTexts.ts'

/** Problems of any text, as named by schemas; each form adds its own. */
export type TextProblem = 'required' | 'hidden' | `tooLong:${number}`

type Judge = (text: string) => string | null

/** Schema of a trimmed text with a rule. Never aborts, so that problems of other fields are found too. */
export function ruled(problemOf: Judge) {
  return z.string().check(
    z.trim(),
    z.refine((text) => problemOf(text) === null, { error: ({ input }) => problemOf(input as string) }),
  )
}

/** Rule of a required text: length first, then format (hardening T23). */
export function line(limit: number, formProblem: Judge = () => null) {
  return ruled((text) => (text === '' ? 'required' : (lengthProblem(text, limit) ?? formProblem(text))))
}

/** Rule of allowed characters; invisible ones have their own problem. */
export function only<Problem extends string>(allowed: RegExp, problem: Problem) {
  return (text: string): Problem | 'hidden' | null => {
    const composed = text.normalize('NFC')
    if (allowed.test(composed)) return null
    return allowed.test(composed.replaceAll(unseen, '')) ? 'hidden' : problem
  }
}
/** Control and format characters, and all spaces except the plain one. */
const unseen = /(?! )[\p{C}\p{Z}]/gu

/** Rule of a required choice; '' is none. */
export const chosen = ruled((text) => (text === '' ? 'required' : null))

/** Schema of an optional text. */
export function lineUpTo(limit: number) {
  return ruled((text) => lengthProblem(text, limit))
}

function lengthProblem(text: string, limit: number): TextProblem | null {
  return text.length > limit ? `tooLong:${limit}` : null
}

/** Message of a general text problem in the current language; null for a problem of a single form. */
export function textProblem(problem: string): string | null {
  if (problem === 'required') return i18n.t('required')
  if (problem === 'hidden') return i18n.t('fields:hidden')
  const limit = /^tooLong:(\d+)$/.exec(problem)?.[1]
  return limit === undefined ? null : i18n.t('max', { max: limit })
}
