import { wellFormed } from '#shared/texts/wellFormed.ts'

const plain = /^[!-~](?:[ -~]*[!-~])?$|^$/

/**
 * The form in which a parameter travels in a header (decision D9, G-55): printable ASCII without `%` and without
 * outer spaces as it is, anything else percent-encoded as UTF-8.
 */
export function headerValue(value: string): string {
  return plain.test(value) && !value.includes('%') ? value : encodeURIComponent(wellFormed(value))
}
