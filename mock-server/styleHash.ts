import { sha256 } from '@noble/hashes/sha2.js'
import { bytesOf, toBase64 } from './bytes.ts'

/** The policy source of an inline style sheet. */
export function styleHash(style: string): string {
  return `sha256-${toBase64(sha256(bytesOf(style)))}`
}
