import { canonicalPath } from '#shared/address/paths.ts'

/** Routes that a mailed link leads to: their query is a secret as a whole. */
const linkPaths = new Set(['/changepassword', '/resetpassword', '/resetotp'])

/** The form of an encrypted link, which is the whole query. */
export const linkForm = /^[\w+/-]{60,8000}={0,2}$/

const tokenTexts = [/[?&]\w*(?:token|jwt)=/i, /\beyJ[\w-]+\.[\w-]+\./, /\bbearer\s/i]

/** The part of a query that may stay in the address bar, the history and the return path: all of it or nothing (hardening T13). */
export function visibleQuery(path: string, search: string): string {
  const text = decoded(search)
  const isSecret =
    linkPaths.has(canonicalPath(path)) ||
    linkForm.test(search.slice(1)) ||
    tokenTexts.some((form) => form.test(text))
  return isSecret ? '' : search
}

function decoded(search: string): string {
  const text = search.replaceAll('+', ' ')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
