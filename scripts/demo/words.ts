/** Between a page of the demo and its worker: what a socket says. `id` names the socket, in either direction. */
export type SocketWords = { demo: 'socket'; id: string } & (
  | { say: 'open'; url?: string }
  | { say: 'data'; text: string }
  | { say: 'close' }
  /** The page asks whether the worker still knows its socket; one that has been ended meanwhile says 'close'. */
  | { say: 'ping' }
)

export function isSocketWords(data: unknown): data is SocketWords {
  return (data as Partial<SocketWords> | null)?.demo === 'socket'
}
