import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { SocketWords } from '../words.ts'
import { incoming } from './exchange.ts'

/** What the hub uses of a socket of `ws`. */
type Accepted = {
  readyState: number
  readonly OPEN: 1
  on: (name: 'message' | 'error' | 'close', hear: (data: string) => void) => void
  send: (text: string) => void
  close: () => void
  terminate: () => void
}

/** A socket of a page, before it is accepted and after. */
export type PageSocket = { accepted: Accepted; open: () => Accepted }

type Say = (words: SocketWords) => void
type Upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => void

/** The sockets of all pages, by the messages that stand for them. */
export function createPageSockets(upgrade: Upgrade, headers: Readonly<Record<string, string>>) {
  const sockets = new Map<string, ReturnType<typeof pageSocket>>()

  return function hear(words: SocketWords, say: Say): void {
    const { id } = words
    const socket = sockets.get(id)
    if (words.say === 'open') {
      const made = pageSocket(id, say, () => sockets.delete(id))
      sockets.set(id, made)
      const req = incoming({ method: 'GET', url: words.url ?? '/' }, headers)
      return upgrade(req, made as unknown as Duplex, Buffer.alloc(0))
    }
    if (!socket) return say({ demo: 'socket', id, say: 'close' })
    if (words.say === 'data') socket.fire('message', words.text)
    if (words.say === 'close') socket.destroy()
    if (words.say === 'ping') say({ demo: 'socket', id, say: 'ping' })
  }
}

function pageSocket(id: string, say: Say, forget: () => void) {
  const hearing: Record<string, ((data: string) => void)[]> = {}
  const fire = (name: string, data = ''): void => hearing[name]?.forEach((hear) => hear(data))
  const on = (name: string, hear: (data: string) => void): void => void (hearing[name] ??= []).push(hear)
  const accepted: Accepted = {
    readyState: 1,
    OPEN: 1,
    on,
    send: (text) => say({ demo: 'socket', id, say: 'data', text }),
    close: destroy,
    terminate: destroy,
  }

  function destroy(): void {
    if (accepted.readyState !== 1) return
    accepted.readyState = 3
    forget()
    say({ demo: 'socket', id, say: 'close' })
    fire('close')
  }

  return {
    accepted,
    fire,
    on,
    once: on,
    destroy,
    /** A refusal is written and ended; a page hears that its socket is closed. */
    end: destroy,
    open(): Accepted {
      say({ demo: 'socket', id, say: 'open' })
      return accepted
    },
    get writableEnded(): boolean {
      return accepted.readyState !== 1
    },
  }
}
