import type { Outgoing } from './request.ts'

/** An answer, the text of its body, and its arrival, local time in ms. */
export type Came = { response: Response; body: string; at: number }

/** A read sent by the page's inline script; `left` is the time since navigation start in ms. */
type EarlyRead = { url: string; headers: string; left: number; answer: Promise<Came>; call: AbortController }

declare global {
  /** Early reads that no call has used yet. */
  var portalEarlyReads: EarlyRead[] | undefined
}

/** Time in ms after which an unused early read is aborted. */
export const earlyReadsLastMs = 10_000

/** Sends early reads; runs in the page's inline script (`pageStart.ts`). */
export function sendEarly(requests: readonly Outgoing[]): void {
  if (requests.length === 0) return
  globalThis.portalEarlyReads = requests.map(({ url, init }) => {
    const call = new AbortController()
    const answer = came(fetch(url, { ...init, signal: call.signal }))
    // Only the call that uses it handles its failure.
    answer.catch(() => {})
    return { url, headers: inOrder(init.headers), left: performance.now(), answer, call }
  })
  setTimeout(dropEarlyReads, earlyReadsLastMs)
  // A page restored from the back/forward cache reads again.
  addEventListener('pagehide', dropEarlyReads)
}

/**
 * Takes the answer of an early read with the same address, token and headers, once and within ten seconds; else
 * undefined.
 */
export function takeEarlyRead({ url, init }: Outgoing, signal: AbortSignal): Promise<Came> | undefined {
  if (init.method !== 'GET' || !globalThis.portalEarlyReads) return undefined
  const headers = inOrder(init.headers)
  const read = globalThis.portalEarlyReads.find((one) => one.url === url && one.headers === headers)
  if (!read) return undefined
  globalThis.portalEarlyReads = globalThis.portalEarlyReads.filter((one) => one !== read)
  const abort = (): void => read.call.abort(signal.reason)
  // A tab that slept runs its timers late.
  if (signal.aborted || performance.now() - read.left > earlyReadsLastMs) {
    abort()
    return undefined
  }
  signal.addEventListener('abort', abort)
  return read.answer
}

/** Aborts unused early reads at the end of the session or page. */
export function dropEarlyReads(): void {
  for (const { call } of globalThis.portalEarlyReads ?? []) call.abort()
  globalThis.portalEarlyReads = undefined
}

/** `onHeaders` runs before the body has come. */
export async function came(answer: Promise<Response>, onHeaders?: () => void): Promise<Came> {
  const response = await answer
  const at = Date.now()
  onHeaders?.()
  return { response, body: await response.text(), at }
}

function inOrder(headers: Record<string, string>): string {
  return JSON.stringify(Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1)))
}
