import type { HubConnection } from '@microsoft/signalr'
import { sessionHub } from '#contracts/session-hub.ts'
import { isConnected, isOnline, onConnection } from '#shared/browser/connection.ts'
import { onSeen } from '#shared/browser/visibility.ts'
import { retryDelay } from './retryDelay.ts'

export type HubOptions = {
  /** Absolute or root-relative base of the security service, e.g. '/security'. */
  url: string
  /** Called with the connection id after the first connection and after each reconnection; `closed` tells of its end. */
  onConnected: (connectionId: string, closed: AbortSignal) => void
  /** ReceiveSessionStatus of the current connection. */
  onSessionStatus: (message: string) => void
}

export type HubHandle = { stop: () => Promise<void> }

/** What the channel needs from its surroundings; tests bring their own. */
export type HubSurroundings = {
  connect: (url: string) => Promise<Pick<HubConnection, 'start' | 'stop' | 'invoke' | 'on' | 'onclose'>>
  /** False while an attempt could lead nowhere. */
  isOnline: () => boolean
  /** Calls `wake` whenever the network or the person may be back; answers the way to end that. */
  listen: (wake: () => void) => () => void
  /** Answers the way to cancel. */
  setTimer: (work: () => void, ms: number) => () => void
  /** ms. */
  now: () => number
  random: () => number
}

const { getConnectionId, receiveSessionStatus } = sessionHub

/**
 * A connection that ends sooner is one more failed attempt: a hub that takes everybody in and drops them, as while it is
 * started or where a proxy in between refuses sockets, would be asked again at once by all tabs (hardening T35).
 */
const steadyMs = 10_000

let current: HubHandle | null = null

/**
 * Opens the session channel and keeps it open until it is stopped (CAL-28, CHN-05). It fails in silence and tries again
 * for ever. A tab has one channel: a second start ends the first, whose callbacks are not called any more.
 */
export function startHub(options: HubOptions, surroundings = browserSurroundings): HubHandle {
  const former = current?.stop()
  current = keepOpen(options, surroundings, former)
  return current
}

function keepOpen(options: HubOptions, around: HubSurroundings, former?: Promise<void>): HubHandle {
  let stopped = false
  let woken = false
  let endWait: (() => void) | undefined
  let close: (() => Promise<void>) | undefined

  const wake = (): void => {
    woken = true
    endWait?.()
  }
  const unlisten = around.listen(wake)

  async function run(): Promise<void> {
    await former
    let failures = 0
    while (!stopped) {
      woken = false
      const heldMs = around.isOnline() ? await holdOnce() : null
      if (heldMs !== null) woken = false
      if (heldMs !== null && heldMs >= steadyMs) failures = 0
      await pause(retryDelay(failures, around.random()))
      failures += 1
    }
  }

  /** One connection from start to close; how long it was established, null where it was not. */
  async function holdOnce(): Promise<number | null> {
    const connection = await around.connect(options.url + sessionHub.path).catch(() => null)
    if (!connection || stopped) return null
    const end = new AbortController()
    let since: number | null = null
    close = () => connection.stop()
    const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()))
    connection.on(receiveSessionStatus.target, (...args: unknown[]) => {
      if (!end.signal.aborted && !stopped) options.onSessionStatus(typeof args[0] === 'string' ? args[0] : '')
    })
    try {
      await connection.start()
      const id = getConnectionId.answer.parse(await connection.invoke(getConnectionId.target))
      if (!stopped) {
        options.onConnected(id, end.signal)
        since = around.now()
        await closed
      }
    } catch {
      // Silent by decision: the console works without its channel (S-25, G-07).
    } finally {
      end.abort()
      await connection.stop()
    }
    return since === null ? null : around.now() - since
  }

  /** Waits `ms`, or less when the network or the person came back, also if that was during the attempt before. */
  async function pause(ms: number): Promise<void> {
    if (stopped || woken) return
    await new Promise<void>((resolve) => {
      const cancel = around.setTimer(resolve, ms)
      endWait = () => {
        cancel()
        resolve()
      }
    })
    endWait = undefined
  }

  const ended = run()
  return {
    async stop() {
      stopped = true
      unlisten()
      endWait?.()
      await close?.()
      await ended
    },
  }
}

export const browserSurroundings: HubSurroundings = {
  // Straight to the socket: no negotiation that would need CORS and sticky sessions, and no token in any address (T34).
  async connect(url) {
    // No screen waits for its code.
    const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr')
    return new HubConnectionBuilder()
      .withUrl(url, { transport: HttpTransportType.WebSockets, skipNegotiation: true })
      .configureLogging(LogLevel.None)
      .build()
  },
  isOnline,
  listen(wake) {
    const endings = [onConnection(() => isConnected() && wake()), onSeen(wake)]
    return () => endings.forEach((end) => end())
  },
  setTimer(work, ms) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  now: Date.now,
  random: Math.random,
}
