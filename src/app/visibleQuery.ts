import { linkIn } from '#shared/address/mailedLink.ts'
import { canonicalPath } from '#shared/address/paths.ts'
import { unescaped } from '#shared/address/unescaped.ts'

/** Routes that a mailed link leads to: their query is a secret as a whole. */
const linkPaths = new Set(['/changepassword', '/resetpassword', '/resetotp'])

const tokenTexts = [/[?&;#]\w*(?:token|jwt)=/i, /\beyJ[\w-]+\.[\w-]+\./, /\bbearer[\s+]/i]

/** The part of a query, or of what follows `#`, that may stay in the address bar, the history and the return path: all of it or nothing (hardening T13). */
export function visibleQuery(path: string, query: string): string {
  const text = unescaped(query) ?? query
  const isSecret =
    linkPaths.has(canonicalPath(path)) ||
    linkIn(query) !== null ||
    tokenTexts.some((form) => form.test(text)) ||
    text.split(/[?&;#=]/).some(isOpaque)
  return isSecret ? '' : query
}

/** Nobody types or reads so long a word of capitals, small letters and digits: it is a link, or a token of some kind. */
function isOpaque(value: string): boolean {
  return /^[\w+/-]{60,}$/.test(value) && [/[A-Z]/, /[a-z]/, /\d/].every((sign) => sign.test(value))
}
