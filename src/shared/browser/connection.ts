import { createListeners } from './listeners.ts'
import { askAgainMs, whenPageAnswers } from './whenPageAnswers.ts'

/** One call without an answer may be the fault of its service; so many, one after the other, are not. */
const lostAfter = 2

let unanswered = 0
/** Set while calls stay without answers although the browser believes that it has a network. */
let isLost = false
/** Somebody answered although the browser says that it has no network; a page loaded meanwhile is an answer too. */
let isContradicted = !saysOnline()
/** How long what was sent before may still be answered after the browser lost its network, in ms. */
const settleMs = 1_000
let lostAt = -settleMs
let stopAsking = (): void => undefined
const listeners = createListeners()
let listening = 0

/** A browser that says nothing has a network. */
function saysOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}

/** False while the browser says that it has no network, unless somebody answers: some say so of a network that works. */
export function isOnline(): boolean {
  return saysOnline() || isContradicted
}

/** Whether calls can be expected to be answered. */
export function isConnected(): boolean {
  return isOnline() && !isLost
}

/** Every call says here whether anybody answered, with whatever status. */
export function noteAnswer(isAnswered: boolean): void {
  const before = isConnected()
  unanswered = isAnswered ? 0 : unanswered + 1
  if (isAnswered) {
    isLost = false
    isContradicted = !saysOnline() && performance.now() - lostAt >= settleMs
    if (isConnected()) stopAsking()
  } else if (unanswered >= lostAfter && !isLost) {
    isLost = true
    ask(askAgainMs)
  }
  if (isConnected() !== before) listeners.tell()
}

/** Tells of every change, the browser's own network included. */
export function onConnection(listener: () => void): () => void {
  const forget = listeners.add(listener)
  if (listening === 0) {
    window.addEventListener('online', hearBrowser)
    window.addEventListener('offline', hearBrowser)
  }
  listening += 1
  return () => {
    forget()
    listening -= 1
    if (listening > 0) return
    window.removeEventListener('online', hearBrowser)
    window.removeEventListener('offline', hearBrowser)
  }
}

function hearBrowser(): void {
  isContradicted = false
  lostAt = performance.now()
  listeners.tell()
  if (!saysOnline()) ask(settleMs)
  else if (!isLost) stopAsking()
}

function ask(firstMs: number): void {
  stopAsking()
  stopAsking = whenPageAnswers(firstMs, () => noteAnswer(true))
}
