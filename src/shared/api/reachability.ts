import { askPage } from '#shared/browser/askPage.ts'
import { setLost } from '#shared/browser/connection.ts'

/** One call without an answer may be the fault of its service; so many, one after the other, are not. */
const lostAfter = 2

/** How long until the portal's own host is asked whether it can be reached again, in ms. */
export const askAgainMs = 5_000

let unanswered = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Every call says here whether anybody answered, with whatever status. */
export function noteAnswer(isAnswered: boolean): void {
  unanswered = isAnswered ? 0 : unanswered + 1
  if (isAnswered) found()
  else if (unanswered >= lostAfter && timer === undefined) {
    setLost(true)
    timer = setTimeout(askAgain, askAgainMs)
  }
}

function found(): void {
  clearTimeout(timer)
  timer = undefined
  setLost(false)
}

/** A redirect is an answer as well: the next call meets it. */
function askAgain(): void {
  askPage().then(
    () => noteAnswer(true),
    () => {
      if (timer !== undefined) timer = setTimeout(askAgain, askAgainMs)
    },
  )
}
