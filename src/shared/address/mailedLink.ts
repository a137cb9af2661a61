import { withoutInvisible } from '#shared/texts/identifier.ts'
import { unescaped } from './unescaped.ts'

/** A shorter one has no room for a name and a token. */
const shortestLink = 60
const longestLink = 8_000

/**
 * The encrypted link that a query is, without escapes and padding; a space in it was a plus sign before (hardening T61).
 * What a mail program or the sentence around it added is left out: other parameters, punctuation, invisible signs.
 */
export function linkIn(search: string, shortest = shortestLink): string | null {
  const [longest = ''] = parts(search)
    .map((part) => /^[\w+/\s-]*/.exec(part)![0])
    .sort((one, other) => other.length - one.length)
  const { length } = longest.trim()
  return length >= shortest && length <= longestLink ? longest : null
}

/** A value of a mailed address without the punctuation of the sentence around it. */
export function mailedValue(text: string): string {
  return withoutInvisible(text)
    .trim()
    .replace(/[^\w+/=-]+$/, '')
}

/** The parameters of a mailed address; `&amp;` comes from HTML that was not read as such. */
export function mailedQuery(search: string): URLSearchParams {
  return new URLSearchParams(search.replaceAll('&amp;', '&'))
}

/** The value that stands in a query without a name, else the whole of it. */
export function bareValue(search: string): string {
  return mailedValue(parts(search).find((part) => !/^[\w.-]+=[^=]/.test(part)) ?? search.slice(1))
}

/** Some programs escape the whole query, others what stands between the ampersands. */
function parts(search: string): string[] {
  return search
    .slice(1)
    .split('&')
    .flatMap((part) => (unescaped(part) ?? part).split('&'))
    .map(withoutInvisible)
}
