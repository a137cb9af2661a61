import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/sha'
import { store } from '#shared/api/store.ts'
import { signInApi } from '../api.ts'

/** Proof of work against our own service: no puzzle, no third party, no internet (WCAG 3.3.8). */
export const altchaProvider = {
  async solve(): Promise<string> {
    const answer = await store.dispatch(
      signInApi.endpoints.captchaChallenge.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    // After a failed question `data` still holds the challenge before it, which is used up.
    const challenge = answer.isSuccess ? answer.data : null
    const solution = challenge && (await solveChallenge({ challenge, deriveKey }))
    if (!solution) throw new Error('no solution')
    return btoa(JSON.stringify({ challenge, solution }))
  },
}
