import type { HubConnection } from '@microsoft/signalr'
import { sessionHub } from '#contracts/session-hub.ts'
import { isConnected, isOnline, onConnection } from '#shared/browser/connection.ts'
import { onSeen } from '#shared/browser/visibility.ts'
import { retryDelay } from './retryDelay.ts'

type HubOptions = {
  /** Base of the security service, absolute or root-relative such as '/security'. */
  url: string
  /** Called with the id of each new connection; `closed` aborts at its end. */
  onConnected: (connectionId: string, closed: AbortSignal) => void
  /** ReceiveSessionStatus of the current connection. */
  onSessionStatus: (message: string) => void
}

export type HubHandle = { stop: () => Promise<void> }

/** Environment of the channel, replaced in tests. */
export type HubSurroundings = {
  connect: (url: string) => Promise<Pick<HubConnection, 'start' | 'stop' | 'invoke' | 'on' | 'onclose'>>
  /** False while an attempt cannot succeed. */
  isOnline: () => boolean
  /** Calls `wake` when online or visible again; returns the unsubscribe function. */
  listen: (wake: () => void) => () => void
  /** Returns the cancel function. */
  setTimer: (work: () => void, ms: number) => () => void
  /** ms. */
  now: () => number
  random: () => number
}

const { getConnectionId, receiveSessionStatus } = sessionHub

/**
 * A connection that ends sooner counts as a failed attempt; otherwise all tabs would reconnect at once to a hub that
 * accepts and drops connections, as during its start or behind a proxy without sockets (hardening T35).
 */
const steadyMs = 10_000

let current: HubHandle | null = null

/**
 * Opens the session channel and keeps it open until stopped (CAL-28, CHN-05). It fails silently and always retries. A
 * second start ends the first, whose callbacks are no longer called.
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

  /** Runs one connection from start to close; returns its duration in ms, null if it failed. */
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
      // Silent, because the console works without the channel (S-25, G-07).
    } finally {
      end.abort()
      await connection.stop()
    }
    return since === null ? null : around.now() - since
  }

  /** Waits `ms`, or less after a `wake`, even one during the attempt before. */
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
  // No negotiation, which would need CORS and sticky sessions, and no token in the address (T34).
  async connect(url) {
    // Loaded lazily.
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
