import { askPage } from './askPage.ts'
import { createListeners } from './listeners.ts'

/** Set while a proxy before the portal wants people to sign in at it again: it redirects calls and the page alike. */
let isWanted = false
let isAsking = false
const listeners = createListeners()

export const onOuterSignIn = listeners.add

export function wantsOuterSignIn(): boolean {
  return isWanted
}

/** Every call says here who answered it; a redirect may be one service's fault, so the page is asked for as well. */
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
  listeners.tell()
}
