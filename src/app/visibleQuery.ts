import { linkIn } from '#shared/address/mailedLink.ts'
import { canonicalPath } from '#shared/address/paths.ts'
import { unescaped } from '#shared/address/unescaped.ts'

/** Targets of mailed links, whose whole query is secret. */
const linkPaths = new Set(['/changepassword', '/resetpassword', '/resetotp'])

const tokenTexts = [/[?&;#]\w*(?:token|jwt)=/i, /\beyJ[\w-]+\.[\w-]+\./, /\bbearer[\s+]/i]

/** The query or hash if it may stay in address bar, history and return path, else empty (hardening T13). */
export function visibleQuery(path: string, query: string): string {
  const text = unescaped(query) ?? query
  const isSecret =
    linkPaths.has(canonicalPath(path)) ||
    linkIn(query) !== null ||
    tokenTexts.some((form) => form.test(text)) ||
    text.split(/[?&;#=]/).some(isOpaque)
  return isSecret ? '' : query
}

/** True for a long word of mixed case and digits, which must be a link or token. */
function isOpaque(value: string): boolean {
  return /^[\w+/-]{60,}$/.test(value) && [/[A-Z]/, /[a-z]/, /\d/].every((sign) => sign.test(value))
}
