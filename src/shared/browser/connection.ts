import { createListeners } from './listeners.ts'
import { askAgainMs, whenPageAnswers } from './whenPageAnswers.ts'

/** Consecutive calls without an answer that mean a lost network; a single one may be the service's fault. */
const lostAfter = 2

let unanswered = 0
/** True while calls get no answers although the browser reports to be online. */
let isLost = false
/** True after an answer although the browser reports to be offline; loading the page counts too. */
let isContradicted = !saysOnline()
/** Time in ms after going offline during which earlier calls may still be answered. */
const settleMs = 1_000
let lostAt = -settleMs
let stopAsking = (): void => undefined
const listeners = createListeners()
let listening = 0

/** True if the browser reports nothing. */
function saysOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}

/** False while the browser reports to be offline and no answer contradicts it, as some report that wrongly. */
export function isOnline(): boolean {
  return saysOnline() || isContradicted
}

/** Also false while calls get no answers although the browser reports to be online. */
export function isConnected(): boolean {
  return isOnline() && !isLost
}

/** Records for every call whether it got an answer of any status. */
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
  if (isConnected() !== before) listeners.notify()
}

/** Subscribes to all changes, the browser's events included. */
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
  listeners.notify()
  if (!saysOnline()) ask(settleMs)
  else if (!isLost) stopAsking()
}

function ask(firstMs: number): void {
  stopAsking()
  stopAsking = whenPageAnswers(firstMs, () => noteAnswer(true))
}
