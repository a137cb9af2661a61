/** Messages between a demo page and its worker that replace a websocket; `id` identifies the socket. */
export type SocketWords = { demo: 'socket'; id: string } & (
  | { say: 'open'; url?: string }
  | { say: 'data'; text: string }
  | { say: 'close' }
  /** The page asks whether the worker still knows its socket; a restarted worker answers 'close'. */
  | { say: 'ping' }
)

export function isSocketWords(data: unknown): data is SocketWords {
  return (data as Partial<SocketWords> | null)?.demo === 'socket'
}
