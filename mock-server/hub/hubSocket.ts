import type { RawData, WebSocket } from 'ws'
import {
  closeMessage,
  handshakeAnswer,
  handshakeError,
  ping,
  react,
  sessionStatus,
  splitMessages,
} from './hubProtocol.ts'

const handshakeLimitMs = 15_000
const pingEveryMs = 15_000
const silenceLimitMs = 30_000
const farewellLimitMs = 1_000
const longestMessage = 32_768

export type HubSocket = {
  push: (message: string) => void
  /** Tells the client to come back and closes; a client that does not answer is cut after a second. */
  sendAway: () => Promise<void>
  /** Cuts the connection without a word, as a broken network does. */
  cut: () => void
}

/**
 * Speaks the JSON hub protocol on an open websocket: handshake, answers, a ping every 15 s, and the end after 30 s without
 * a word from the client. `onReady` comes after the handshake, `onGone` once at the end, also when it never was ready.
 */
export function holdSocket(
  ws: WebSocket,
  connectionId: string,
  setTimer: (fn: () => void, ms: number) => () => void,
  events: { onReady: () => void; onGone: () => void },
): HubSocket {
  let ready = false
  let unread = ''
  let cancelPing = (): void => {}
  let cancelSilence = setTimer(() => end({ error: 'Handshake was canceled.' }), handshakeLimitMs)

  function end(reason?: { error?: string; allowReconnect?: boolean }): void {
    cancelPing()
    cancelSilence()
    if (reason && ready) ws.send(closeMessage(reason))
    else if (reason?.error !== undefined) ws.send(handshakeAnswer(reason.error))
    ws.close()
    cancelSilence = setTimer(() => ws.terminate(), farewellLimitMs)
  }

  function pingLater(): void {
    cancelPing = setTimer(() => {
      ws.send(ping)
      pingLater()
    }, pingEveryMs)
  }

  function awaitWord(): void {
    cancelSilence()
    cancelSilence = setTimer(() => ws.terminate(), silenceLimitMs)
  }

  function shakeHands(text: string): void {
    const error = handshakeError(text)
    if (error !== null) return end({ error })
    ready = true
    awaitWord()
    ws.send(handshakeAnswer())
    pingLater()
    events.onReady()
  }

  function read(text: string): void {
    if (!ready) return shakeHands(text)
    const reaction = react(text, connectionId)
    if (reaction.kind === 'answer') ws.send(reaction.text)
    if (reaction.kind === 'close') end(reaction.error === undefined ? undefined : { error: reaction.error })
  }

  ws.on('message', (data: RawData) => {
    if (ready) awaitWord()
    const { messages, rest } = splitMessages(unread + String(data))
    unread = rest
    if (rest.length > longestMessage) return end({ error: 'The message is too long.' })
    for (const message of messages) if (ws.readyState === ws.OPEN) read(message)
  })
  // A broken frame; 'close' follows and does the work.
  ws.on('error', () => {})
  const gone = new Promise<void>((resolve) => {
    ws.on('close', () => {
      cancelPing()
      cancelSilence()
      events.onGone()
      resolve()
    })
  })

  return {
    push: (message) => ws.send(sessionStatus(message)),
    sendAway() {
      end({ allowReconnect: true })
      return gone
    },
    cut: () => ws.terminate(),
  }
}
