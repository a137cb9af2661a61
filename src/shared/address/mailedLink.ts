import { withoutInvisible } from '#shared/texts/identifier.ts'
import { unescaped } from './unescaped.ts'

/** Least length of a link with name and token. */
const shortestLink = 60
const longestLink = 8_000

/**
 * The encrypted link in a query, without escapes and padding, spaces read as plus signs (hardening T61). Additions of
 * mail programs are ignored: other parameters, punctuation, invisible characters.
 */
export function linkIn(search: string, shortest = shortestLink): string | null {
  const [longest = ''] = parts(search)
    .map((part) => /^[\w+/\s-]*/.exec(part)![0])
    .sort((one, other) => other.length - one.length)
  const { length } = longest.trim()
  return length >= shortest && length <= longestLink ? longest : null
}

/** A value without the punctuation that follows an address in a mail. */
export function mailedValue(text: string): string {
  return withoutInvisible(text)
    .trim()
    .replace(/[^\w+/=-]+$/, '')
}

/** Parameters of a mailed address, also with `&amp;` from HTML in plain text. */
export function mailedQuery(search: string): URLSearchParams {
  return new URLSearchParams(search.replaceAll('&amp;', '&'))
}

/** The first value without a name in a query, else the whole query. */
export function bareValue(search: string): string {
  return mailedValue(parts(search).find((part) => !/^[\w.-]+=[^=]/.test(part)) ?? search.slice(1))
}

/** Some mail programs escape the whole query, others only the parameters. */
function parts(search: string): string[] {
  return search
    .slice(1)
    .split('&')
    .flatMap((part) => (unescaped(part) ?? part).split('&'))
    .map(withoutInvisible)
}
