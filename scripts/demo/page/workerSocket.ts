import { isSocketWords, type SocketWords } from '../words.ts'

const pingEveryMs = 10_000
const answerLimitMs = 5_000

type Sending = { say: 'open'; url: string } | { say: 'data'; text: string } | { say: 'close' | 'ping' }

/** A replacement of WebSocket in a page, with the worker as the other end. */
export function workerSocket(workers: ServiceWorkerContainer) {
  return class WorkerSocket {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSING = 2
    static readonly CLOSED = 3

    readyState = WorkerSocket.CONNECTING
    binaryType: BinaryType = 'blob'
    onopen: ((event: Event) => void) | null = null
    onmessage: ((event: MessageEvent) => void) | null = null
    onerror: ((event: Event) => void) | null = null
    onclose: ((event: CloseEvent) => void) | null = null

    readonly url: string
    readonly #id = crypto.randomUUID()
    #pinging = 0
    #waiting = 0

    constructor(url: string) {
      this.url = url
      workers.addEventListener('message', this.#hear)
      workers.startMessages()
      this.#say({ say: 'open', url })
      // A worker that the browser stopped has lost its sockets; asking also keeps it alive.
      this.#pinging = window.setInterval(() => this.#ping(), pingEveryMs)
      this.#awaitAnswer()
    }

    send(text: string): void {
      this.#say({ say: 'data', text })
    }

    close(): void {
      this.#say({ say: 'close' })
      this.#end()
    }

    #ping(): void {
      this.#say({ say: 'ping' })
      this.#awaitAnswer()
    }

    #awaitAnswer(): void {
      window.clearTimeout(this.#waiting)
      this.#waiting = window.setTimeout(() => this.#end(), answerLimitMs)
    }

    #say(words: Sending): void {
      const whole = { demo: 'socket', id: this.#id, ...words } as SocketWords
      if (workers.controller) workers.controller.postMessage(whole)
      else this.#end()
    }

    readonly #hear = ({ data }: MessageEvent): void => {
      if (!isSocketWords(data) || data.id !== this.#id) return
      window.clearTimeout(this.#waiting)
      if (data.say === 'open') {
        this.readyState = WorkerSocket.OPEN
        this.onopen?.(new Event('open'))
      }
      if (data.say === 'data') this.onmessage?.(new MessageEvent('message', { data: data.text }))
      if (data.say === 'close') this.#end()
    }

    /** Later, so that the creator of the socket can add listeners. */
    #end(): void {
      if (this.readyState === WorkerSocket.CLOSED) return
      this.readyState = WorkerSocket.CLOSED
      window.clearInterval(this.#pinging)
      window.clearTimeout(this.#waiting)
      workers.removeEventListener('message', this.#hear)
      void Promise.resolve().then(() => this.onclose?.(new CloseEvent('close', { code: 1006 })))
    }
  }
}
