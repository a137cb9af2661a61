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

/** The other end of an open websocket, as far as the hub needs it. */
export type Peer = {
  readonly readyState: number
  send: (text: string) => void
  close: () => void
  /** Cuts the connection. */
  terminate: () => void
}
const isOpen = 1

export type HubSocket = {
  /** Called with every text from the peer. */
  hear: (text: string) => void
  /** Called once the connection has ended. */
  onGone: () => void
  push: (message: string) => void
  /** Asks the client to reconnect and closes; cuts it after a second without an answer. */
  sendAway: () => Promise<void>
  /** Cuts the connection like a broken network. */
  cut: () => void
}

/**
 * Speaks the JSON hub protocol on an open websocket: handshake, answers, a ping every 15 s, the end after 30 s of silence.
 * `onReady` is called after the handshake, `onGone` once at the end, even without a handshake.
 */
export function holdSocket(
  peer: Peer,
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
    if (reason && ready) peer.send(closeMessage(reason))
    else if (reason?.error !== undefined) peer.send(handshakeAnswer(reason.error))
    peer.close()
    cancelSilence = setTimer(() => peer.terminate(), farewellLimitMs)
  }

  function pingLater(): void {
    cancelPing = setTimer(() => {
      peer.send(ping)
      pingLater()
    }, pingEveryMs)
  }

  function awaitWord(): void {
    cancelSilence()
    cancelSilence = setTimer(() => peer.terminate(), silenceLimitMs)
  }

  function shakeHands(text: string): void {
    const error = handshakeError(text)
    if (error !== null) return end({ error })
    ready = true
    awaitWord()
    peer.send(handshakeAnswer())
    pingLater()
    events.onReady()
  }

  function read(text: string): void {
    if (!ready) return shakeHands(text)
    const reaction = react(text, connectionId)
    if (reaction.kind === 'answer') peer.send(reaction.text)
    if (reaction.kind === 'close') end(reaction.error === undefined ? undefined : { error: reaction.error })
  }

  const gone = Promise.withResolvers<void>()
  return {
    hear(text) {
      if (ready) awaitWord()
      const { messages, rest } = splitMessages(unread + text)
      unread = rest
      if (rest.length > longestMessage) return end({ error: 'The message is too long.' })
      for (const message of messages) if (peer.readyState === isOpen) read(message)
    },
    onGone() {
      cancelPing()
      cancelSilence()
      events.onGone()
      gone.resolve()
    },
    push: (message) => peer.send(sessionStatus(message)),
    sendAway() {
      end({ allowReconnect: true })
      return gone.promise
    },
    cut: () => peer.terminate(),
  }
}
