import type { Mock } from '#mock/app.ts'
import type { SocketWords } from '../words.ts'

type Say = (words: SocketWords) => void
type Socket = { hear: (text: string) => void; end: () => void }

/** The sockets of all pages, as messages. */
export function createPageSockets(connect: Mock['connect']) {
  const sockets = new Map<string, Socket>()

  function open(id: string, url: string, say: Say): void {
    const admission = connect(new Request(url))
    if (typeof admission === 'number') return say({ demo: 'socket', id, say: 'close' })
    say({ demo: 'socket', id, say: 'open' })
    const peer = {
      readyState: WebSocket.OPEN as number,
      send: (text: string) => say({ demo: 'socket', id, say: 'data', text }),
      close: end,
      terminate: end,
    }
    const { accept, forget } = admission
    const { hear, onGone } = accept(peer)
    sockets.set(id, { hear, end })

    function end(): void {
      if (!sockets.delete(id)) return
      peer.readyState = WebSocket.CLOSED
      say({ demo: 'socket', id, say: 'close' })
      onGone()
      forget()
    }
  }

  return function hear(words: SocketWords, say: Say): void {
    const { id } = words
    const socket = sockets.get(id)
    if (words.say === 'open') return open(id, words.url ?? '', say)
    if (!socket) return say({ demo: 'socket', id, say: 'close' })
    if (words.say === 'data') socket.hear(words.text)
    if (words.say === 'close') socket.end()
    if (words.say === 'ping') say({ demo: 'socket', id, say: 'ping' })
  }
}
