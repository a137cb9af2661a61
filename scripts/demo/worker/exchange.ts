import type { IncomingMessage, ServerResponse } from 'node:http'

type Handler = (req: IncomingMessage, res: ServerResponse) => void

/** What a handler of Node.js answers to a request of a page. `extra` are headers that a browser adds on the way. */
export async function answerOf(
  request: Request,
  extra: Readonly<Record<string, string>>,
  handler: Handler,
): Promise<Response> {
  const body = new Uint8Array(await request.arrayBuffer())
  return new Promise((resolve) => {
    const cut = (): void => resolve(Response.error())
    const res = outgoing(resolve, cut)
    handler(incoming(request, extra, body, cut), res as unknown as ServerResponse)
  })
}

/** A request as Node.js gives it, as far as the mock reads it. */
export function incoming(
  request: Pick<Request, 'method' | 'url'> & { headers?: Headers; referrer?: string },
  extra: Readonly<Record<string, string>>,
  body: Uint8Array = new Uint8Array(),
  cut: () => void = () => {},
): IncomingMessage {
  const { pathname, search } = new URL(request.url)
  const headers = { ...Object.fromEntries(request.headers ?? []), ...extra }
  const message = {
    method: request.method,
    url: pathname + search,
    headers,
    rawHeaders: Object.entries(headers).flat(),
    query: Object.fromEntries(new URLSearchParams(search)),
    socket: { resetAndDestroy: cut },
    async *[Symbol.asyncIterator]() {
      await Promise.resolve()
      yield Buffer.from(body)
    },
  }
  return message as unknown as IncomingMessage
}

type Header = string | number | readonly string[]

/** An answer as Node.js takes it, as far as the mock fills it; it is told whole once it is ended. */
function outgoing(tell: (answer: Response) => void, cut: () => void) {
  const headers = new Headers()
  const parts: Uint8Array[] = []
  const hearing: Record<string, (() => void)[]> = {}
  const fire = (name: string): void => hearing[name]?.forEach((hear) => hear())
  const res = {
    statusCode: 200,
    headersSent: false,
    writableFinished: false,
    socket: { resetAndDestroy: cut },
    on(name: string, hear: () => void) {
      ;(hearing[name] ??= []).push(hear)
      return res
    },
    setHeader(name: string, value: Header) {
      headers.set(name, String(value))
      return res
    },
    appendHeader(name: string, value: Header) {
      headers.append(name, String(value))
      return res
    },
    hasHeader: (name: string) => headers.has(name),
    getHeader: (name: string) => headers.get(name) ?? undefined,
    removeHeader: (name: string) => headers.delete(name),
    writeHead(status: number, given: Readonly<Record<string, Header>> = {}) {
      res.statusCode = status
      res.headersSent = true
      for (const [name, value] of Object.entries(given)) headers.set(name, String(value))
      return res
    },
    write(part: string | Uint8Array, then?: () => void) {
      parts.push(Buffer.from(part as string))
      then?.()
      return true
    },
    end(part?: string | Uint8Array) {
      if (part !== undefined) res.write(part)
      res.headersSent = true
      res.writableFinished = true
      fire('finish')
      fire('close')
      tell(responseOf(res.statusCode, headers, parts))
      return res
    },
    destroy() {
      fire('close')
      cut()
      return res
    },
  }
  return res
}

function responseOf(status: number, headers: Headers, parts: readonly Uint8Array[]): Response {
  const hasNone = status === 204 || status === 304
  // Counted anew, by whoever reads it.
  headers.delete('Content-Length')
  return new Response(hasNone ? null : new Blob([...parts] as BlobPart[]), { status, headers })
}
