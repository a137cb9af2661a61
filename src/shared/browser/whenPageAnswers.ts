import { askPage } from './askPage.ts'

/** How long between two questions, in ms. */
export const askAgainMs = 5_000

/** Asks for the page after `firstMs`, and then until it comes, and does something once; unless it is called off before. */
export function whenPageAnswers(firstMs: number, work: () => void): () => void {
  let isOff = false
  let timer = setTimeout(ask, firstMs)
  function ask(): void {
    // A redirect is an answer as well: what follows meets it.
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
