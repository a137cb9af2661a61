import type { Duplex } from 'node:stream'
import type { PageSocket } from '../worker/pageSockets.ts'

/** What the mock takes of `ws`: a socket of a page is there already, nothing is shaken or framed. */
export class WebSocketServer {
  handleUpgrade(
    _req: unknown,
    socket: Duplex,
    _head: unknown,
    accept: (ws: PageSocket['accepted']) => void,
  ): void {
    accept((socket as unknown as PageSocket).open())
  }

  close(): void {}
}
