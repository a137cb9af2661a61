import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/sha'
import { fromBase64, textOf } from '../bytes.ts'
import type { Namespace } from '../store/namespace.ts'

const lifeMs = 5 * 60_000
/** Three hex digits of a SHA-256: about four thousand hashes, a tenth of a second on a phone. */
const keyPrefix = '000'

export async function newChallenge(ns: Namespace): Promise<Challenge> {
  forgetOld(ns)
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    keyPrefix,
    deriveKey,
    hmacSignatureSecret: ns.secret,
  })
  ns.challenges.set(challenge.signature ?? '', ns.clock.now() + lifeMs)
  return challenge
}

/**
 * Checks base64 of `{ challenge, solution }`. The expiry is stored here, because the library would compare one in the
 * challenge with the machine's clock. The first right solution uses a challenge up (CAP-05).
 */
export async function takeSolution(ns: Namespace, tokenCaptcha: string): Promise<boolean> {
  forgetOld(ns)
  const payload = parse(tokenCaptcha)
  const signature = payload?.challenge?.signature
  if (!payload?.solution || typeof signature !== 'string' || !ns.challenges.has(signature)) return false
  try {
    const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: ns.secret })
    // Of two parallel requests only one still finds the challenge.
    return verified && ns.challenges.delete(signature)
  } catch {
    return false
  }
}

function forgetOld({ challenges, clock }: Namespace): void {
  for (const [signature, until] of challenges) if (until <= clock.now()) challenges.delete(signature)
}

function parse(text: string): Payload | null {
  try {
    return JSON.parse(textOf(fromBase64(text))) as Payload | null
  } catch {
    return null
  }
}
