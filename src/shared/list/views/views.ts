import * as z from 'zod/mini'
import { storedChoice, reportUnreadable, type Choice } from '#shared/browser/choice.ts'
import { wellFormed } from '#shared/texts/wellFormed.ts'
import { viewsKey } from './openingQuery.ts'

/** A named query of a list without its page. `query` has no `?`. */
export type NamedView = { id: string; name: string; query: string }
/** Views of a list in order of creation; `opens` is the id of the default one. */
export type Views = { views: readonly NamedView[]; opens: string | null }

export const longestName = 60
export const mostViews = 30
const longestQuery = 2000

export type NameProblem = 'empty' | 'tooLong' | 'hidden' | 'taken'

// Invisible characters: control, bidi and zero-width ones, except joiners of emoji and scripts.
const hidden =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFFD]/u

/** Normalises a typed name: composed, with single spaces. */
export function viewName(typed: string): string {
  return wellFormed(typed).normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** Problem of a name, which must be unique without regard to case. */
export function nameProblem(typed: string, others: readonly string[]): NameProblem | null {
  const name = viewName(typed)
  // Marks and joiners alone are invisible.
  if (!/[^\p{M}\p{Cf}\s]/u.test(name)) return 'empty'
  if (name.length > longestName) return 'tooLong'
  if (hidden.test(name)) return 'hidden'
  return others.some((other) => isSameName(other, name)) ? 'taken' : null
}

export function isSameName(one: string, other: string): boolean {
  return one.normalize('NFKC').toLocaleLowerCase() === other.normalize('NFKC').toLocaleLowerCase()
}

const namedView = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]{1,20}$/)),
  name: z.string().check(z.refine((name) => nameProblem(name, []) === null)),
  query: z.string().check(z.minLength(1), z.maxLength(longestQuery)),
})

/** Schema of stored or imported views. */
export const viewsReader = z
  .object({ views: z.array(namedView).check(z.maxLength(mostViews)), opens: z.nullable(z.string()) })
  .check(
    z.refine(({ views }) =>
      views.every(({ id, name }, at) =>
        views.slice(0, at).every((one) => one.id !== id && !isSameName(one.name, name)),
      ),
    ),
  )

const none: Views = { views: [], opens: null }

export function readViews(stored: string | null): Views {
  if (stored === null) return none
  try {
    return viewsReader.parse(JSON.parse(stored))
  } catch {
    reportUnreadable()
    return none
  }
}

const choices = new Map<string, Choice<Views>>()

/** Views of a list stored for the session's user in this browser. */
export function viewsChoice(list: string): Choice<Views> {
  const key = viewsKey(list)
  const choice =
    choices.get(key) ??
    storedChoice(key, readViews, (views) => (views.views.length === 0 ? null : JSON.stringify(views)))
  choices.set(key, choice)
  return choice
}
