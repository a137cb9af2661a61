import { canonicalPath } from '#shared/address/paths.ts'
import { unescaped } from '#shared/address/unescaped.ts'

/** Routes that a mailed link leads to: their query is a secret as a whole. */
const linkPaths = new Set(['/changepassword', '/resetpassword', '/resetotp'])

/** The form of an encrypted link, which is the whole query; a space in it was a plus sign before. */
const linkForm = /^[\w+/\s-]{60,8000}={0,2}$/

const tokenTexts = [/[?&]\w*(?:token|jwt)=/i, /\beyJ[\w-]+\.[\w-]+\./, /\bbearer[\s+]/i]

/** The encrypted link that a query is, without its escapes; null for any other (hardening T61). */
export function linkIn(search: string): string | null {
  const text = unescaped(search.slice(1))
  return text !== null && linkForm.test(text.trim()) ? text : null
}

/** The part of a query that may stay in the address bar, the history and the return path: all of it or nothing (hardening T13). */
export function visibleQuery(path: string, search: string): string {
  const text = unescaped(search) ?? search
  const isSecret =
    linkPaths.has(canonicalPath(path)) ||
    linkIn(search) !== null ||
    tokenTexts.some((form) => form.test(text))
  return isSecret ? '' : search
}
