import * as z from 'zod/mini'
import { sessionHub } from '#contracts/session-hub.ts'

/** Ends every message of the JSON hub protocol. */
const separator = '\u001e'

const handshakeRequest = z.object({ protocol: z.string(), version: z.number() })
const invocation = z.object({
  type: z.literal(1),
  target: z.string(),
  arguments: z.array(z.unknown()),
  invocationId: z.optional(z.string()),
})
const streamInvocation = z.object({ type: z.literal(4), invocationId: z.string(), target: z.string() })

/** Reaction to a client's message: an answer to send, the end of the connection, or nothing. */
type Reaction = { kind: 'none' } | { kind: 'answer'; text: string } | { kind: 'close'; error?: string }

const nothing: Reaction = { kind: 'none' }

/** Complete messages at the start of `text`, and the rest for the next frame. */
export function splitMessages(text: string): { messages: string[]; rest: string } {
  const parts = text.split(separator)
  const rest = parts.pop() ?? ''
  return { messages: parts, rest }
}

function write(message: object): string {
  return JSON.stringify(message) + separator
}

export const ping = write({ type: 6 })

export function closeMessage(options: { error?: string; allowReconnect?: boolean }): string {
  return write({ type: 7, ...options })
}

export function sessionStatus(message: string): string {
  const { target, arguments: schema } = sessionHub.receiveSessionStatus
  return write({ type: 1, target, arguments: schema.parse([message]) })
}

export function handshakeAnswer(error?: string): string {
  return write(error === undefined ? {} : { error })
}

/** Why a handshake request is refused, or null. */
export function handshakeError(text: string): string | null {
  const request = handshakeRequest.safeParse(parseJson(text))
  if (!request.success) return 'The handshake request is not valid.'
  const { protocol, version } = request.data
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported.`
  if (version !== 1) return `The server does not support version ${version} of the '${protocol}' protocol.`
  return null
}

/** Reacts to a message that follows the handshake on the connection with the id `connectionId`. */
export function react(text: string, connectionId: string): Reaction {
  const message = parseJson(text)
  if (typeof message !== 'object' || message === null) return { kind: 'close', error: 'Not a JSON object.' }
  switch ((message as { type?: unknown }).type) {
    case 1: {
      const call = invocation.safeParse(message)
      return call.success
        ? invoke(call.data, connectionId)
        : { kind: 'close', error: 'Not a valid invocation.' }
    }
    case 4: {
      const call = streamInvocation.safeParse(message)
      if (!call.success) return { kind: 'close', error: 'Not a valid stream invocation.' }
      return complete(call.data.invocationId, { error: `'${call.data.target}' is not a streaming method.` })
    }
    case 7:
      return { kind: 'close' }
    // Unknown message types are ignored, so that newer clients work.
    default:
      return typeof (message as { type?: unknown }).type === 'number'
        ? nothing
        : { kind: 'close', error: "The message has no 'type'." }
  }
}

function invoke(call: z.infer<typeof invocation>, connectionId: string): Reaction {
  const { target, arguments: accepted, answer } = sessionHub.getConnectionId
  if (call.target.toLowerCase() !== target.toLowerCase()) {
    return complete(call.invocationId, { error: `The hub has no method '${call.target}'.` })
  }
  if (!accepted.safeParse(call.arguments).success) {
    return complete(call.invocationId, { error: `'${target}' takes no arguments.` })
  }
  return complete(call.invocationId, { result: answer.parse(connectionId) })
}

/** A call without an invocation id expects no answer. */
function complete(
  invocationId: string | undefined,
  outcome: { result: unknown } | { error: string },
): Reaction {
  if (invocationId === undefined) return nothing
  return { kind: 'answer', text: write({ type: 3, invocationId, ...outcome }) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
