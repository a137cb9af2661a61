import { askPage } from './askPage.ts'

/** How long a network may take that the browser has just spoken of, and then between two questions, in ms. */
const settleMs = 1_000
const askAgainMs = 5_000

/**
 * Does something once the portal's own host answers, unless it is called off before: a browser says that it is online
 * before anything gets through.
 */
export function whenPageAnswers(work: () => void): () => void {
  let isOff = false
  let timer = setTimeout(ask, settleMs)
  function ask(): void {
    // A redirect leads on as well: to where people sign in before they come here.
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
