import type { Outgoing } from './request.ts'

/** An answer, and when it came, local time in ms. */
export type Came = { response: Response; at: number }

/** A read that left with the page, before there was a portal to ask for it; `left` is the time since navigation start. */
type EarlyRead = { url: string; headers: string; left: number; answer: Promise<Came>; call: AbortController }

declare global {
  /** Reads that left with the page and that no screen has taken over yet. */
  var portalEarlyReads: EarlyRead[] | undefined
}

/** A read that nobody has taken over by then is given up, ms. */
export const earlyReadsLastMs = 10_000

/** Sends reads ahead; also runs in the page itself, before the portal (`pageStart.ts`). */
export function sendEarly(requests: readonly Outgoing[]): void {
  if (requests.length === 0) return
  globalThis.portalEarlyReads = requests.map(({ url, init }) => {
    const call = new AbortController()
    const answer = came(fetch(url, { ...init, signal: call.signal }))
    // Whoever takes it over hears of its failure; nobody else need.
    answer.catch(() => {})
    return { url, headers: inOrder(init.headers), left: performance.now(), answer, call }
  })
  setTimeout(dropEarlyReads, earlyReadsLastMs)
  // A page that the browser keeps in its memory asks anew when it comes back.
  addEventListener('pagehide', dropEarlyReads)
}

/**
 * The answer to a read that left with the page, once: to the same address with the same token and all the same
 * headers, and not for longer than ten seconds. Undefined where there is none.
 */
export function takeEarlyRead({ url, init }: Outgoing, signal: AbortSignal): Promise<Came> | undefined {
  if (init.method !== 'GET' || !globalThis.portalEarlyReads) return undefined
  const headers = inOrder(init.headers)
  const read = globalThis.portalEarlyReads.find((one) => one.url === url && one.headers === headers)
  if (!read) return undefined
  globalThis.portalEarlyReads = globalThis.portalEarlyReads.filter((one) => one !== read)
  const abort = (): void => read.call.abort(signal.reason)
  if (signal.aborted || performance.now() - read.left > earlyReadsLastMs) {
    abort()
    return undefined
  }
  signal.addEventListener('abort', abort)
  return read.answer
}

/** Nobody wants them any more: their session is over, or its person has left. */
export function dropEarlyReads(): void {
  for (const { call } of globalThis.portalEarlyReads ?? []) call.abort()
  globalThis.portalEarlyReads = undefined
}

export async function came(answer: Promise<Response>): Promise<Came> {
  return { response: await answer, at: Date.now() }
}

function inOrder(headers: Record<string, string>): string {
  return JSON.stringify(Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1)))
}
