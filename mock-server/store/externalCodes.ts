import { kept, type Kept } from './kept.ts'
import type { Random } from './random.ts'

/** How long the provider's code may wait for its exchange. */
export const codeLifeSeconds = 60

export type Grant = {
  userName: string
  appName: string
  /** PKCE challenge (S256) that the exchange must have the verifier of; null when none was sent. */
  challenge: string | null
}

/** Codes that the identity provider gave out: each is good once and for a minute. */
export type ExternalCodes = Kept & {
  issue: (grant: Grant) => string
  /** What the code stands for; it is used up by asking, good or not. */
  take: (code: string) => Grant | null
}

export function createExternalCodes(now: () => number, random: Random): ExternalCodes {
  let codes = new Map<string, Grant & { expiresAt: number }>()
  return {
    issue(grant) {
      const code = random.hex(40)
      codes.set(code, { ...grant, expiresAt: now() + codeLifeSeconds * 1000 })
      return code
    },
    take(code) {
      const found = codes.get(code)
      codes.delete(code)
      if (!found || found.expiresAt <= now()) return null
      const { expiresAt: _expiresAt, ...grant } = found
      return grant
    },
    ...kept(
      () => codes,
      (saved) => (codes = saved),
    ),
  }
}
