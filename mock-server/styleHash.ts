import { sha256 } from '@noble/hashes/sha2.js'
import { bytesOf, toBase64 } from './bytes.ts'

/** What a policy says of a style sheet that stands in its page. */
export function styleHash(style: string): string {
  return `sha256-${toBase64(sha256(bytesOf(style)))}`
}
