import { askPage } from './askPage.ts'
import { createListeners } from './listeners.ts'

/** True while a proxy in front of the portal redirects calls and the page to its own sign-in. */
let isWanted = false
let isAsking = false
const listeners = createListeners()

export const onOuterSignIn = listeners.add

export function wantsOuterSignIn(): boolean {
  return isWanted
}

/** Records for every call whether it was redirected; then checks the page too, because one service may be at fault. */
export function noteAnswerer(isRedirected: boolean): void {
  if (!isRedirected) return setWanted(false)
  if (isAsking || isWanted) return
  isAsking = true
  askPage()
    .then(
      (answer) => setWanted(answer === 'redirect'),
      () => undefined,
    )
    .finally(() => (isAsking = false))
}

function setWanted(wanted: boolean): void {
  if (wanted === isWanted) return
  isWanted = wanted
  listeners.notify()
}
