const end = '\u001e'

type Frame = { type?: number; target?: string; invocationId?: string }

/** Script of a hub in a test: answers an invocation, and may send a message afterwards. */
export type Script = {
  invoked: (frame: unknown) => unknown
  afterwards?: unknown
}

/** The socket of a SignalR client in tests: handshake, then the script. */
export function scriptedSocket(script: Script): new (url: string) => object {
  return class {
    static readonly OPEN = 1
    binaryType = 'arraybuffer'
    readyState = 1
    onopen: (() => void) | null = null
    onmessage: ((event: { data: string }) => void) | null = null
    onclose: ((event: { code: number; wasClean: boolean }) => void) | null = null
    onerror: ((event: unknown) => void) | null = null

    readonly url: string

    constructor(url: string) {
      this.url = url
      queueMicrotask(() => this.onopen?.())
    }

    send(text: string): void {
      for (const message of text.split(end).filter(Boolean)) this.#take(JSON.parse(message) as Frame)
    }

    close(): void {
      this.readyState = 3
      this.onclose?.({ code: 1000, wasClean: true })
    }

    #take(frame: Frame): void {
      if ('protocol' in frame) this.#say({})
      if (frame.type !== 1) return
      this.#say(script.invoked(frame))
      if (script.afterwards !== undefined) this.#say(script.afterwards)
    }

    #say(message: unknown): void {
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) + end }))
    }
  }
}
