import { restorable, type Restorable } from './restorable.ts'
import type { Random } from './random.ts'

/** Lifetime of a code of the provider. */
const codeLifeSeconds = 60

export type Grant = {
  userName: string
  appName: string
  /** PKCE challenge (S256) whose verifier the exchange needs; null if none was sent. */
  challenge: string | null
}

/** Codes of the identity provider: each works once, for a minute. */
export type ExternalCodes = Restorable & {
  issue: (grant: Grant) => string
  /** The grant of the code, which is used up even if invalid. */
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
    ...restorable(
      () => codes,
      (saved) => (codes = saved),
    ),
  }
}
