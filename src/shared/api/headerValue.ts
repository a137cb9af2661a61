import { wellFormed } from '#shared/texts/wellFormed.ts'

const plain = /^[!-~](?:[ -~]*[!-~])?$|^$/

/**
 * Encodes a parameter for a header (decision D9, G-55): printable ASCII without `%` and outer spaces is unchanged,
 * anything else percent-encoded as UTF-8.
 */
export function headerValue(value: string): string {
  return plain.test(value) && !value.includes('%') ? value : encodeURIComponent(wellFormed(value))
}
