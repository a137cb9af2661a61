import { askPage } from './askPage.ts'

/** Interval in ms. */
export const askAgainMs = 5_000

/**
 * Requests the page after `firstMs` and then repeatedly until it answers, then runs `work` once; returns the cancel
 * function.
 */
export function whenPageAnswers(firstMs: number, work: () => void): () => void {
  let isOff = false
  let timer = setTimeout(ask, firstMs)
  function ask(): void {
    // A redirect counts as an answer too.
    askPage().then(
      () => isOff || work(),
      () => {
        if (!isOff) timer = setTimeout(ask, askAgainMs)
      },
    )
  }
  return () => {
    isOff = true
    clearTimeout(timer)
  }
}
