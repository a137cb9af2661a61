import * as z from 'zod/mini'
import { i18n } from '#shared/texts/i18n.ts'
import '#shared/ui/fieldTexts.ts'

/** What can be wrong with any text, as a schema names it; each form adds its own. */
export type TextProblem = 'required' | 'hidden' | `tooLong:${number}`

type Judge = (text: string) => string | null

/** A text, trimmed, that has no problem. Nothing aborts, so that a problem never hides those of other fields. */
export function ruled(problemOf: Judge) {
  return z.string().check(
    z.trim(),
    z.refine((text) => problemOf(text) === null, { error: ({ input }) => problemOf(input as string) }),
  )
}

/** There, not too long, and only then of the right form (hardening T23). */
export function line(limit: number, formProblem: Judge = () => null) {
  return ruled((text) => (text === '' ? 'required' : (lengthProblem(text, limit) ?? formProblem(text))))
}

/** Judges a text in which only some characters may stand; those that nobody sees are told apart. */
export function only<Problem extends string>(allowed: RegExp, problem: Problem) {
  return (text: string): Problem | 'hidden' | null => {
    const composed = text.normalize('NFC')
    if (allowed.test(composed)) return null
    return allowed.test(composed.replaceAll(unseen, '')) ? 'hidden' : problem
  }
}
/** What controls, joins or turns text, and every blank but the plain one. */
const unseen = /(?! )[\p{C}\p{Z}]/gu

/** One of a list, '' while none is chosen. */
export const chosen = ruled((text) => (text === '' ? 'required' : null))

/** A text that may be left out. */
export function lineUpTo(limit: number) {
  return ruled((text) => lengthProblem(text, limit))
}

function lengthProblem(text: string, limit: number): TextProblem | null {
  return text.length > limit ? `tooLong:${limit}` : null
}

/** The words for what can be wrong with any text, in the language in force; null for what only some can have. */
export function textProblem(problem: string): string | null {
  if (problem === 'required') return i18n.t('required')
  if (problem === 'hidden') return i18n.t('fields:hidden')
  const limit = /^tooLong:(\d+)$/.exec(problem)?.[1]
  return limit === undefined ? null : i18n.t('max', { max: limit })
}
