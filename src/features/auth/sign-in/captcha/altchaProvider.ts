import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/sha'
import { store } from '#shared/api/store.ts'
import { signInApi } from '../api.ts'

/** Proof of work with our own service: no puzzle and no third party (WCAG 3.3.8). */
export const altchaProvider = {
  async solve(): Promise<string> {
    const answer = await store.dispatch(
      signInApi.endpoints.captchaChallenge.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    // After a failed call `data` holds the previous challenge, which is used up.
    const challenge = answer.isSuccess ? answer.data : null
    const solution = challenge && (await solveChallenge({ challenge, deriveKey }))
    if (!solution) throw new Error('no solution')
    return btoa(JSON.stringify({ challenge, solution }))
  },
}
